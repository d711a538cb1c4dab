import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { box, PLACE as COORDINATES, film } from '../../../../test/boxes'
import { all, parse, words } from '../../../../test/html'
import { CATALOG, INFO, PAGES, pdf } from '../../../../test/pdfs'
import { cookieOf, postFiles } from '../../../../test/people'
import { jpegOf, withPlace } from '../../../../test/pictures'
import { getWith } from '../../../../test/worker'
import { readOriginMarks } from '../../../listing/picture-marks'
import { article, siteSetting } from '../../../platform/db/schema-content'
import { audit } from '../../../platform/db/schema-people'
import { contentName } from '../../../platform/files/picture-sizes'
import { pictureFiles } from '../../../platform/format/picture-files'
import { listLibrary } from '../../../site/media/queries'
import { storeUpload } from '../../../site/media/store-upload'

const PLACE = 'GPS 51.0543 N 3.7174 E'
const STORED = /^\/media\/[0-9a-f]{24}-4000x3000-[0-9a-f]{6}-960\.jpg$/

const PROTECTED = pdf({ objects: [CATALOG, PAGES, INFO], trailer: '/Info 3 0 R /Encrypt 9 0 R' })

let editor: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(audit)
  editor = await cookieOf('editor')
})

function send(path: string, files: File[], fields: Record<string, string> = {}, cookie = editor) {
  const name = path === '' ? 'files' : 'file'
  const entries = files.map((file) => [name, file] as const)
  return postFiles(`/staff/media${path}`, fields, entries, cookie)
}

function fileOf(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  type = 'image/jpeg',
): File {
  return new File([content], name, { type })
}

async function newest() {
  const [file] = await listLibrary(db)
  return file ?? expect.fail('the library is empty')
}

async function pageText(path: string): Promise<string> {
  const response = await get(path, { headers: { Cookie: editor } })
  expect(response.status).toBe(200)
  return response.text()
}

async function auditEntries(): Promise<string[]> {
  return (await db.select({ action: audit.action }).from(audit)).map(({ action }) => action)
}

describe('an uploaded photo', () => {
  test('loses the mark of an AI program in its file, which is stored as a suggestion', async () => {
    const photo = withPlace(await jpegOf(1200, 800), 'trainedAlgorithmicMedia')
    await send('', [fileOf(photo, 'tuin.jpg')])
    const { url } = await newest()
    const mark = { origin: 'generated', mark: 'trainedAlgorithmicMedia' }
    const pictures = [{ url: `${url}#focus=20,30`, name: '' }]
    expect([...(await readOriginMarks(db, pictures)).values()]).toEqual([mark])
    const stored = await env.MEDIA.get(url.slice(1))
    expect(await stored?.text()).not.toContain(mark.mark)
  })

  test('is resized, loses its location and asks for an alternative text', async () => {
    const photo = withPlace(await jpegOf(4000, 3000), PLACE)
    const response = await send('', [fileOf(photo, 'IMG 2041.JPG')])
    const file = await newest()
    expect(response.headers.get('Location')).toBe(`/staff/media/${file.id}?done=upload`)
    expect(file).toMatchObject({ name: 'IMG 2041.JPG', type: 'image/jpeg', size: photo.length })
    expect(file.url).toMatch(STORED)
    const { srcSet, src } = pictureFiles(file.url)
    const addresses = (srcSet ?? '').split(', ').map((one) => one.split(' ')[0] ?? '')
    expect(addresses.map((one) => one.split('-').at(-1))).toEqual(
      [480, 720, 960, 1600, 2400].map((width) => `${width}.avif`),
    )
    for (const address of [...addresses, src]) {
      const response = await get(address)
      expect([address, response.status]).toEqual([address, 200])
      expect(response.headers.get('Cache-Control')).toContain('immutable')
      expect(latin(await response.arrayBuffer())).not.toMatch(/Exif|GPS/)
    }
    expect(words(parse(await pageText('/staff/media?shelf=undescribed')))).toContain('IMG 2041')
    expect(await auditEntries()).toEqual(['media.upload'])
  })

  test('in HEIC format is converted, or refused with a message if no service can convert it', async () => {
    const heic = fileOf(latinBytes(`\0\0\0\x18ftypheic\0\0\0\0mif1heic`), 'IMG.HEIC', 'image/heic')
    const jpeg = await jpegOf(400, 300)
    const real = env.IMAGES ?? expect.fail('no service')
    const converter = {
      info: async () => ({ format: 'image/heic', fileSize: heic.size, width: 400, height: 300 }),
      input: () => real.input(new Blob([jpeg]).stream()),
    } as unknown as ImagesBinding
    const stored = await storeUpload(heic, { media: env.MEDIA, images: converter })
    expect(stored).toMatchObject({ status: 'stored', url: expect.stringContaining('-400x300-') })
    const rejection = await storeUpload(heic, { media: env.MEDIA })
    expect(rejection).toEqual({ status: 'refused', why: 'convert' })
  })
})

