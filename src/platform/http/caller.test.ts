import { expect, test } from 'vitest'
import { readCaller } from './caller'

test.each([
  ['192.0.2.7', '192.0.2.7', null],
  ['::ffff:192.0.2.7', '192.0.2.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  [undefined, 'unknown', null],
])('%s counts as %s and %s', (written, address, network) => {
  expect(readCaller(written)).toEqual({ address, network })
})
