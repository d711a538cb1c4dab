import { expect, test } from 'vitest'
import { exampleProperty } from '../../test/example-property'
import { isDuplicate } from './duplicates'

const HOME = exampleProperty({
  street: { nl: 'Proefstraat' },
  webId: 1,
  houseNumber: '1',
  boxNr: null,
  projectId: null,
  surfaceTotal: 120,
})

test.each<[string, Partial<typeof HOME>, boolean]>([
  ['itself under another number', { id: 999 }, true],
  ['another price and text', { price: 1, description: null }, true],
  ['the street in other letters', { street: { fr: 'X', nl: 'PROEFSTRAAT ' } }, true],
  ['another number', { houseNumber: '2' }, false],
  ['a box', { boxNr: '2' }, false],
  ['another area', { surfaceTotal: 121 }, false],
  ['no area', { surfaceTotal: null }, false],
  ['another type', { webId: 77 }, false],
  ['another goal', { goal: HOME.goal === 0 ? 1 : 0 }, false],
  ['another postcode', { zip: '9999' }, false],
  ['no street', { street: null }, false],
])('a listing with %s is a duplicate: %j', (_, change, expected) => {
  expect(isDuplicate({ ...HOME, ...change }, HOME)).toBe(expected)
})

const BOX = {
  ...HOME,
  webId: 4,
  typeDescription: { nl: 'Garagebox 1' },
  ident: 'G1',
  floor: -1,
  price: 26_000,
}

test.each<[string, Partial<typeof HOME>, boolean]>([
  ['nothing', { id: 999 }, true],
  ['the texts', { description: null }, true],
  ['a title in another language', { typeDescription: { nl: 'Garagebox 1', fr: 'Box 1' } }, true],
  ['the title', { typeDescription: { nl: 'Garagebox 2' } }, false],
  ['the lot', { ident: 'G2' }, false],
  ['the floor', { floor: -2 }, false],
  ['the price', { price: 27_000 }, false],
  ['the type of lot', { typeId: 403 }, false],
  ['the box', { boxNr: '2' }, false],
])('a garage that differs in %s from another is its duplicate: %j', (_, change, expected) => {
  expect(isDuplicate({ ...BOX, ...change }, BOX)).toBe(expected)
})

test('flats with the same box number are duplicates with another price, flats without a box are not', () => {
  const flat = { ...HOME, webId: 2, boxNr: '3' }
  expect(isDuplicate({ ...flat, price: 1 }, flat)).toBe(true)
  const withoutBox = { ...flat, boxNr: null }
  expect(isDuplicate({ ...withoutBox, price: 1 }, withoutBox)).toBe(false)
})
