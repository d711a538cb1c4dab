import { expect, test } from 'vitest'
import { countUnread, trackReads, unknownFields } from './unread-fields'

const RECORD = {
  id: 7,
  legal: { heritage: 'no', flood: { risk: 'low', code: '' } },
  rooms: [{ size: 12, kind: 'kitchen' }, { size: 9 }],
  tags: ['a', 'b'],
  empty: null,
  list: [],
}

test('the values that nothing read are unread, each path with its first value', () => {
  const { tracked, unread } = trackReads(RECORD)
  const { rooms } = tracked
  const sizes = Array.isArray(rooms) ? rooms.map(({ size }) => size) : []
  expect([tracked.id, ...sizes]).toEqual([7, 12, 9])
  expect(unread({}, [])).toEqual({
    'legal.heritage': 'no',
    'legal.flood.risk': 'low',
    'rooms[].kind': 'kitchen',
    'tags[]': 'a',
  })
  expect(unread({ colour: 'red' }, ['legal', 'rooms[].kind'])).toEqual({
    'tags[]': 'a',
    colour: 'red',
  })
  expect(unread({ price: tracked.legal }, ['rooms[].kind'])).toEqual({ 'tags[]': 'a' })
})

test('examples contain no personal data', () => {
  const record = {
    ownername: 'Wilhelmina Peeters',
    seller: { phone: '0470 00 00 00' },
    extra: 'call 0470 12 34 56 or an@example.be',
    text: 'x'.repeat(500),
  }
  const unread = unknownFields(record)
  expect(unread).toMatchObject({ ownername: '…', 'seller.phone': '…' })
  expect(unread.extra).not.toMatch(/56|example/)
  expect(unread.text?.length).toBeLessThanOrEqual(60)
})

test('known fields of the import format are read', () => {
  expect(unknownFields({ price: 1, largepictureitems: [{ url: 'x' }], energyindex: 7 })).toEqual({
    energyindex: '7',
  })
})

test('records with an unread field are counted, up to 200 fields', () => {
  const once = countUnread({}, [{ unread: { a: '1' } }, { unread: { a: '2', b: '3' } }])
  expect(once).toEqual({ a: { records: 2, example: '1' }, b: { records: 1, example: '3' } })
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, 'x']))
  expect(Object.keys(countUnread(once, [{ unread: many }]))).toHaveLength(200)
})
