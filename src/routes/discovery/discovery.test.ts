import { beforeAll, describe, expect, test } from 'vitest'
import { changeSettings, get, importItems, listing, loadAgency, ORIGIN } from '../../../test/agency'
import { all, attributes, parse, words } from '../../../test/html'
import { getWith } from '../../../test/worker'
import { LANGS } from '../../domain/format/lang'
import { MANIFEST_PATH, propertyPath, SITEMAP_PATH } from '../../urls'

beforeAll(() => loadAgency())

const LISTED = 410009
const SOLD = 410151

describe('the sitemap', () => {
  test('lists every published page and home in every language, each with its hreflang links', async () => {
    const { response, document } = await open(SITEMAP_PATH)
    expect(response.headers.get('Content-Type')).toContain('application/xml')
    const urls = all(document, 'url')
    const addresses = urls.map((url) => words(all(url, 'loc')[0] ?? url))
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const path of ['/nl/', '/fr/a-vendre', '/en/sell-with-lindehof/selling-step-by-step']) {
      expect(addresses).toContain(ORIGIN + path)
    }
    for (const lang of LANGS) expect(addresses).toContain(ORIGIN + propertyPath(lang, LISTED))
    expect(addresses).toContain(`${ORIGIN}/de/project/p/9001`)
    for (const url of urls) {
      const links = all(url, 'xhtml:link')
      expect(attributes(links, 'hreflang')).toEqual([...LANGS, 'x-default'])
      expect(attributes(links, 'href')).toContain(words(all(url, 'loc')[0] ?? url))
    }
    const home = urls[addresses.indexOf(ORIGIN + propertyPath('nl', LISTED))]
    expect(home && all(home, 'image:loc').map(words)[0]).toMatch(/^http:\/\/localhost\/images\//)
  })

  test('leaves out hidden, sold, redirected and noindex pages', async () => {
    const { text } = await open(SITEMAP_PATH)
    for (const path of ['/nl/verkocht', '/nl/privacyverklaring', '/nl/favorieten']) {
      expect(text).not.toContain(`${ORIGIN}${path}<`)
    }
    expect((await get(propertyPath('nl', SOLD))).status).not.toBe(200)
    expect(text).not.toContain(propertyPath('nl', SOLD))
  })

  test('lists enabled languages only', async () => {
    await changeSettings({ languages: ['fr', 'nl'] })
    const { text } = await open(SITEMAP_PATH)
    expect(text).toContain(`hreflang="x-default" href="${ORIGIN}/fr/"`)
    expect(text).not.toContain('/en/')
    await changeSettings({})
  })

  test('is an index of sitemaps once there are more homes than fit in one', async () => {
    const news = Array.from({ length: 1100 }, () => listing())
    await importItems(...news)
    const { document } = await open(SITEMAP_PATH)
    const parts = all(document, 'loc').map(words)
    expect(parts[0]).toBe(`${ORIGIN}/sitemap-pages.xml`)
    expect(parts).toHaveLength(3)
    const seen: string[] = []
    for (const part of parts) {
      const file = await open(part.replace(ORIGIN, ''))
      expect(file.response.status, part).toBe(200)
      seen.push(...all(file.document, 'url').map((url) => words(all(url, 'loc')[0] ?? url)))
    }
    expect(new Set(seen).size).toBe(seen.length)
    for (const { ID } of news) expect(seen).toContain(ORIGIN + propertyPath('en', ID))
    expect(seen).toContain(`${ORIGIN}/nl/te-koop`)
    expect((await get('/sitemap-homes-12345.xml')).status).toBe(404)
    await loadAgency()
  })
})

test('robots.txt names the sitemap and the disallowed paths', async () => {
  const { text } = await open('/robots.txt')
  expect(text).toContain(`Sitemap: ${ORIGIN}${SITEMAP_PATH}`)
  expect(text).toContain('Disallow: /api/')
  const elsewhere = await getWith({ SITE_ORIGIN: 'https://www.lindehof.example' }, '/robots.txt')
  expect(await elsewhere.text()).toContain('Sitemap: https://www.lindehof.example/sitemap.xml')
})

test('the manifest is the agency’s', async () => {
  const { response, text } = await open(MANIFEST_PATH)
  expect(response.headers.get('Content-Type')).toContain('application/manifest+json')
  expect(JSON.parse(text)).toMatchObject({
    name: 'Lindehof',
    start_url: '/nl/',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml' }],
  })
})

test('the favicon answers at its usual address too', async () => {
  const response = await get('/favicon.ico')
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/favicon.svg')
  await changeSettings({ favicon: 'data:,' })
  expect((await get('/favicon.ico')).status).toBe(404)
  await changeSettings({})
})

test('security.txt says whom to write to, and for how long that holds', async () => {
  const { response, text } = await open('/.well-known/security.txt')
  expect(response.headers.get('Content-Type')).toContain('text/plain')
  expect(text).toContain('Contact: mailto:info@lindehof.example\n')
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`)
  const days = (Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

async function open(path: string) {
  const response = await get(path)
  const text = await response.text()
  return { response, text, document: parse(text) }
}
