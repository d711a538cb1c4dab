import { expect, test } from 'vitest'
import { brokenDb } from '../../test/faults'
import { primaryDb } from '../platform/db/db'
import { waitingDb } from './waiting-db'

const BUSY = [
  'D1_ERROR: database is locked: SQLITE_BUSY',
  'D1_ERROR: Failed to get session commit token: internal error; reference = nhp6igf7',
]
const QUERY = 'select 1 as one'

function dbThatFails(error: string, times: number) {
  return primaryDb(waitingDb(brokenDb({ on: /select 1/, when: 'before', error, times })))
}

test.each(BUSY)('a statement waits while another process writes: %s', async (error) => {
  expect(await dbThatFails(error, 3).get(QUERY)).toEqual({ one: 1 })
})

test('a statement fails at once for another reason', async () => {
  await expect(dbThatFails('D1_ERROR: no such table', 1).get(QUERY)).rejects.toThrow()
})
