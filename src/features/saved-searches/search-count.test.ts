import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency, purge } from '../../../test/agency'
import { keepLogs } from '../../../test/logs'
import { cookieOf, person } from '../../../test/people'
import { deleteExpiredSearches } from '../../../test/searches'
import { ownerProperty } from '../../platform/db/schema-history'
import { savedSearch } from '../../platform/db/schema-searches'
import { newSearch } from './queries'
import { searchEnd } from './saved-search'

const HOME = listing({ Price: 300_000, NumberOfBedRooms: 3, PublishPrice: false })

keepLogs()
beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(HOME)
  const owner = await person('owner')
  await db.insert(ownerProperty).values({ accountId: owner.id, propertyId: HOME.ID })
})
beforeEach(deleteExpiredSearches)

/** So many people with a confirmed search each. */
async function search(count: number, query: string, state: 'on' | 'paused' | 'asked' = 'on') {
  for (let at = 0; at < count; at++) {
    const email = `${state}-${at}@example.be`
    const request = {
      email,
      lang: 'nl',
      kind: 'list',
      query,
      name: '',
      origin: '',
      frequency: 'now',
    } as const
    const { row } = await newSearch(request, new Date())
    await db.insert(savedSearch).values({ ...row, state, endsAt: searchEnd(Date.now()) })
  }
  await purge()
}

async function ownerReads(): Promise<string> {
  const headers = { Cookie: await cookieOf('owner') }
  return (await get(`/nl/history?property=${HOME.ID}`, { headers })).text()
}

test('an owner sees the rounded number of searches that match the property', async () => {
  await search(7, 'budget=-350000&goal=0&region=Gent%7C9000')
  await search(7, 'bedrooms=3&goal=0')
  await search(9, 'budget=-250000&goal=0')
  expect(await ownerReads()).toContain('Minstens 5 mensen zoeken via ons een pand zoals dit.')
  await search(20, 'goal=0')
  expect(await ownerReads()).toContain('Minstens 20 mensen')
})

test('fewer than five, unconfirmed and paused searches are not counted', async () => {
  await search(4, 'goal=0')
  await search(9, 'goal=0', 'paused')
  await search(9, 'goal=0', 'asked')
  expect(await ownerReads()).not.toContain('zoeken via ons')
  expect(await (await get('/nl/waardebepaling')).text()).not.toContain('zoeken via ons')
})

test('the valuation page shows the number of searches for properties for sale', async () => {
  await search(6, 'goal=1')
  await search(12, 'goal=0')
  expect(await (await get('/nl/waardebepaling')).text()).toContain(
    'Minstens 10 mensen zoeken via ons een pand te koop.',
  )
  expect(await (await get('/fr/estimation')).text()).toContain('Au moins 10 personnes')
})

describe('for a property to be valued', () => {
  const countText = async (place: string, type = '', goal = '', lang = 'nl') => {
    const query = new URLSearchParams({ place, type, goal, lang })
    return (await (await get(`/api/searchers?${query}`)).json<{ text: string }>()).text
  }

  test('the number is that of its place and type, else of its place, else of all', async () => {
    await search(7, 'goal=0&region=Gent|9000&type=1&budget=-100000')
    await search(12, 'goal=0&region=Gent|9000&type=2')
    await search(23, 'goal=0&region=Brugge|8000')
    expect(await countText('9000 Gent', '1')).toBe(
      'Minstens 5 mensen zoeken via ons een huis te koop in 9000 Gent.',
    )
    expect(await countText('9000', '', '0')).toContain('Minstens 10 mensen')
    expect(await countText('9000', '6', '0')).toBe(
      'Minstens 10 mensen zoeken via ons een pand te koop in 9000 Gent.',
    )
    expect(await countText('Lindenlei 14, Gand', '2', '', 'fr')).toMatch(
      /^Au moins 10 personnes cherchent chez nous un appartement à vendre à 9000 Gand\.$/,
    )
    const all = 'Minstens 20 mensen zoeken via ons een pand te koop.'
    for (const place of ['Aalst', 'nowhere', '', '1', 'x'.repeat(5000)]) {
      expect(await countText(place)).toBe(all)
    }
    expect(await countText('9000', '1', '1')).toBe('')
  })
})
