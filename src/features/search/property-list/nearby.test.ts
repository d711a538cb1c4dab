import { beforeAll, expect, test } from 'vitest'
import { importItems, listing, loadAgency } from '../../../../test/agency'
import { all, byClass, cardIds, words } from '../../../../test/html'
import { documentAt } from '../../../../test/open-page'

const HOUSE = { Zip: '9070', City: 'Destelbergen', WebID: 1 }
const withGarden = listing({ ...HOUSE, HasGarden: true })
const withoutGarden = listing(HOUSE)
const far = listing({ Zip: '8400', City: 'Oostende', WebID: 1, HasGarden: true })

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(withGarden, withoutGarden, far)
})

test.each([
  ['/nl/te-koop', 'Te koop in Gent, 0 huizen met tuin', 'Net buiten Gent'],
  ['/fr/a-vendre', 'À vendre à Gand, 0 maison avec jardin', 'Juste à côté de Gand'],
])(
  '%s shows a heading without results, and listings in neighbouring towns',
  async (path, heading, title) => {
    const document = await documentAt(`${path}?region=Gent%7C9000&type=1&garden=true`)
    expect(all(document, 'h1').map(words)).toEqual([heading])
    const [row] = byClass(document, 'nearby')
    if (!row) throw new Error('The page has no row of nearby listings')
    expect(words(row)).toContain(title)
    expect(words(row)).toContain('Destelbergen')
    expect(cardIds(row)).toEqual([String(withGarden.ID)])
  },
)

test.each([
  { count: 3, town: '9800', next: '9870', rows: 1 },
  { count: 4, town: '9900', next: '9970', rows: 0 },
])('$count listings in a town are followed by $rows rows of nearby listings', async (example) => {
  const { count, town, next, rows } = example
  const homes = Array.from({ length: count }, () => listing({ Zip: town }))
  await importItems(...homes, listing({ Zip: next }))
  const document = await documentAt(`/nl/te-koop?region=%7C${town}`)
  expect(byClass(document, 'nearby')).toHaveLength(rows)
  expect(byClass(document, 'cta-block')).toHaveLength(rows)
})

test('a filtered search with few results and no town shows similar listings', async () => {
  const castle = { Zip: '6600', City: 'Bastogne', WebID: 8 }
  const wanted = listing({ ...castle, Price: 900_000, NumberOfBedRooms: 4 })
  const alike = listing({ ...castle, Price: 1_000_000, NumberOfBedRooms: 5 })
  const cheap = listing({ ...castle, Price: 90_000, NumberOfBedRooms: 1 })
  const hidden = listing({ ...castle, Price: 890_000, PublishPrice: false, NumberOfBedRooms: 4 })
  await importItems(wanted, alike, cheap, hidden)
  const document = await documentAt(
    '/fr/a-vendre?type=8&bedrooms=4&pricemin=800000&pricemax=950000',
  )
  const [row] = byClass(document, 'nearby')
  if (!row) throw new Error('The page has no row of similar listings')
  expect(words(row)).toContain('Biens similaires')
  expect(cardIds(document)[0]).toBe(String(wanted.ID))
  expect(cardIds(row)).toEqual([alike, hidden].map(({ ID }) => String(ID)))
  for (const path of ['/nl/te-huur', '/nl/verkocht?type=8']) {
    expect(byClass(await documentAt(path), 'nearby'), path).toEqual([])
  }
})
