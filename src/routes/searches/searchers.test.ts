import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency, purge } from '../../../test/agency'
import { keepLogs } from '../../../test/logs'
import { cookieOf, person } from '../../../test/people'
import { forgetSearches } from '../../../test/searches'
import { ownerProperty } from '../../data/db/schema-history'
import { savedSearch } from '../../data/db/schema-searches'
import { newSearch } from '../../data/searches/searches'
import { searchEnd } from '../../domain/searches/saved-search'

const HOME = listing({ Price: 300_000, NumberOfBedRooms: 3, PublishPrice: false })

keepLogs()
beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(HOME)
  const owner = await person('owner')
  await db.insert(ownerProperty).values({ accountId: owner.id, propertyId: HOME.ID })
})
beforeEach(forgetSearches)

/** So many people with a confirmed search each. */
async function search(count: number, query: string, state: 'on' | 'paused' | 'asked' = 'on') {
  for (let at = 0; at < count; at++) {
    const email = `${state}-${at}@example.be`
    const asked = {
      email,
      lang: 'nl',
      kind: 'list',
      query,
      name: '',
      origin: '',
      frequency: 'now',
    } as const
    const { row } = await newSearch(asked, new Date())
    await db.insert(savedSearch).values({ ...row, state, endsAt: searchEnd(Date.now()) })
  }
  await purge()
}

async function ownerReads(): Promise<string> {
  const headers = { Cookie: await cookieOf('owner') }
  return (await get(`/nl/history?property=${HOME.ID}`, { headers })).text()
}

test('an owner reads how many people search for a home like theirs, rounded down', async () => {
  await search(7, 'budget=-350000&goal=0&region=Gent%7C9000')
  await search(7, 'bedrooms=3&goal=0')
  await search(9, 'budget=-250000&goal=0')
  expect(await ownerReads()).toContain('Minstens 5 mensen zoeken via ons een pand zoals dit.')
  await search(20, 'goal=0')
  expect(await ownerReads()).toContain('Minstens 20 mensen')
})

test('fewer than five, unconfirmed and paused ones are never told', async () => {
  await search(4, 'goal=0')
  await search(9, 'goal=0', 'paused')
  await search(9, 'goal=0', 'asked')
  expect(await ownerReads()).not.toContain('zoeken via ons')
  expect(await (await get('/nl/waardebepaling')).text()).not.toContain('zoeken via ons')
})

test('whoever wants a valuation reads how many people search for homes to buy', async () => {
  await search(6, 'goal=1')
  await search(12, 'goal=0')
  expect(await (await get('/nl/waardebepaling')).text()).toContain(
    'Minstens 10 mensen zoeken via ons een pand om te kopen.',
  )
  expect(await (await get('/fr/estimation')).text()).toContain('Au moins 10 personnes')
})
