import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeSettings, db, get, loadAgency, ORIGIN } from '../../../test/agency'
import { all, attributes, parse, words } from '../../../test/html'
import { getWith } from '../../../test/worker'
import { propertiesFrom, sitemapStarts } from '../../listing/queries/sitemap-listings'
import type { CacheContext } from '../../platform/cache'
import { readVersions } from '../../platform/db/version'
import { LANGS } from '../../platform/format/lang'
import { propertyPath, SITEMAP_PATH } from '../../urls'

beforeAll(() => loadAgency())

const LISTED = 410009
const SOLD = 410151

describe('the sitemap', () => {
  test('lists every published page and listing in every language with its hreflang links', async () => {
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
    const listingEntry = urls[addresses.indexOf(ORIGIN + propertyPath('nl', LISTED))]
    expect(listingEntry && all(listingEntry, 'image:loc').map(words)[0]).toMatch(
      /^http:\/\/localhost\/images\//,
    )
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

  test('has its listings in parts, each listing once', async () => {
    const cache = await cacheOfTest()
    const all = (await propertiesFrom(db, cache, 0, 1000)).map(({ id }) => id)
    const starts = await sitemapStarts(db, cache, 20)
    expect(starts.length).toBeGreaterThan(2)
    const parts = await Promise.all(starts.map((id) => propertiesFrom(db, cache, id, 20)))
    expect(parts.flat().map(({ id }) => id)).toEqual(all)
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(20)
  })
})

test('robots.txt names the sitemap and the disallowed paths', async () => {
  const { text } = await open('/robots.txt')
  expect(text).toContain(`Sitemap: ${ORIGIN}${SITEMAP_PATH}`)
  expect(text).toContain('Disallow: /api/')
  const otherOrigin = await getWith({ SITE_ORIGIN: 'https://www.lindehof.example' }, '/robots.txt')
  expect(await otherOrigin.text()).toContain('Sitemap: https://www.lindehof.example/sitemap.xml')
})

describe('the Content-Signal of robots.txt', () => {
  test.each([
    [undefined, 'Content-Signal: search=yes, ai-input=yes, ai-train=no'],
    [{ answers: 'no', training: 'yes' }, 'Content-Signal: search=yes, ai-input=no, ai-train=yes'],
    [{ search: 'unset', answers: 'unset' }, 'Content-Signal: ai-train=no'],
  ] as const)(
    'with the settings %j is in the group of all robots',
    async (contentSignals, line) => {
      await changeSettings({ contentSignals })
      const { text } = await open('/robots.txt')
      expect(text).toMatch(/^User-agent: \*\nContent-Signal: .+\nDisallow: \/api\/\n/)
      expect(text.split('\n')[1]).toBe(line)
    },
  )

  test('is left out if the agency states nothing', async () => {
    const unset = 'unset' as const
    await changeSettings({ contentSignals: { search: unset, answers: unset, training: unset } })
    expect((await open('/robots.txt')).text).not.toContain('Content-Signal')
    await changeSettings({})
  })
})

test('security.txt contains the contact address and an expiry date', async () => {
  const { response, text } = await open('/.well-known/security.txt')
  expect(response.headers.get('Content-Type')).toContain('text/plain')
  expect(text).toContain('Contact: mailto:info@lindehof.example\n')
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`)
  const days = (Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

/** Returns the cache context of a request at the current time. */
async function cacheOfTest(): Promise<CacheContext> {
  const { version, listings } = await readVersions(db)
  const content = { version, previous: null }
  const cacheContext = {
    kv: env.CACHE,
    version,
    previous: null,
    content,
    listings,
    isDatabaseSilent: false,
  }
  const read = { layers: new Set<never>(), stale: false, preview: false, drafts: false } as const
  return { ...cacheContext, ...read, waitUntil: () => undefined }
}

async function open(path: string) {
  const response = await get(path)
  const text = await response.text()
  return { response, text, document: parse(text) }
}
