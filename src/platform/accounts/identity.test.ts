import { expect, test } from 'vitest'
import { identityOf, namesPerson, personMask, withoutSender } from './identity'

const LEAD = {
  data: { FirstName: 'Jan Karel', Name: 'Van den Broeck', PhoneNumber: '+32 470 12 34 56' },
}
const isNamed = namesPerson(identityOf(' JAN@example.be ', { leads: [LEAD], accounts: [] }))

test.each([
  ['by the full name', 'Jan Karel Van den Broeck'],
  ['by the last name first', 'van den broeck, jan karel'],
  ['by a path without some spaces', '/nl/jan-karel-vandenbroeck'],
  ['by an address', 'Mail jan@example.be.'],
  ['by an address in a query', '/nl/?mail=jan%40example.be'],
  ['by a number of Belgium', 'Bel 0470/12.34.56'],
  ['by a number with its country', '0032470123456'],
  ['by a number in words of a path', '/nl/0470-12-34-56'],
])('a text names a person %s: %s', (_, text) => expect(isNamed(text)).toBe(true))

test.each([
  'Jan Broeck',
  'Karel Van den Broeck',
  'Jan Karel Van den Broecke',
  'jan@example.be.org',
  'karel.jan@example.be',
  '0470 12 34 57',
  '%E0%A4%A',
])('a text does not name the person %s', (text) => expect(isNamed(text)).toBe(false))

test('an account’s full name identifies the person, and a first name alone does not', () => {
  const accounts = [{ name: 'An Peeters' }, { name: 'Bo' }]
  const leads = [{ data: { FirstName: 'Cas', Name: '', PhoneNumber: '12' } }, { data: {} }, null]
  const { names, phones } = identityOf('an@example.be', { leads, accounts })
  expect(names.map(({ orders }) => orders[0]?.join(' '))).toEqual(['an peeters'])
  expect(phones).toEqual([])
})

test.each([
  ['the first', { FirstName: 'An  Van Damme', Name: ' ' }],
  ['the last', { FirstName: '', Name: 'Van Damme An' }],
])('a full name in the field of %s name is matched in both orders', (_, name) => {
  const leads = [{ data: { ...name, PhoneNumber: '' } }]
  const namesThem = namesPerson(identityOf('an@example.be', { leads, accounts: [] }))
  for (const text of ['/nl/an-vandamme', 'Van Damme, An'])
    expect([text, namesThem(text)]).toEqual([text, true])
  for (const text of ['/nl/van-damme', 'Jan Van Damme'])
    expect([text, namesThem(text)]).toEqual([text, false])
})

const ZOE = {
  data: { FirstName: 'Zoë', Name: "D'Haese", PhoneNumber: '+32 (0)470 12 34 56' },
}
const identity = identityOf('zoe@example.be', { leads: [ZOE], accounts: [] })

test.each([
  ['Zoë D’Haese belde', '… belde'],
  ['ZOE DHAESE belde', '… belde'],
  ['zoe d haese, D HAESE Zoë', '…, …'],
  ["D'Haese, Zoe\u0308!", '…!'],
  ['<p>Zoë<br/>D&#x27;Haese</p>', '<p>…</p>'],
  ['> groeten, Zoë\n> D’Haese', '> groeten, …'],
  ['/nl/zoe-d-haese/x', '/nl/…/x'],
  ['Zoë Peeters en Jan D’Haese', 'Zoë Peeters en Jan D’Haese'],
  ['Zoë D’Haesens', 'Zoë D’Haesens'],
  ['bel 0470/12.34.56.', 'bel ….'],
  ['bel (0470) 12 34 56 of +32 (0)470 12 34 56', 'bel (… of …'],
  ['<a href="tel:+32470123456">+32\u00a0470\u00a012\u00a034\u00a056</a>', '<a href="tel:…">…</a>'],
  ['0032 470 12\n> 34 56', '…'],
  ['32470123456, 470 12 34 56', '…, …'],
  ['10470123456 en 04701234567', '10470123456 en 04701234567'],
  ['Mail Zoe@example.be of zoe%40example.be', 'Mail … of …'],
])('a person is removed from the text %j', (text, masked) => {
  expect(personMask(identity, '…')(text)).toBe(masked)
})

test('a long text without the person is searched in linear time', () => {
  const texts = ['zoe ', '32 ', '0', '&#x27;', 'zoe d'].map((part) => part.repeat(20_000))
  const start = performance.now()
  for (const text of texts) expect(personMask(identity, '…')(text)).toBe(text)
  expect(performance.now() - start).toBeLessThan(2000)
})

test('the name and number of a lead’s sender do not identify another person', () => {
  const sender = { data: { FirstName: "d'haese zoe", Name: '', PhoneNumber: '0470 12 34 56' } }
  expect(withoutSender(identity, sender)).toMatchObject({ names: [], phones: [] })
  const other = { data: { FirstName: 'Zoë', Name: 'Peeters', PhoneNumber: '0470 12 34 57' } }
  expect(withoutSender(identity, other)).toEqual(identity)
})
