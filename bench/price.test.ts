import { expect, test } from 'vitest'
import { monthlyPrice, monthOfAgency, type Usage } from './price'

const NOTHING: Usage = {
  cpuMs: 0,
  rowsRead: 0,
  rowsWritten: 0,
  kvReads: 0,
  kvWrites: 0,
  r2Reads: 0,
  r2Writes: 0,
}
const MONTH = 25_920_000

test.each<[string, number, Partial<Usage>, number]>([
  ['the fee alone', 10e6, {}, 5],
  ['the requests beyond ten million', MONTH, {}, 9.78],
  ['ten milliseconds each', MONTH, { cpuMs: 10 }, 14.36],
  ['a thousand rows read each', MONTH, { rowsRead: 1000 }, 10.7],
  ['two rows written each', MONTH, { rowsWritten: 2 }, 11.62],
  ['a read of KV each', MONTH, { kvReads: 1 }, 17.74],
  ['a write of KV each', MONTH, { kvWrites: 1 }, 134.38],
  ['a read of R2 each', MONTH, { r2Reads: 1 }, 15.51],
  ['a write of R2 each', MONTH, { r2Writes: 1 }, 121.92],
])('a month costs %s', (_, requests, usage, price) => {
  expect(monthlyPrice(requests, { ...NOTHING, ...usage })).toBeCloseTo(price, 2)
})

const AGENCY_USAGE = {
  cachedPage: { ...NOTHING, cpuMs: 2 },
  list: { ...NOTHING, cpuMs: 12, rowsRead: 2000 },
  picture: { ...NOTHING, cpuMs: 1, r2Reads: 1 },
}

test('a large agency pays for requests, pictures and storage beyond the included amounts', () => {
  const month = monthOfAgency({ listings: 5000, pageViews: 2_000_000 }, AGENCY_USAGE)
  // 32 million requests, 30 million reads of R2, 18 million milliseconds and 90 GB are billed beside the fee.
  expect(month.price).toBeCloseTo(5 + 32 * 0.3 + 30 * 0.36 + 18 * 0.02 + 90 * 0.015, 6)
})
