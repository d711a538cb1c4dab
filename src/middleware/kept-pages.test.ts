import { beforeAll, describe, expect, test } from 'vitest'
import listings from '../../seeds/listings.json'
import pages from '../../seeds/pages.json'
import { importFile, listing, loadAgency, purge, type WireItem } from '../../test/agency'
import { getWith } from '../../test/worker'
import type { Site } from '../domain/content/site'
import { pagePath, projectPath, propertyPath } from '../urls'

const SITE = { pages } as unknown as Site
const FILTERS = ['type=1', 'bedrooms=3', 'region=X%7C9000&radius=20', 'budget=-400000']
const LISTS = ['/nl/te-koop', '/nl/te-huur'].flatMap((path) =>
  FILTERS.map((query) => `${path}?${query}`),
)
const PAGES = SITE.pages
  .filter(({ status }) => status !== 'Draft')
  .map((page) => pagePath(SITE, 'nl', page))
const HOMES = listings.Items.map(({ ID }) => propertyPath('nl', Number(ID)))
/** Homes elsewhere, as an agency has them. */
const FURTHER = ['8000', '3500', '6700', '4000', '2300'].flatMap((Zip, town) =>
  Array.from({ length: 10 }, (_, at) =>
    listing({ Zip, Price: 200_000 + at * 15_000, WebID: 1 + (town % 2) }),
  ),
)
const PROJECTS = listings.Projects.map(({ ID }) => projectPath('nl', ID))
const NEW = listing({ ID: 777_001 })

/** Those that are compared with the database: each costs a rendering. */
const COMPARED = [...LISTS, ...PAGES.slice(0, 6), ...HOMES.slice(0, 20), ...PROJECTS]

let kept: string[] = []

beforeAll(async () => {
  await loadAgency()
  await importFile({ Items: FURTHER })
  const further = FURTHER.map(({ ID }) => propertyPath('nl', ID))
  await keepPages([...PAGES, ...HOMES, ...further, ...PROJECTS, ...LISTS])
})

describe('after an import that changes one home', () => {
  test('95 of 100 kept pages stay kept, and every page that shows the home is new', async () => {
    expect(kept.length).toBeGreaterThan(140)
    const home = itemOf(410003)
    const { ended, wrong } = await importOne({ ...home, Price: Number(home.Price) - 25 })
    expect(ended).toEqual(expect.arrayContaining(['/nl/property/410003', '/nl/te-huur']))
    expect(1 - ended.length / kept.length).toBeGreaterThanOrEqual(0.95)
    expect(wrong).toEqual([])
    kept = kept.filter((path) => COMPARED.includes(path))
  })

  test.each([
    ['a new one', NEW],
    ['one that moves to another town', { ...NEW, Zip: '8400', City: { nl: 'Oostende' } }],
    ['one that is sold', { ...itemOf(410001), Status: 2 }],
    ['a unit of a project', { ...itemOf(410055), Price: 199_000, NumberOfBedRooms: 1 }],
  ])('no kept page differs from what the database gives: %s', async (_, item) => {
    const { ended, wrong } = await importOne(item)
    expect(ended.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })
})

test('what tells nothing of its changes ends all pages', async () => {
  await purge()
  expect(await layer('/nl/contact')).not.toBe('page')
})

/** Which kept pages an import ended, and which of the others show what is no longer so. */
async function importOne(item: WireItem): Promise<{ ended: string[]; wrong: string[] }> {
  await importFile({ Items: [item] })
  const [ended, wrong]: [string[], string[]] = [[], []]
  for (const path of kept) {
    const answer = await getWith({}, path)
    if (answer.headers.get('Server-Timing') !== 'page') ended.push(path)
    else if (COMPARED.includes(path) && (await answer.text()) !== (await rendered(path)))
      wrong.push(path)
  }
  await keepPages(ended)
  return { ended, wrong }
}

async function rendered(path: string): Promise<string> {
  return (await getWith({ PAGE_CACHE: 'off' }, path)).text()
}

/** Has these pages kept, where they are such as are kept: those of filters by the second request. */
async function keepPages(paths: string[]): Promise<void> {
  const again = kept.filter((path) => !paths.includes(path))
  for (const path of paths) {
    await layer(path)
    if (LISTS.includes(path)) await layer(path)
    if ((await layer(path)) === 'page') again.push(path)
  }
  kept = again
}

async function layer(path: string): Promise<string | null> {
  return (await getWith({}, path)).headers.get('Server-Timing')
}

function itemOf(id: number): WireItem {
  const item = listings.Items.find(({ ID }) => Number(ID) === id)
  if (!item) throw new Error(`The demo agency has no home ${id}`)
  return { ...item, ID: id }
}
