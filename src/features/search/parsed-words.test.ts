import { beforeAll, describe, expect, test } from 'vitest'
import { get, getJson, importItems, listing, loadAgency } from '../../../test/agency'
import { all, attributes, byClass, cardIds, type Document, parse, words } from '../../../test/html'
import { documentAt } from '../../../test/open-page'

const QUERY = 'huis met tuin in Gent tot 400.000, 3 slaapkamers'

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(
    listing({ ID: 1001, HasGarden: true, NumberOfBedRooms: 3, Price: 390_000 }),
    listing({ ID: 1002, HasGarden: true, NumberOfBedRooms: 3, Price: 410_000 }),
    listing({ ID: 1003, HasGarden: true, Price: 0, PublishPrice: false, NumberOfBedRooms: 3 }),
    listing({ ID: 1004, Street: 'Tuinstraat' }),
    listing({ ID: 1005, Street: 'Groenstraat', HouseNumber: '5' }),
    listing({ ID: 1006, Street: 'Garagelaan', PublishAddress: false }),
    listing({ ID: 1007, Goal: 1, Price: 900, WebID: 2 }),
    listing({ ID: 1008, Status: 2 }),
  )
})

describe('words in the search box', () => {
  test.each([
    ['nl/te-koop', QUERY, 'bedrooms=3&budget=-400000&garden=true&region=Gent|town-gent&type=1'],
    [
      'fr/a-vendre',
      'maison avec jardin à Gand max 400.000 €, 3 chambres',
      'bedrooms=3&budget=-400000&garden=true&region=Gand|town-gent&type=1',
    ],
    ['nl/te-koop', 'te koop', ''],
    ['nl/te-koop', 'studio in antwaarpen', 'region=Antwerpen|town-antwerpen&type=2'],
    ['nl/te-koop', 'huis Groenstraat', 'streetcity=Groenstraat&type=1'],
    ['nl/te-koop', 'huis met sauna', 'type=1'],
    ['nl/te-koop', 'huis met zwembad en 2 badkamers', 'bathroomsmin=2&pool=true&type=1'],
    ['nl/te-koop', '9000, 9050', 'region=Gent|9000&region=Gentbrugge|9050'],
    ['nl/te-koop', '1030 Schaarbeek 1040', 'region=Schaarbeek|1030&region=Etterbeek|1040'],
    ['fr/a-vendre', 'Bruxelles-centre', 'region=Bruxelles|1000'],
  ])('become filters (%s): %s', async (path, typed, query) => {
    const to = new URL(await submit(`/${path}`, typed), 'http://x')
    expect(to.pathname).toBe(`/${path}`)
    expect(to.searchParams.get('q')).toBe(typed)
    to.searchParams.delete('q')
    expect(decodeURIComponent(to.search.slice(1))).toBe(query)
  })

  test.each([
    ['nl/te-koop', 'appartement te huur in Gent', '/nl/te-huur'],
    ['de/zu-vermieten', 'Haus bis 400.000 €', '/de/zu-verkaufen'],
    ['nl/te-koop', 'verkochte huizen', '/nl/verkocht'],
  ])('select another list (%s): %s redirects to %s', async (path, typed, list) => {
    const to = await submit(`/${path}`, typed, '&pricemin=200000')
    expect(to.split('?')[0]).toBe(list)
    expect(to).not.toContain('200000')
    expect((await get(encodeURI(to))).status).toBe(200)
  })
})

describe('a text is not parsed as a filter', () => {
  test.each([
    ['a street', 'Tuinstraat'],
    ['the beginning of a street with homes', 'tuin'],
    ['the beginning of a street with its town', 'tuin Gent'],
    ['a street with a number', 'Groenstraat 5'],
    ['a street without homes', 'Villalaan 12'],
    ['two towns', 'Gent Brugge'],
    ['a street and a town', 'Lindenlei, Gent'],
    ['a French street', 'rue du Jardin 4'],
    ['an unknown word', 'knaldrang'],
    ['both for sale and for rent', 'te koop of te huur'],
  ])('if it is %s: %s', async (_, typed) => {
    const to = await submit('/nl/te-koop', typed)
    expect(new URLSearchParams(to.split('?')[1]).get('streetcity')).toBe(typed)
    expect(to).not.toContain('q=')
  })

  test('because of a public street, but not because of a hidden one', async () => {
    expect(await submit('/nl/te-koop', 'garage')).toBe('/nl/te-koop?type=4&q=garage')
  })
})

