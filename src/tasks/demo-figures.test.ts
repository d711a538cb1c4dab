import { count, countDistinct, max, min } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { person } from '../../test/accounts'
import { db, importItems, listing, loadAgency } from '../../test/agency'
import { propertyVisit } from '../platform/db/schema-history'
import { addDemoFigures } from './demo-figures'

test('the demo has views of 90 days, also late on a day after the end of summer time', async () => {
  await loadAgency()
  await importItems(listing())
  const { id } = await person('figures@example.com', 'admin')
  // 23.30 in Brussels. 35 days earlier, the same time of the day was in the next day.
  await addDemoFigures(db, new Date('2026-11-29T22:30:00Z'), id)
  const { day, propertyId } = propertyVisit
  const [figures] = await db
    .select({ first: min(day), last: max(day), days: countDistinct(day), rows: count(propertyId) })
    .from(propertyVisit)
  expect(figures).toMatchObject({ first: '2026-09-01', last: '2026-11-29', days: 90 })
})
