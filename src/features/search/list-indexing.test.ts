import { beforeAll, describe, expect, test } from 'vitest'
import { importItems, listing, loadAgency, ORIGIN } from '../../../test/agency'
import { all, attributes, type Document } from '../../../test/html'
import { documentAt } from '../../../test/open-page'

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(
    ...Array.from({ length: 30 }, (_, at) => listing({ ID: 1000 + at })),
    listing({ ID: 2001, Zip: '8000', City: { nl: 'Brugge' } }),
    ...Array.from({ length: 14 }, (_, at) => listing({ ID: 3000 + at, Goal: 1 })),
  )
})

describe('a list that search engines index', () => {
  test.each([
    ['/nl/te-koop', ''],
    ['/nl/te-koop?utm_source=mail&fbclid=x', ''],
    ['/nl/te-koop?page=1&bedrooms=abc', ''],
    ['/nl/te-koop?page=2', 'page=2'],
    ['/fr/a-vendre?page=99', 'page=3'],
    ['/en/for-rent?page=2', 'page=2'],
    ['/de/zu-verkaufen?region=Br%C3%BCgge%7C8000', 'region=Br%C3%BCgge%7C8000'],
  ])('is %s', async (path, query) => {
    const document = await documentAt(path)
    expect(robotsOf(document)).toEqual([])
    expect(new URL(canonicalOf(document)).search).toBe(query && `?${query}`)
  })
})

describe('a list that search engines only follow', () => {
  test.each([
    '/nl/te-koop?bedrooms=3',
    '/nl/te-koop?region=Gent%7C9000&type=1',
    '/nl/te-koop?order=Price+asc',
    '/fr/a-vendre?page=2&region=Gand%7C9000',
    '/nl/te-koop?region=Brugge%7C8000&region=Gent%7C9000',
    '/nl/te-koop?radius=20&region=Gent%7C9000',
    '/en/for-sale?budget=100000-400000&page=2',
    '/de/zu-verkaufen?streetcity=lindenlei',
    '/nl/te-huur?garden=true',
  ])('is filtered or sorted: %s', async (path) => {
    const document = await documentAt(path)
    expect(robotsOf(document)).toEqual(['noindex, follow'])
    expect(canonicalOf(document)).toBe(ORIGIN + path)
  })

  test.each(['/nl/nieuwbouw', '/fr/sold', '/nl/te-koop?region=Oostende%7C8400'])(
    'is empty: %s',
    async (path) => {
      expect(robotsOf(await documentAt(path))).toEqual(['noindex, follow'])
    },
  )
})

test('a list is indexed from its first listing until it is empty again', async () => {
  const sold = listing({ ID: 4001, Status: 2 })
  expect(robotsOf(await documentAt('/nl/verkocht'))).toEqual(['noindex, follow'])
  await importItems(sold)
  expect(robotsOf(await documentAt('/nl/verkocht'))).toEqual([])
  await importItems({ ...sold, Status: 1 })
  expect(robotsOf(await documentAt('/nl/verkocht'))).toEqual(['noindex, follow'])
})

describe('the versions of a list in other languages', () => {
  test.each([
    ['/nl/te-koop', ['/fr/a-vendre', '/en/for-sale', '/de/zu-verkaufen']],
    [
      '/nl/te-koop?page=2',
      ['/fr/a-vendre?page=2', '/en/for-sale?page=2', '/de/zu-verkaufen?page=2'],
    ],
    [
      '/nl/te-koop?region=Gent%7C9000',
      [
        '/fr/a-vendre?region=Gand%7C9000',
        '/en/for-sale?region=Ghent%7C9000',
        '/de/zu-verkaufen?region=Gent%7C9000',
      ],
    ],
    [
      '/nl/te-koop?bedrooms=3',
      ['/fr/a-vendre?bedrooms=3', '/en/for-sale?bedrooms=3', '/de/zu-verkaufen?bedrooms=3'],
    ],
  ])('of %s are canonical addresses that name each other', async (path, others) => {
    const document = await documentAt(`${path}${path.includes('?') ? '&' : '?'}utm_source=x`)
    const alternates = alternatesOf(document)
    expect(alternates).toEqual([path, ...others, path].map((other) => ORIGIN + other))
    for (const other of others) {
      const version = await documentAt(other)
      expect(canonicalOf(version)).toBe(ORIGIN + other)
      expect(alternatesOf(version)).toEqual(alternates)
    }
  })
})

function robotsOf(document: Document) {
  return attributes(all(document, 'meta', { name: 'robots' }), 'content')
}

function canonicalOf(document: Document): string {
  return attributes(all(document, 'link', { rel: 'canonical' }), 'href')[0] ?? ''
}

/** Returns the addresses in the order of the languages, with that of `x-default` at the end. */
function alternatesOf(document: Document) {
  const links = all(document, 'link', { rel: 'alternate' })
  return attributes(
    links.filter(({ attribs }) => 'hreflang' in attribs),
    'href',
  )
}
