import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Bindings } from '../env'
import { recordChangedStatements } from '../features/saved-searches/changed-listings'
import { matchChanges } from '../features/saved-searches/match-changes'
import { newSearch } from '../features/saved-searches/queries'
import { KIND } from '../listing/filter/lists'
import { primaryDb, runBatch } from '../platform/db/db'
import { insertRows } from '../platform/db/insert-rows'
import { listing } from '../platform/db/schema'
import { changedListing, savedSearch, searchFind } from '../platform/db/schema-searches'
import { randomOf } from './random'

/** Generates saved searches and changed listings to measure the time of matching them. It is not used in production. */
export const searches = new Hono<{ Bindings: Pick<Bindings, 'DB'> }>()

const LONG_MS = 600_000
const TYPES = ['', 'type=1', 'type=2', 'type=1&type=2', 'bedrooms=3', 'garden=true']
const BUDGETS = ['', 'budget=-250000', 'budget=-400000', 'budget=200000-600000']

/** Stores `?n=` confirmed searches, four of five of them in a town, and `?homes=` new listings. */
searches.post('/prepare', async (c) => {
  const db = primaryDb(c.env.DB)
  const [count, listingCount] = [Number(c.req.query('n')), Number(c.req.query('homes'))]
  for (const table of [savedSearch, searchFind, changedListing]) await db.delete(table)
  const listings = await db
    .select({ id: listing.id, zip: listing.zip })
    .from(listing)
    .where(sql`${listing.list} = 0 AND ${listing.kind} = ${KIND.property}`)
    .orderBy(sql`${listing.id} % 97, ${listing.id}`)
    .limit(listingCount)
  const zips = await db.selectDistinct({ zip: listing.zip }).from(listing)
  const random = randomOf(count)
  const rows = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const place = random.chance(80) ? `region=x|${random.of(zips).zip}` : ''
      const query = ['goal=0', place, random.of(TYPES), random.of(BUDGETS)]
        .filter(Boolean)
        .join('&')
      const fields = { email: `${at}@example.be`, lang: 'nl', kind: 'list', query } as const
      const { row } = await newSearch(
        { ...fields, name: '', origin: '', frequency: 'now' },
        new Date(0),
      )
      return { ...row, state: 'on' as const, tokenHash: null, since: 0 }
    }),
  )
  await runBatch(db, insertRows(db, savedSearch, rows))
  const touched = { propertyIds: listings.map(({ id }) => id), projectIds: [] }
  await runBatch(db, recordChangedStatements(db, touched, new Date()))
  await db.update(changedListing).set({ was: [] })
  return c.json({ searches: count, homes: listings.length })
})

/** Matches all changed listings with all searches, like the cron. */
searches.post('/match', async (c) => {
  const db = primaryDb(c.env.DB)
  await matchChanges(db, new Date(), LONG_MS)
  return c.json({ finds: await db.$count(searchFind) })
})
