import { beforeAll, describe, expect, test } from 'vitest'
import demo from '../../../seeds/settings.json'
import {
  asStaff,
  getJson,
  importItems,
  listing,
  loadAgency,
  ORIGIN,
  purge,
} from '../../../test/agency'
import { exampleProperty } from '../../../test/example-property'
import { all, attributes, byClass, words } from '../../../test/html'
import { documentAt, htmlAt } from '../../../test/open-page'
import { cookieOf } from '../../../test/people'
import type { PictureOrigin } from '../../listing/property'
import { DEFAULT_PUBLISH_SETTINGS, publicCard } from '../../listing/published'
import { LANGS, type Lang } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'
import { composeMail } from '../../platform/mail/compose'
import { siteSettings } from '../../site/site'
import { brochurePath, comparePath, postersPath, propertyPath } from '../../urls'
import { toMailListing } from '../saved-searches/saved-searches'

const STAGED = '/images/demo/room-linden-living-corner-960.jpg'
const EMPTY_ROOM = '/images/demo/room-card-living-corner-960.jpg'
const PLAIN = '/images/demo/home-410012-960.jpg'
const EDITED = '/images/demo/home-410013-960.jpg'
const WORDS: Record<Lang, string> = {
  nl: 'Virtueel ingericht',
  fr: 'Ameublement virtuel',
  en: 'Virtually furnished',
  de: 'Virtuell eingerichtet',
}

const PICTURES = [
  { Url: STAGED, Name: 'Leefruimte', Origin: 'staged', OriginalUrl: EMPTY_ROOM },
  { Url: PLAIN, Name: 'Gevel', Origin: 'photograph' },
  { Url: EDITED, Name: 'Tuin', Origin: 'edited' },
]
const FURNISHED = listing({ Zip: '8670', LargePictureItems: PICTURES })
const UNCLAIMED = listing({ Goal: 1, LargePictureItems: PICTURES.map(({ Url }) => ({ Url })) })
interface ApiPictures {
  Items: { ID: number; LargePictureItems: object[] }[]
}

let office: string

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(FURNISHED, UNCLAIMED)
  await purge()
  office = await cookieOf('office')
})

/** The pages that show pictures, and the number of pictures with words on them. */
const PAGES: [name: string, path: (lang: Lang, id: number) => string, count: number][] = [
  ['the page of a property', (lang, id) => propertyPath(lang, id), 4],
  ['a brochure', (lang, id) => brochurePath(lang, [String(id)]), 3],
  ['a comparison', (lang, id) => comparePath(lang, [String(id)]), 1],
]

describe.each(LANGS)('in %s', (lang) => {
  test.each(PAGES)('%s has the words on the picture and in its text', async (_, path, count) => {
    const page = await documentAt(path(lang, FURNISHED.ID))
    const marked = byClass(page, 'picture-origin')
    expect(marked).toHaveLength(count)
    for (const picture of marked) {
      const [alt = ''] = attributes(all(picture, 'img'), 'alt')
      expect(alt.endsWith(words(picture))).toBe(true)
    }
    expect(marked.map(words)).toContain(WORDS[lang])
    const unclaimed = await htmlAt(path(lang, UNCLAIMED.ID))
    expect(unclaimed).not.toContain('picture-origin')
    expect(unclaimed).not.toContain(WORDS[lang])
  })
})

test('a card of a list has the words of its first picture and those of the other ones', async () => {
  const list = await documentAt('/fr/a-vendre?region=8670')
  expect(byClass(list, 'picture-origin').map(words)).toEqual(['Ameublement virtuel'])
  const [carousel] = all(list, 'div', { 'data-origins': '|Retouchée par IA' })
  expect(carousel).toBeDefined()
})

test('a poster has the words on its large picture', async () => {
  const poster = await documentAt(postersPath(String(FURNISHED.ID)), office)
  expect(byClass(poster, 'picture-origin').map(words)).toEqual(['Virtueel ingericht'])
})

test('the unedited picture is linked without scripts, and full screen', async () => {
  const page = await documentAt(propertyPath('nl', FURNISHED.ID))
  const [list] = byClass(page, 'originals')
  const line = list ?? expect.fail('no list of originals')
  expect(words(line)).toBe('Foto 1 van 3 · Virtueel ingericht · Bekijk de onbewerkte foto')
  expect(attributes(all(line, 'a'), 'href')).toEqual([EMPTY_ROOM])
  expect(all(page, 'a', { 'data-original': EMPTY_ROOM })).toHaveLength(1)
})

test('structured data has the source type of IPTC for pictures with an origin', async () => {
  const page = await documentAt(propertyPath('nl', FURNISHED.ID))
  const scripts = all(page, 'script', { type: 'application/ld+json' })
  const text = JSON.stringify(
    scripts.map(({ children: [data] }) => data && 'data' in data && data.data),
  )
  const types = ['CompositeSynthetic', 'DigitalCapture', 'CompositeWithTrainedAlgorithmicMedia']
  for (const type of types) expect(text).toContain(`https://schema.org/${type}DigitalSource`)
  expect(await htmlAt(propertyPath('nl', UNCLAIMED.ID))).not.toContain('DigitalSource')
})

test('lists of the API and exports have the origin', async () => {
  const { Items } = await getJson<ApiPictures>('/api/properties?lang=nl&region=8670')
  const item = Items.find(({ ID }) => ID === FURNISHED.ID)
  expect(item?.LargePictureItems).toEqual([
    PICTURES[0],
    { Url: PLAIN, Name: 'Gevel', Origin: 'photograph' },
    PICTURES[2],
  ])
  const openImmo = await (await asStaff('/api/export/openimmo.xml?lang=de', {})).text()
  expect(openImmo).toContain('<anhangtitel>Leefruimte, Virtuell eingerichtet</anhangtitel>')
  expect(openImmo).toContain('<anhangtitel>Gevel</anhangtitel>')
})

test('a mail has the words below the picture and in its text', () => {
  const t = translator('en')
  const settings = siteSettings.parse(demo)
  const mailOf = (origin?: PictureOrigin) => {
    const picture = { url: STAGED, name: '', small: null, medium: null, xlarge: null, origin }
    const card = publicCard(exampleProperty({ pictures: [picture] }), DEFAULT_PUBLISH_SETTINGS)
    const listings = [toMailListing({ t, lang: 'en', origin: ORIGIN }, card)]
    const content = {
      lang: 'en' as const,
      origin: null,
      subject: 'New',
      heading: 'New',
      paragraphs: [],
      reason: '',
    }
    const sections = [{ title: '', listings }]
    return composeMail({ ...content, sections }, settings, { email: 'an@example.be' })
  }
  const { html } = mailOf('staged')
  expect(html).toMatch(/alt="[^"]+, Virtually furnished"/)
  expect(html).toContain('>Virtually furnished</p>')
  expect(mailOf('photograph').html).not.toContain('furnished')
})
