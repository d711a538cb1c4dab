import { expect, test } from 'vitest'
import { isDuplicate } from './duplicates'
import { exampleProperty } from './example-property'

const HOME = exampleProperty({
  street: { nl: 'Proefstraat' },
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

test('units of one project and listings without an address are not duplicates', () => {
  const unit = { ...HOME, projectId: 5 }
  expect(isDuplicate(unit, unit)).toBe(false)
  const nowhere = { ...HOME, street: null, houseNumber: null }
  expect(isDuplicate(nowhere, nowhere)).toBe(false)
})