describe('an upload', () => {
  test.each([
    ['a page named .jpg', fileOf('<html><script>alert(1)</script>', 'a.jpg'), 422, 'van een type'],
    ['a broken picture', fileOf(latinBytes('\xff\xd8\xff\xe0'), 'a.jpg'), 422, 'beschadigd'],
    ['a broken drawing', fileOf('<svg', 'a.svg', 'image/svg+xml'), 422, 'van een type'],
    ['nothing', fileOf('', 'a.jpg'), 422, 'leeg'],
    ['21 MB', fileOf(new Uint8Array(21 * 1024 * 1024), 'a.jpg'), 413, 'groter dan 20 MB'],
  ])('of %s is refused with a message', async (_, file, status, text) => {
    const before = await listLibrary(db)
    const response = await send('', [file])
    expect(response.status).toBe(status)
    expect(words(parse(await response.text()))).toContain(text)
    expect(await listLibrary(db)).toEqual(before)
    expect(await auditEntries()).toEqual([])
  })

  test('of more than 40 MB is refused, and one without a session is not read', async () => {
    const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) =>
      fileOf(new Uint8Array(15 * 1024 * 1024), name),
    )
    const response = await send('', files)
    expect(response.status).toBe(413)
    expect(words(parse(await response.text()))).toContain('samen hoogstens 40 MB')
    const stranger = await send('', files.slice(0, 1), {}, '')
    expect([stranger.status, stranger.headers.get('Location')]).toEqual([303, '/staff'])
  })

  test('stores the valid files among invalid ones', async () => {
    const validFile = fileOf(await jpegOf(20, 10), 'goed.jpg')
    const response = await send('', [fileOf('text', 'slecht.txt'), validFile])
    expect(response.status).toBe(422)
    const text = words(parse(await response.text()))
    expect(text).toMatch(/slecht\.txt is van een type/)
    expect(text).toMatch(/goed\.jpg staat in de bibliotheek/)
    expect((await newest()).name).toBe('goed.jpg')
  })

  test.each([
    ['cut, without a service of sizes', truncate, undefined],
    ['cut, with a service of sizes', truncate, env.IMAGES],
    ['scrambled behind its header', scrambled, env.IMAGES],
  ])('stores two of three pictures and names the one that is %s', async (_, breakIt, IMAGES) => {
    const body = new FormData()
    const broken = breakIt(await jpegOf(400, 300))
    body.append('files', fileOf(await jpegOf(61, 30), 'voor.jpg'))
    body.append('files', fileOf(broken, 'tuin.jpg'))
    body.append('files', fileOf(await jpegOf(61, 50), 'achter.jpg'))
    const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: editor }
    const response = await getWith({ IMAGES }, '/staff/media', { method: 'POST', headers, body })
    expect(response.status).toBe(422)
    const text = words(parse(await response.text()))
    expect(text).toMatch(/voor\.jpg staat in de bibliotheek/)
    expect(text).toMatch(/tuin\.jpg is beschadigd/)
    expect(text).toMatch(/achter\.jpg staat in de bibliotheek/)
    const [last, first] = await listLibrary(db)
    expect([first?.name, last?.name]).toEqual(['voor.jpg', 'achter.jpg'])
    const prefix = `media/${await contentName(broken)}`
    expect((await env.MEDIA.list({ prefix })).objects).toEqual([])
  })

  test('of a drawing is stored unchanged, and its response can neither run nor load anything', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{display:none}</style><g class="a"><text>Prijs</text></g><path d="M0 0h1v1z"/></svg>'
    await send('', [fileOf(svg, 'Ons logo.svg', 'image/svg+xml')])
    const { url } = await newest()
    expect(url).toMatch(/^\/media\/[0-9a-f]{24}\/ons-logo\.svg$/)
    const response = await get(url)
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    )
    expect(await response.text()).toBe(svg)
  })
})