test('filters of the form are combined with those of the words, which take precedence', async () => {
  const form = '&region=Brugge|8000&radius=20&type=2&lift=true&pricemin=100000&bedrooms=2'
  const { searchParams } = new URL(await submit('/nl/te-koop', QUERY, form), 'http://x')
  searchParams.delete('q')
  expect(String(searchParams)).toBe(
    'bedrooms=3&budget=100000-400000&garden=true&lift=true&radius=20&region=Gent%7Ctown-gent&type=1',
  )
  expect(await submit('/nl/te-koop', 'met lift', '&region=Brugge|8000&type=2')).toBe(
    '/nl/te-koop?lift=true&region=Brugge|8000&type=2&q=met+lift',
  )
  expect(await submit('/nl/te-koop', 'huis tot 90.000', '&pricemin=100000')).toContain(
    '?budget=-90000&',
  )
})

test('the list shows a chip for each filter of the words, which removes it', async () => {
  const page = await openResults('/nl/te-koop', QUERY)
  expect(foundIds(page)).toEqual(['1001'])
  expect(chips(page)).toEqual(['Huis', 'Tot € 400.000', '3 slaapkamers', 'Tuin', 'Gent'])
  const [first] = links(page)
  expect(first).toContain('/nl/te-koop?bedrooms=3&budget=-400000&garden=true&region=Gent')
  expect(first).toContain('&q=huis+met+tuin')
  const next = parse(await (await get(first ?? '')).text())
  expect(chips(next)).toEqual(['Tot € 400.000', '3 slaapkamers', 'Tuin', 'Gent'])
})

test.each([
  ['/nl/te-koop', 'huis met sauna in Gent', 'Zonder ‘sauna’: daarop kunnen we niet filteren.'],
  [
    '/fr/a-vendre',
    'maison avec sauna à Gand',
    'Sans « sauna » : il n’y a pas de filtre pour cela.',
  ],
])('a list names the words that do not filter it (%s)', async (path, typed, sentence) => {
  const page = await openResults(path, typed)
  const [line] = byClass(page, 'parsed-query')
  expect(foundIds(page).length).toBeGreaterThan(0)
  expect(line && plain(words(line))).toContain(sentence)
})

test('a query without a goal stays on its list, which links to the other goal with its count', async () => {
  const stays = '/nl/te-koop?region=Gent|town-gent&type=2&q=appartement+in+Gent'
  expect(await submit('/nl/te-koop', 'appartement in Gent')).toBe(stays)
  const page = await openResults('/nl/te-koop', 'appartement in Gent')
  expect(foundIds(page)).toEqual([])
  const other = all(page, 'a').find((link) => words(link).startsWith('Te huur: '))
  expect(other && plain(words(other))).toBe('Te huur: 1 pand')
  expect(other?.attribs.href).toBe('/nl/te-huur?region=Gent%7Ctown-gent&type=2')
  expect(await submit('/nl/te-koop', 'appartement te koop in Gent')).toContain('/nl/te-koop?')
  expect(await submit('/nl/te-koop', 'appartement te huur in Gent')).toContain('/nl/te-huur?')
  expect(await submit('/nl/te-huur', 'huis')).toContain('/nl/te-huur?')
})

test('the canonical URL has no words, and a page without words has no chips', async () => {
  const page = await openResults('/nl/te-koop', 'huis met tuin')
  const [canonical] = attributes(all(page, 'link', { rel: 'canonical' }), 'href')
  expect(canonical).toMatch(/\/nl\/te-koop\?garden=true&type=1$/)
  expect(links(await documentAt('/nl/te-koop?garden=true&type=1'))).toEqual([])
  expect(links(await documentAt('/nl/te-koop?garden=true&type=1&q=huis'))).toHaveLength(1)
})

