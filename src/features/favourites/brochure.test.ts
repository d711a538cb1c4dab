import { beforeAll, describe, expect, test, vi } from 'vitest'
import { get, importItems, listing, loadAgency, purge } from '../../../test/agency'
import { all, byClass, parse, words } from '../../../test/html'
import { keepLogs, loggedEvents } from '../../../test/logs'
import { begin } from '../../../test/worker'
import type { Bindings } from '../../env'
import { brochureFilePath, brochurePath, favouritesPath } from '../../urls'

beforeAll(() => loadAgency())
keepLogs()

const IDS = ['410001', '410018']

describe('the brochure', () => {
  test.each(['nl', 'de'] as const)(
    'has a cover and a sheet for each listing in %s',
    async (lang) => {
      const response = await get(brochurePath(lang, [...IDS, 'p9001', '999999']))
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const document = parse(await response.text())
      const sheets = byClass(document, 'poster')
      expect(sheets).toHaveLength(3)
      expect(words(byClass(document, 'cover')[0] ?? document)).toContain('Lindehof')
      for (const sheet of sheets) {
        expect(all(sheet, 'h2').map(words)[0]).toBeTruthy()
        expect(byClass(sheet, 'paper-address')).toHaveLength(1)
        expect(byClass(sheet, 'key-facts')).toHaveLength(1)
      }
      expect(all(document, 'meta', { name: 'robots' })).not.toEqual([])
    },
  )

  test('contains the legally required facts and no hidden ones', async () => {
    const home = listing({
      Street: 'Zwijgzaamlaan',
      PublishAddress: false,
      Price: 87_654_321,
      PublishPrice: false,
      FloodP: 'B',
      EPCUniqueCode: '20261124-0001',
    })
    await importItems(home)
    const text = await (await get(brochurePath('nl', [String(home.ID)]))).text()
    expect(text).toContain('20261124-0001')
    expect(text).toContain('Prijs op aanvraag')
    expect(text).not.toContain('Zwijgzaam')
    expect(text).not.toMatch(/87.?654.?321/)
  })

  test('contains at most twelve listings, and redirects to the favourites without any', async () => {
    const homes = Array.from({ length: 14 }, () => listing())
    await importItems(...homes)
    const many = homes.map(({ ID }) => String(ID))
    const document = parse(await (await get(brochurePath('nl', many))).text())
    expect(byClass(document, 'poster')).toHaveLength(12)
    const none = await get(brochurePath('nl', ['999999']))
    expect(none.headers.get('Location')).toBe(favouritesPath('nl', ['999999']))
  })
})

describe('the brochure file', () => {
  const FILE = brochureFilePath('nl', IDS)
  const PAGE = brochurePath('nl', IDS)

  test('redirects to the printable page without a browser binding', async () => {
    const response = await get(FILE)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(PAGE)
  })

  test('is printed from that page once for each version of the content', async () => {
    const browser = fakeBrowser(() => new Response('%PDF-1.7 one'))
    const first = await request({ BROWSER: browser }, FILE)
    expect(first.headers.get('Content-Type')).toBe('application/pdf')
    expect(first.body).toBe('%PDF-1.7 one')
    expect(browser.quickAction).toHaveBeenCalledWith(
      'pdf',
      expect.objectContaining({ url: `http://localhost${PAGE}` }),
    )
    expect((await request({ BROWSER: browser }, FILE)).body).toBe('%PDF-1.7 one')
    expect(browser.quickAction).toHaveBeenCalledTimes(1)
    await purge()
    const changed = fakeBrowser(() => new Response('%PDF-1.7 two'))
    await expect
      .poll(async () => (await request({ BROWSER: changed }, FILE)).body)
      .toBe('%PDF-1.7 two')
  })

  test.each([
    ['returns an error', () => new Response('{}', { status: 503 })],
    [
      'throws an error',
      () => {
        throw new Error('no browser left')
      },
    ],
  ])('redirects to the printable page if the browser %s', async (_, respond) => {
    const file = brochureFilePath('fr', IDS)
    const response = await request({ BROWSER: fakeBrowser(respond) }, file)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(brochurePath('fr', IDS))
    expect(loggedEvents()).toContain('brochure not printed')
  })

  test('is limited to a number of prints for each IP address', async () => {
    const browser = fakeBrowser(() => new Response('%PDF'))
    const requestBrochure = (id: number) =>
      request(
        { BROWSER: browser, RATE_LIMIT_FACTOR: '0.1' },
        brochureFilePath('en', [String(id), '410001']),
        { headers: { 'CF-Connecting-IP': '203.0.113.88' } },
      )
    const statuses = []
    for (let id = 1; id <= 2; id++) statuses.push((await requestBrochure(id)).status)
    expect(statuses).toEqual([200, 302])
  })
})

/** Asks a worker with other bindings, and comes back when all its work is done. */
async function request(bindings: Partial<Bindings>, path: string, init: RequestInit = {}) {
  const { response, done } = await begin(path, init, bindings)
  const body = new TextDecoder().decode(await response.arrayBuffer())
  await done()
  return { status: response.status, headers: response.headers, body }
}

/** A browser that answers each print so. */
function fakeBrowser(answer: () => Response) {
  return { quickAction: vi.fn(async () => answer()) } as unknown as BrowserRun & {
    quickAction: ReturnType<typeof vi.fn>
  }
}
