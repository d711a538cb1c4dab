import { expect, test } from 'vitest'
import { feedLines, reportLines } from './import-report.ts'

const NOTHING = { upserted: 0, unchanged: 0, deleted: 0, refused: [], held: [], notes: [] }

test('prints each refused and waiting listing with its ID, its address and its reasons', () => {
  const refused = [
    { ID: 7, address: 'Lindenlei 22, 9000 Gent', issues: ['Zip is missing', 'Goal is missing'] },
    { ID: null, index: 1, issues: ['Items[1]: ID is missing'] },
  ]
  const held = [{ ID: 8, issues: ['The price of € 500 is below € 10.000'] }]
  expect(reportLines({ ...NOTHING, upserted: 2, refused, held })).toEqual([
    '2 imported, 0 unchanged, 0 deleted.',
    'Refused 7, Lindenlei 22, 9000 Gent: Zip is missing · Goal is missing',
    'Refused Items[1]: ID is missing',
    'Waits at /staff/imports: 8: The price of € 500 is below € 10.000',
  ])
})

test('explains why a file of listings is held', () => {
  const counts = { upserted: 1, unchanged: 0, left: 0, refused: 0 }
  expect(feedLines({ status: 'done', counts, issues: [] })).toEqual([
    '1 imported, 0 unchanged, 0 deleted, 0 refused.',
  ])
  const held = feedLines({ status: 'held', counts, issues: ['A1: Zip is missing'] })
  expect(held[1]).toMatch(/^Held: this file would remove many listings/)
  expect(held[2]).toContain('/staff/crm')
  expect(held.at(-1)).toBe('A1: Zip is missing')
})