test('a film loses its location and is stored with its size', async () => {
  const text = film({ inMovie: box('udta', box('\xa9xyz', `\0\x12\x15\xc7${COORDINATES}`)) })
  await send('', [fileOf(latinBytes(text), 'film.mp4')])
  const stored = latin(await (await get((await newest()).url)).arrayBuffer())
  expect(stored).not.toContain('51.05')
  expect(stored).toHaveLength(text.length)
})

test.each([
  ['', pdf({ objects: [CATALOG, PAGES, INFO], trailer: '/Info 3 0 R' }), 'Jan (P) Peeters'],
  ['on', pdf({ objects: [CATALOG, PAGES, INFO], trailer: '/Info 3 0 R' }), 'Titel: Price list.'],
  ['', pdf({ objects: [CATALOG, PAGES] }), 'Auteur in het bestand: –. Titel: –.'],
  ['', PROTECTED, 'Auteur en titel zijn hier niet leesbaar'],
])(
  'a PDF (gated: %j) is stored unchanged, and its page shows its author and title',
  async (...row) => {
    const [gated, text, notice] = row
    const response = await send('', [fileOf(latinBytes(text), 'plan.pdf')], { gated })
    expect(words(parse(await pageText(response.headers.get('Location') ?? '')))).toContain(notice)
    const stored = await env.MEDIA.get((await newest()).url.slice(1))
    expect(latin((await stored?.arrayBuffer()) ?? new ArrayBuffer())).toBe(text)
  },
)

/** Returns a truncated JPEG. */
function truncate(jpeg: Uint8Array<ArrayBuffer>) {
  return jpeg.slice(0, jpeg.length / 2)
}

/** Returns a JPEG with a valid header and end, but with pixels that cannot be decoded. */
function scrambled(jpeg: Uint8Array<ArrayBuffer>) {
  return jpeg.slice().fill(0x55, jpeg.length - 120, jpeg.length - 2)
}