/** The homes of the list itself, without those beside it that are only like what was asked. */
function foundIds(page: Document): string[] {
  const nearby = byClass(page, 'nearby').flatMap(cardIds)
  return cardIds(page).filter((id) => !nearby.includes(id))
}

test('a budget does not match a hidden price', async () => {
  expect(foundIds(await openResults('/nl/te-koop', 'huis met tuin tot 2.500.000'))).not.toContain(
    '1003',
  )
  expect(foundIds(await openResults('/nl/te-koop', 'huis met tuin'))).toContain('1003')
})

describe('/api/search', () => {
  test.each([
    ['nl', QUERY, ['Huis', 'Tot € 400.000', '3 slaapkamers', 'Tuin', 'Gent']],
    ['fr', 'appartement à louer avec piscine', ['À louer', 'Appartement', 'Piscine']],
    ['fr', 'appartement à louer zut', ['À louer', 'Appartement', '« zut »']],
    ['de', 'Haus mit Garten', ['Haus', 'Garten']],
    ['en', 'house', ['House']],
    ['nl', 'Gent centrum', ['Gent 9000']],
    ['nl', '9000, 9050', ['Gent 9000', 'Gentbrugge 9050']],
    ['nl', '1030 Schaarbeek 1040', ['Schaarbeek 1030', 'Etterbeek 1040']],
    ['nl', 'Brussel-centrum', ['Brussel 1000']],
    ['fr', 'centre de Namur', ['Namur 5000']],
    ['en', 'Ghent city centre', ['Ghent 9000']],
  ])('returns the filters of (%s) %s', async (lang, typed, names) => {
    expect((await search(typed, lang)).words?.map(plain)).toEqual(names)
  })

  test('counts the listings that the filters match, on the list of the search or of the words', async () => {
    const count = async (typed: string, goal = '') => (await search(typed, 'nl', goal)).total
    expect(await count('huis met tuin')).toBe(3)
    expect(await count('huis met tuin tot 400.000')).toBe(1)
    expect(await count('huis met tuin zonder buren')).toBe(3)
    expect(await count('appartement', '1')).toBe(1)
    expect(await count('appartement te huur')).toBe(1)
    expect(await count('appartement', '0')).toBe(0)
  })

  test.each([
    'Tuinstraat',
    'tuin',
    'Groenstraat 5',
    'Gent',
    '9000',
    '1001',
    'halle',
    'Villalaan 12',
    'Oudenaarse',
    '9999 Gent',
    '',
  ])('returns no filters for %j', async (typed) => {
    expect(await search(typed)).not.toHaveProperty('words')
  })
})

function search(typed: string, lang = 'nl', goal = '') {
  const query = new URLSearchParams({ lang, q: typed, goal })
  return getJson<{ words?: string[]; total?: number }>(`/api/search?${query}`)
}

/** The address to which the form leads, readable. */
async function submit(path: string, typed: string, rest = ''): Promise<string> {
  const answer = await get(`${path}?find=true&streetcity=${encodeURIComponent(typed)}${rest}`)
  expect(answer.status).toBe(302)
  return decodeURIComponent(answer.headers.get('Location') ?? '')
}

/** The list that a browser without scripts shows. */
async function openResults(path: string, typed: string): Promise<Document> {
  const answer = await get(`${path}?find=true&streetcity=${encodeURIComponent(typed)}`)
  return documentAt(answer.headers.get('Location') ?? '')
}

function chips(page: Document): string[] {
  const [line] = byClass(page, 'parsed-query')
  const names = line
    ? all(line, 'a').flatMap((link) => all(link, 'span', { 'aria-hidden': 'true' }))
    : []
  return names.map((one) => plain(words(one)))
}

function links(page: Document): string[] {
  const [line] = byClass(page, 'parsed-query')
  return line ? attributes(all(line, 'a'), 'href').map((href) => href ?? '') : []
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
