import { beforeAll, describe, expect, test } from 'vitest'
import settings from '../../../seeds/settings.json'
import { loadAgency, ORIGIN } from '../../../test/agency'
import {
  all,
  attributes,
  byClass,
  type Document,
  linksOf,
  parse,
  words,
  wordsOf,
} from '../../../test/html'
import { openPage } from '../../../test/open-page'
import { LANGS, type Lang } from '../../platform/format/lang'

beforeAll(() => loadAgency())

const HTML_LANG = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' }

/** The slugs of the specification, in the order of LANGS. */
const PAGES = [
  ['', '', '', ''],
  ['te-koop', 'a-vendre', 'for-sale', 'zu-verkaufen'],
  ['te-huur', 'a-louer', 'for-rent', 'zu-vermieten'],
  ['nieuwbouw', 'projets', 'new-build', 'neubau'],
  ['verkocht', 'sold', 'sold', 'verkauft'],
  ['contact', 'contact', 'contact', 'kontakt'],
  ['zoekopdracht', 'recherche', 'search-request', 'suchauftrag'],
  ['waardebepaling', 'estimation', 'valuation', 'bewertung'],
  ['over-ons', 'agence', 'agency', 'agentur'],
  ['verkopen-met-lindehof', 'vendre-avec-lindehof', 'sell-with-lindehof', 'verkaufen-mit-lindehof'],
  ['privacyverklaring', 'privacy-statement', 'privacy-statement', 'datenschutz'],
  ['cookiebeleid', 'cookie-policy', 'cookie-policy', 'cookie-richtlinie'],
  ['disclaimer', 'disclaimer', 'disclaimer', 'haftungsausschluss'],
]

const ADDRESSES = PAGES.flatMap((slugs) =>
  LANGS.map((lang, index) => ({
    lang,
    path: `/${lang}/${slugs[index]}`,
    others: LANGS.map((other, at) => `/${other}/${slugs[at]}`),
  })),
)

test.each(ADDRESSES)(
  '$path is a page without markup errors that links to the other languages',
  async ({ lang, path, others }) => {
    const { response, html, document } = await openPage(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8')
    expect(response.headers.get('Content-Language')).toBe(lang)
    expect(attributes(all(document, 'html'), 'lang')).toEqual([HTML_LANG[lang]])
    expect(all(document, 'h1').map(words).filter(Boolean)).toHaveLength(1)
    expect(all(document, 'title').map(words)[0]).toContain('Lindehof')
    expect(attributes(all(document, 'link', { rel: 'canonical' }), 'href')).toEqual([ORIGIN + path])
    expectLinksTo(others, document)
    expectAgency(lang, document)
    expectClean(html, document)
  },
)

/** Expects links to the page in every language, for search engines and for visitors. */
function expectLinksTo(others: string[], document: Document): void {
  const alternates = all(document, 'link', { rel: 'alternate' }).filter(
    ({ attribs }) => 'hreflang' in attribs,
  )
  expect(attributes(alternates, 'hreflang')).toEqual([...LANGS, 'x-default'])
  expect(attributes(alternates, 'href')).toEqual(
    [...others, others[0]].map((other) => ORIGIN + other),
  )
  expect(byClass(document, 'langs').length).toBeGreaterThan(0)
  for (const menu of byClass(document, 'langs')) {
    expect(attributes(all(menu, 'a'), 'href')).toEqual(others)
  }
}

/** Expects the facts of the agency and the notice that it is fictional. */
function expectAgency(lang: Lang, document: Document): void {
  const { legal, notice } = settings
  const text = wordsOf(document, 'site-footer')
  const facts = [legal.name, legal.enterpriseNumber, legal.vatNumber, legal.supervisor[lang]]
  for (const fact of [...facts, legal.policyNumber, legal.thirdPartyAccount, '900.101']) {
    expect(text).toContain(fact)
  }
  expect(text).toContain(notice[lang].replace(/\s+/g, ' '))
}

describe('the language switch', () => {
  test.each([
    ['/nl/te-koop?type=2&utm_source=x&page=1', '/fr/a-vendre?type=2'],
    ['/nl/te-huur?bedrooms=2&budget=500-900', '/fr/a-louer?bedrooms=2&budget=500-900'],
    ['/nl/te-koop?order=Price+asc&garden=true', '/fr/a-vendre?garden=true&order=Price+asc'],
    ['/nl/te-koop?region=Gent%7C9000&radius=20', '/fr/a-vendre?radius=20&region=Gand%7C9000'],
    ['/nl/?goal=1&utm_source=x', '/fr/?goal=1'],
    ['/nl/property/410001?utm_source=x', '/fr/property/410001'],
    ['/nl/project/p/9001', '/fr/project/p/9001'],
    ['/nl/property/999999', '/fr/property/999999'],
  ])('of %s links to the same page with its list parameters', async (path, target) => {
    const { document } = await openPage(path)
    const links = byClass(document, 'langs').flatMap((menu) => all(menu, 'a', { hreflang: 'fr' }))
    expect(new Set(attributes(links, 'href'))).toEqual(new Set([target]))
  })

  test('links to the list with its parameters for the current language', async () => {
    const { document } = await openPage('/nl/te-koop?type=2&utm_source=x')
    const links = byClass(document, 'langs').flatMap((menu) => all(menu, 'a', { hreflang: 'nl' }))
    expect(new Set(attributes(links, 'href'))).toEqual(new Set(['/nl/te-koop?type=2']))
  })
})

test.each([
  ['nl', ['/nl/te-koop', '/nl/te-huur', '/nl/nieuwbouw']],
  ['fr', ['/fr/a-vendre', '/fr/a-louer', '/fr/projets']],
  ['en', ['/en/for-sale', '/en/for-rent', '/en/new-build']],
  ['de', ['/de/zu-verkaufen', '/de/zu-vermieten', '/de/neubau']],
] satisfies [Lang, string[]][])(
  'the goal tabs of the home page link to the lists in %s',
  async (lang, paths) => {
    const { document } = await openPage(`/${lang}/`)
    expect(linksOf(document, 'goal-tabs')).toEqual(paths)
  },
)

/** The props of an island, in which absent facts are `null`. */
const DATA_BLOCK = /<script type="application\/json">[^<]*<\/script>/g

function expectClean(html: string, document: Document): void {
  for (const script of all(document, 'script')) {
    // A block of data, which no browser runs.
    if (script.attribs.type?.endsWith('json')) continue
    expect(script.attribs.src, 'an inline script').toBeTruthy()
    expect(words(script)).toBe('')
  }
  expect(html).not.toMatch(/\son[a-z]+="|javascript:/i)
  expect(byClass(document, 'module-error')).toEqual([])
  expect(html).not.toContain('[object')
  expect(html).not.toContain('NaN')
  expect(words(parse(html.replace(DATA_BLOCK, '')))).not.toMatch(/\b(?:undefined|null)\b/)
  const values = all(document, '*').flatMap(({ attribs }) => Object.values(attribs))
  expect(values.filter((value) => /\b(?:undefined|null)\b/.test(value))).toEqual([])
}

test.each([
  ['/nl/contact?page=3&type=1', '/nl/contact'],
  ['/nl/te-koop?page=2&type=1&utm_source=x', '/nl/te-koop?page=2&type=1'],
  ['/nl/?page=2', '/nl/'],
])('%s has the canonical address %s', async (address, canonical) => {
  const { document } = await openPage(address)
  expect(attributes(all(document, 'link', { rel: 'canonical' }), 'href')).toEqual([
    ORIGIN + canonical,
  ])
})
