import { beforeAll, describe, expect, test } from 'vitest'
import { get, getJson, importItems, listing, loadAgency } from '../../../../test/agency'
import { all, byClass, cardIds, linksOf, parse, words } from '../../../../test/html'
import { documentAt } from '../../../../test/open-page'

const HOMES = Array.from({ length: 30 }, (_, index) =>
  listing({
    ID: 800 + index,
    WebID: index % 2 === 0 ? 1 : 2,
    Price: 200_000 + 10_000 * (index % 7),
    StartCommercialisation: `2026-01-${String(index + 1).padStart(2, '0')}`,
  }),
)
const RENTALS = Array.from({ length: 13 }, (_, index) =>
  listing({ ID: 850 + index, Goal: 1, Price: 800 + index }),
)
const SOLD = [0, 1].flatMap((Goal) =>
  [2, 4].map((Status) => listing({ ID: 870 + Goal * 10 + Status, Goal, Status })),
)
const MARKED = [3, 4].map((Marquee) =>
  listing({ ID: 890 + Marquee, Marquee, StartCommercialisation: '2026-12-01' }),
)

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(...HOMES, ...RENTALS, ...SOLD, ...MARKED)
})

const LISTS = [
  { path: '/nl/te-koop', api: 'goal=0', size: 11 },
  { path: '/fr/a-louer', api: 'goal=1', size: 11 },
  { path: '/en/sold', api: 'sold=true', size: 12 },
  { path: '/de/neubau', api: 'goal=2', size: 12 },
]

describe.each(LISTS)('$path', ({ path, api, size }) => {
  test.each(['', 'order=Price+asc', 'order=Price+desc', 'type=1', 'budget=230000-260000'])(
    'shows the same listings as the API in the same order with ?%s',
    async (query) => {
      const { Items, RowsCount } = await getJson(`/api/properties?${api}&limit2=100&${query}`)
      const pages = Math.max(1, Math.ceil(RowsCount / size))
      const tiles: string[] = []
      for (let page = 1; page <= pages; page++) {
        const document = await documentAt(`${path}?${query}&page=${page}`)
        const cards = all(document, 'article', { 'data-card': '' })
        const related = byClass(document, 'nearby').flatMap(cardIds)
        const listed = cards.length - related.length
        expect(listed).toBe(Math.min(size, RowsCount - size * (page - 1)))
        tiles.push(...cardIds(document).filter((id) => !related.includes(id)))
      }
      const linked = Items.filter(({ ID }) => ID < 870).map(({ ID }) => String(ID))
      expect(tiles).toEqual(linked)
      expect(Items).toHaveLength(RowsCount)
    },
  )
})

describe('the list for sale', () => {
  test('has the call-to-action for a search request as its tenth tile', async () => {
    const document = await documentAt('/nl/te-koop')
    const [list] = byClass(document, 'grid-cards')
    const tiles = list ? all(list, 'li').filter(({ parent }) => parent === list) : []
    expect(tiles).toHaveLength(12)
    expect(tiles.findIndex((tile) => byClass(tile, 'cta-block').length > 0)).toBe(9)
    expect(byClass(await documentAt('/nl/verkocht'), 'cta-block')).toEqual([])
  })

  test('shows listings that left the market without price, facts, link or favourite button', async () => {
    const document = await documentAt('/nl/te-koop')
    const gone = byClass(document, 'gone')
    expect(gone).toHaveLength(2)
    for (const card of gone) {
      expect([...all(card, 'a'), ...all(card, 'button')]).toEqual([])
      expect(words(card)).not.toContain('300.000')
      expect(words(card)).toMatch(/Verkocht|Verhuurd/)
    }
  })

  test('links to its other pages with the same filter', async () => {
    const document = await documentAt('/nl/te-koop?type=1&page=2&utm_source=x')
    const links = linksOf(document, 'pagination')
    expect(new Set(links)).toEqual(new Set(['/nl/te-koop?type=1', '/nl/te-koop?page=2&type=1']))
  })
})

test('the sold page lists only sold and rented properties', async () => {
  const { Items } = await getJson('/api/properties?sold=true')
  expect(Items.map(({ ID }) => ID).sort()).toEqual([872, 874, 882, 884])
  const document = await documentAt('/nl/verkocht')
  const [list] = byClass(document, 'sold-list')
  if (!list) throw new Error('The sold page has no sold list')
  expect(all(list, 'article')).toHaveLength(4)
  expect(words(list)).toMatch(/Verkocht.*Verhuurd|Verhuurd.*Verkocht/)
  expect(words(list)).not.toContain('300.000')
  expect(all(list, 'button')).toEqual([])
  expect(all(list, 'a')).toEqual([])
})

test('the sold page links to the valuation and has no tabs', async () => {
  const document = await documentAt('/nl/verkocht')
  expect(byClass(document, 'favourite')).toEqual([])
  expect(linksOf(document, 'page-banner')).toEqual(['/nl/waardebepaling'])
  expect(byClass(document, 'goal-tabs')).toEqual([])
})

test('typed text is escaped in the search form and returned unchanged', async () => {
  const text = '"><script>alert(1)</script>'
  const response = await get(`/nl/te-koop?streetcity=${encodeURIComponent(text)}`)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).not.toContain('<script>')
  const [field] = all(parse(html), 'input', { name: 'streetcity' })
  expect(field?.attribs.value).toBe(text)
})

test.each([
  ['/nl/verkocht', 0],
  ['/fr/sold', 0],
  ['/nl/te-koop', 1],
  ['/fr/a-louer', 1],
])('%s has %i order fields', async (path, count) => {
  const page = await documentAt(path)
  expect(all(page, 'select', { name: 'order' })).toHaveLength(count)
})
