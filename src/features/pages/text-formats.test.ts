import { beforeAll, expect, test } from 'vitest'
import { get, getJson, loadAgency } from '../../../test/agency'
import { all, byClass, parse, words } from '../../../test/html'
import { translator } from '../../platform/i18n'

/** Pages of every kind that shows numbers, with listings of each type, region and goal. */
const HOMES = [410001, 410002, 410017, 410023, 410101, 410104, 410109, 410111, 410120, 410131]
const PAGES = [
  '/nl/',
  '/fr/a-vendre',
  '/de/zu-vermieten',
  '/nl/verkocht',
  '/fr/project/p/9001',
  ...HOMES.flatMap((id) => [`/nl/property/${id}`, `/de/property/${id}`]),
]

beforeAll(() => loadAgency())

/** Returns the visible text of the page with its spaces. */
async function readable(path: string): Promise<string> {
  const response = await get(path)
  expect([path, response.status]).toEqual([path, 200])
  const html = await response.text()
  return html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, '¦')
}

test.each(PAGES)(
  'the numbers of %s have no-break spaces before units, and no zero decimals or cents',
  async (path) => {
    const text = await readable(path)
    expect(text.match(/.{12}\d (?:m²|kWh|km|€|%).{8}|.{12}€ \d.{8}/g)).toBeNull()
    expect(text.match(/.{12}\d,0(?!\d).{8}/g)).toBeNull()
    expect(text.match(/€.[\d.]+,\d\d/g)).toBeNull()
  },
)

test.each(['nl', 'fr'] as const)(
  'a link to a complete list shows the number of listings in %s',
  async (lang) => {
    const t = translator(lang)
    const links = all(parse(await (await get(`/${lang}/`)).text()), 'a').map(words)
    const { RowsCount } = await getJson('/api/properties?goal=0')
    expect(links).toContain(t('list.all.sale', { count: RowsCount }))
  },
)

test('sold listings have no favourite buttons on a content page', async () => {
  const [row] = byClass(parse(await (await get('/nl/waardebepaling')).text()), 'card-row')
  if (!row) throw new Error('The page has no row of sold listings')
  expect(all(row, 'article').length).toBeGreaterThan(3)
  expect(byClass(row, 'favourite')).toEqual([])
})