describe('a file of the library', () => {
  test('is described in each language, and its article shows the description', async () => {
    const used = await articlePicture()
    const alt = { 'alt.nl': 'De linde in bloei', 'alt.fr': 'Le tilleul en fleurs' }
    const response = await send(`/${used}`, [], { ...alt, credit: 'A. Maes' })
    expect(response.headers.get('Location')).toBe(`/staff/media/${used}?done=describe`)
    const file = (await listLibrary(db)).find(({ id }) => id === used)
    expect(file).toMatchObject({
      alt: { nl: 'De linde in bloei', fr: 'Le tilleul en fleurs' },
      credit: 'A. Maes',
      isDecoration: false,
    })
    expect(words(parse(await pageText(`/staff/media?q=tilleul`)))).toContain('De linde in bloei')
  })

  test('cannot be deleted while it is used, and is deleted completely when unused', async () => {
    const used = await articlePicture()
    const page = parse(await pageText(`/staff/media/${used}`))
    expect(all(page, 'a').some(({ attribs }) => attribs.href?.startsWith('/staff/articles/'))).toBe(
      true,
    )
    const rejection = await send(`/${used}/removal`, [])
    const refused = await pageText(rejection.headers.get('Location') ?? '')
    expect(words(parse(refused))).toContain('Het bestand is nog in gebruik en is niet verwijderd')
    expect((await listLibrary(db)).some(({ id }) => id === used)).toBe(true)

    await send('', [fileOf(await jpegOf(50, 40), 'a.jpg')])
    const { id, url } = await newest()
    const response = await send(`/${id}/removal`, [])
    expect(response.headers.get('Location')).toBe('/staff/media?done=delete')
    expect((await get(url)).status).toBe(404)
    const remaining = await env.MEDIA.list({ prefix: url.slice(1, 30) })
    expect(remaining.objects).toEqual([])
  })

  test('is replaced wherever it is used, also by its address', async () => {
    await send('', [fileOf(await jpegOf(60, 40), 'oud.jpg')])
    const oldFile = await newest()
    const [settings] = await db.select().from(siteSetting)
    if (!settings) return expect.fail('no settings')
    await db.update(siteSetting).set({ data: { ...settings.data, loginPicture: oldFile.url } })
    const response = await send(`/${oldFile.id}/replacement`, [
      fileOf(await jpegOf(70, 40), 'nieuw.jpg'),
    ])
    expect(response.headers.get('Location')).toBe(`/staff/media/${oldFile.id}?done=replace`)
    const newFile = await newest()
    expect(newFile).toMatchObject({ id: oldFile.id, name: 'nieuw.jpg', alt: oldFile.alt })
    const [after] = await db.select().from(siteSetting)
    expect(after?.data.loginPicture).toBe(newFile.url)
    expect(newFile.url).not.toBe(oldFile.url)
    expect(words(parse(await pageText(`/staff/media/${oldFile.id}`)))).toContain('Instellingen')
  })

  test('is not replaced by a broken file, which is reported', async () => {
    await send('', [fileOf(await jpegOf(60, 40), 'oud.jpg')])
    const oldFile = await newest()
    const broken = fileOf(truncate(await jpegOf(70, 40)), 'nieuw.jpg')
    const response = await send(`/${oldFile.id}/replacement`, [broken])
    expect(response.status).toBe(422)
    expect(words(parse(await response.text()))).toContain('nieuw.jpg is beschadigd')
    expect(await newest()).toEqual(oldFile)
  })
})

async function articlePicture(): Promise<number> {
  const rows = await db.select({ id: article.imageId }).from(article)
  return rows.find(({ id }) => id !== null)?.id ?? expect.fail('no article has a picture')
}

function latin(bytes: ArrayBuffer): string {
  return new TextDecoder('latin1').decode(bytes)
}

function latinBytes(text: string) {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

describe('the focus point of a picture', () => {
  async function pictureUsed() {
    await send('', [fileOf(await jpegOf(800, 600), 'house.jpg')])
    const file = await newest()
    await db
      .update(article)
      .set({ imageId: file.id, introText: { nl: `<p><img src="${file.url}" alt=""></p>` } })
      .where(eq(article.id, 10))
    return file
  }

  const act = (id: number, fields: Record<string, string>, path = '/focus') =>
    send(`/${id}${path}`, [], fields)

  test('is set by a click and applies everywhere without a new file', async () => {
    const { id, url } = await pictureUsed()
    const pressed = await act(id, { 'press.x': '160', 'press.y': '360' })
    expect(pressed.headers.get('Location')).toBe(`/staff/media/${id}?done=focus`)
    expect((await newest()).url).toBe(`${url}#focus=25,75`)
    const [row] = await db.select().from(article).where(eq(article.id, 10))
    expect(row?.introText.nl).toContain(`src="${url}#focus=25,75"`)
    expect((await auditEntries()).toSorted()).toEqual(['media.change', 'media.upload'])
    const page = await pageText(`/staff/media/${id}`)
    expect(page).toContain('--focus:25% 75%')
    expect(page).toContain('left:25%;top:75%')
    expect(pictureFiles(`${url}#focus=25,75`).src).toBe(pictureFiles(url).src)
    await send('', [fileOf(await jpegOf(800, 600), 'again.jpg')])
    expect((await newest()).id).toBe(id)
  })
})
