import { env } from 'cloudflare:workers'
import { getTableColumns } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { type ApiList, db, importItems, listing, loadAgency, purge } from '../../../test/agency'
import { delayedDb } from '../../../test/faults'
import { keepLogs } from '../../../test/logs'
import { begin, getWith } from '../../../test/worker'
import { listing as listingTable, replacedCard } from '../../platform/db/schema'

const HOMES = [600_001, 600_002, 600_003].map((ID) => listing({ ID, Zip: '9000' }))
/** More listings than an isolate remembers cards of. */
const COPIES = Array.from({ length: 2100 }, (_, at) => 700_001 + at)
const LIST = '/api/properties?goal=0&region=x|9000'
const KNOWN = '/api/properties?goal=0&region=x|9000&limit2=2'

keepLogs()
beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(...HOMES)
  const { key: _, ...columns } = getTableColumns(listingTable)
  const names = Object.values(columns).map(({ name }) => name)
  const values = names.map((name) =>
    name === 'id' ? 'value' : name === 'zip' ? "'2000'" : `listing.${name}`,
  )
  await env.DB.prepare(
    `INSERT INTO listing (${names.join()})
      SELECT ${values.join()} FROM listing, json_each(?) WHERE listing.id = 600001`,
  )
    .bind(JSON.stringify(COPIES))
    .run()
})

async function idsIn(response: Response): Promise<number[]> {
  return (await response.json<ApiList>()).Items.map(({ ID }) => ID)
}

test('shows all cards of a list while other requests read many cards', async () => {
  await purge()
  expect(await idsIn(await getWith({}, KNOWN))).toEqual([600_003, 600_002])
  const read = Promise.withResolvers<void>()
  const open = begin(LIST, {}, { DB: delayedDb(read.promise) })
  for (const first of [600_001, 700_998, 701_998]) await getWith({}, `/sitemap-homes-${first}.xml`)
  await getWith({}, '/api/properties?goal=0&region=x|2000')
  read.resolve()
  const { response, done } = await open
  expect(await idsIn(response)).toEqual([600_003, 600_002, 600_001])
  await done()
})

test('an import deletes cards that were replaced more than ten minutes ago', async () => {
  const changeAt = async (minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
    await importItems(listing({ ID: 600_001, Zip: '9000', Price: 123_000 + minutes }))
    vi.useRealTimers()
    return db.$count(replacedCard)
  }
  await db.delete(replacedCard)
  expect([await changeAt(1), await changeAt(2), await changeAt(13)]).toEqual([1, 2, 1])
})
