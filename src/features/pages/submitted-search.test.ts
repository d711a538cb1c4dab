import { beforeAll, describe, expect, test } from 'vitest'
import { get, importItems, listing, loadAgency } from '../../../test/agency'
import { all, attributes, byClass, parse, words } from '../../../test/html'

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(
    ...Array.from({ length: 28 }, (_, at) => listing({ ID: 1000 + at })),
    listing({ ID: 2001, Zip: '8000', City: { nl: 'Brugge' }, Street: 'Kaai' }),
    listing({ ID: 2002, Marquee: 3 }),
    listing({ ID: 2004, Zip: '2000', City: { nl: 'Antwerpen' } }),
    listing({ ID: 2005, Zip: '1030', City: { nl: 'Schaarbeek' } }),
    listing({ ID: 2003, Zip: 'L-8008', City: { fr: 'Strassen' }, CountryID: 50 }),
  )
})

describe('the search box, submitted with', () => {
  test.each([
    ['nl', 'te-koop', '9000', '?region=Gent|9000'],
    ['fr', 'a-vendre', '9000', '?region=Gand|9000'],
    ['fr', 'a-vendre', 'oost-vlaanderen', '?region=Flandre+orientale|area-east-flanders'],
    ['nl', 'te-koop', '9000 Gent', '?region=Gent|9000'],
    ['de', 'zu-verkaufen', 'strassen', '?region=Straßen|L-8008'],
    ['nl', 'te-koop', 'L-8008', '?region=|L-8008'],
    ['nl', 'te-koop', 'Lindenlei 22', '?streetcity=Lindenlei+22'],
    ['nl', 'te-koop', 'Lindenlei, Gent', '?streetcity=Lindenlei,+Gent'],
    ['nl', 'te-koop', '9000 Brugge', '?streetcity=9000+Brugge'],
    ['nl', 'te-koop', 'qwerty asdf Gent', '?region=Gent|town-gent&q=qwerty+asdf+Gent'],
    ['fr', 'a-vendre', 'Gand, Bruges', '?region=Bruges|town-brugge&region=Gand|town-gent'],
    ['nl', 'te-koop', 'Peperstraat, Gent', '?streetcity=Peperstraat,+Gent'],
    ['nl', 'te-koop', 'apprtement Bruuge', '?region=Brugge|town-brugge&type=2&q='],
    ['nl', 'te-koop', '2002', '?streetcity=2002'],
  ])('(%s/%s) %s redirects to %s', async (lang, list, typed, query) => {
    const to = await submit(`/${lang}/${list}`, typed)
    expect(to).toContain(`/${lang}/${list}${query}`)
    expect((await get(encodeURI(to))).status).toBe(200)
  })

  test.each(['nl/te-koop', 'de/zu-verkaufen'])(
    'an ID on /%s redirects to the page of its listing',
    async (path) => {
      expect(await submit(`/${path}`, '2001')).toBe(`/${path.slice(0, 2)}/property/2001`)
    },
  )

  test('adds another town to the selected places', async () => {
    expect(await submit('/nl/te-koop', 'Brugge', '&region=Gent|9000&radius=20&type=1')).toBe(
      '/nl/te-koop?region=Gent|9000&region=Brugge|town-brugge&type=1',
    )
  })
})

test.each([
  ['nl/te-koop', 'Bruuge', 'Bedoelde u Brugge?', 'region=Brugge%7Ctown-brugge'],
  ['fr/a-vendre', 'gendt', 'Vouliez-vous dire Gand', 'region=Gand%7Ctown-gent'],
  ['en/for-sale', 'antwaarpen', 'Did you mean Antwerp?', 'region=Antwerp%7Ctown-antwerpen'],
  ['de/zu-verkaufen', 'Schaarbek', 'Meinten Sie Schaerbeek?', 'region=Schaerbeek%7C1030'],
])('/%s asks whether %s means another place', async (path, typed, question, region) => {
  const to = await submit(`/${path}`, typed)
  expect(to).toBe(`/${path}?streetcity=${typed}`)
  const page = parse(await (await get(encodeURI(to))).text())
  const suggestion = all(page, 'a').find((link) => words(link).startsWith(question))
  expect(suggestion?.attribs.href).toBe(`/${path}?${region}`)
  expect(suggestion && words(suggestion)).not.toMatch(/\? ?:|: 0/)
})

test('a list without results removes only filters that were selected, each once', async () => {
  const page = parse(await (await get('/nl/te-koop?streetcity=Oudenaarse&type=1')).text())
  const links = byClass(page, 'empty').flatMap((empty) => all(empty, 'a'))
  expect(links.map(words).filter((text) => text.startsWith('Zonder'))).toEqual([
    'Zonder ‘Oudenaarse’: 33 panden',
  ])
  const addresses = links.map(({ attribs }) => attribs.href)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each([
  ['/nl/te-koop?page=99', '/nl/te-koop?page=3'],
  ['/fr/a-vendre?page=99&type=1', '/fr/a-vendre?page=3&type=1'],
  ['/nl/te-koop?page=2', '/nl/te-koop?page=2'],
  ['/nl/te-koop?page=99&region=Brugge|8000', '/nl/te-koop?region=Brugge%7C8000'],
])('%s shows the page with the canonical address %s', async (path, canonical) => {
  const document = parse(await (await get(path)).text())
  const [address] = attributes(all(document, 'link', { rel: 'canonical' }), 'href')
  expect(new URL(address ?? '').search).toBe(new URL(canonical, 'http://x').search)
})

/** Returns the decoded address to which the form redirects. */
async function submit(path: string, typed: string, rest = ''): Promise<string> {
  const answer = await get(`${path}?find=true&streetcity=${encodeURIComponent(typed)}${rest}`)
  expect(answer.status).toBe(302)
  return decodeURIComponent(answer.headers.get('Location') ?? '')
}
