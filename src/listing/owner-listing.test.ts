import { expect, test } from 'vitest'
import { exampleProperty } from '../../test/example-property'
import { ownerCard, ownerListingStatus } from './owner-listing'
import { DEFAULT_PUBLISH_SETTINGS, publicCard } from './published'
import { STATUS } from './status'

const SETTINGS = { ...DEFAULT_PUBLISH_SETTINGS, marqueesWithoutStreet: [2] }

test.each([
  { publishPrice: false, publishAddress: false },
  { status: STATUS.sold },
  { status: STATUS.inactive },
  { marquee: 2 },
  { marquee: 4 },
])('the owner sees the street and the price of a property with %j', (facts) => {
  const home = { ...exampleProperty(), ...facts }
  const card = ownerCard(home, SETTINGS)
  expect(card.price).toBe(home.price)
  expect(card.address.street).not.toBeNull()
  expect(publicCard(home, SETTINGS).price).toBeNull()
})

test.each([
  [STATUS.active, 'online'],
  [STATUS.sold, 'sold'],
  [STATUS.rented, 'rented'],
  [STATUS.prospective, 'offline'],
  [STATUS.inactive, 'offline'],
])('the owner sees status %s as %s', (status, expected) => {
  expect(ownerListingStatus({ status })).toBe(expected)
})
