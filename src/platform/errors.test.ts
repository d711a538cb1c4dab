import { expect, test } from 'vitest'
import { db } from '../../test/agency'
import { errorReport } from './db/schema'
import { recordError } from './errors'

test('an isolate stores 120 of a thousand errors per minute', async () => {
  const at = (seconds: number) => new Date(Date.parse('2027-03-01T10:00:00Z') + seconds * 1000)
  const report = { module: 'map', error: 'Error: broken', url: '/nl/' }
  for (let nth = 0; nth < 1000; nth++) await recordError(db, report, at(nth / 20))
  const [stored] = await db.select().from(errorReport)
  expect(stored?.count).toBe(120)
  await recordError(db, report, at(60))
  const [later] = await db.select().from(errorReport)
  expect(later?.count).toBe(121)
})
