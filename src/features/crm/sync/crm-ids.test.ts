import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { primaryDb } from '../../../platform/db/db'
import { crmIdsOf } from './crm-ids'

const db = primaryDb(env.DB)

test('a key of any form gets one number, counted from 900,000,000', async () => {
  const first = await crmIdsOf(db, 'csv', 'property', ['A-7', '12', 'A-7'])
  expect([...first]).toEqual([
    ['12', 900_000_001],
    ['A-7', 900_000_000],
  ])
  const results = await Promise.all([
    crmIdsOf(db, 'csv', 'property', ['neu', 'A-7']),
    crmIdsOf(db, 'csv', 'project', ['A-7']),
    crmIdsOf(db, 'openimmo', 'property', ['A-7']),
  ])
  expect(results[0].get('A-7')).toBe(900_000_000)
  const allIds = results.flatMap((ids) => [...ids.values()])
  expect(allIds.toSorted()).toEqual([900_000_000, 900_000_002, 900_000_003, 900_000_004])
  expect(await crmIdsOf(db, 'csv', 'property', [])).toEqual(new Map())
})
