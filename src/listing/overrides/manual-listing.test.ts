import { expect, test } from 'vitest'
import { exampleProject, exampleProperty } from '../example-property'
import { availability } from '../status'
import { manualListingOf, movedAlong, newRecord, recordOf } from './manual-listing'
import { isManual, nextNumber } from './manual-parts'

const AT = '2026-11-23T10:00:00'
const given = {
  goal: 0,
  typeDescription: { nl: 'Herenhuis' },
  webId: 1,
  zip: '9000',
  city: { nl: 'Gent' },
} as const

test.each([
  [null, 90_000_001],
  [410_150, 90_000_001],
  [90_000_007, 90_000_008],
])('after %s comes %d', (last, next) => {
  expect(nextNumber(last)).toBe(next)
  expect(isManual(next)).toBe(true)
})

test('a number of a CRM is none of ours', () => {
  expect(isManual(410_150)).toBe(false)
})

test('a new home is on no list', () => {
  const record = newRecord(90_000_001, given, AT)
  expect(record).toMatchObject({ ...given, price: null, pictures: [], createdDate: AT })
  expect(availability(record)).toBe('not-published')
})

test('a home goes through its form and back unchanged', () => {
  const lotte = { ...(exampleProperty().manager ?? expect.fail('no manager')), id: 3 }
  const record = exampleProperty({ zip: '9000', lastChangedDate: AT })
  const written = manualListingOf(record, [lotte])
  expect(written.managerId).toBe(3)
  expect(recordOf(record, written, [lotte], AT)).toEqual(record)
})

test('what is emptied is gone, and a picture of the library comes in', () => {
  const record = exampleProperty({ zip: '9000' })
  const written = {
    ...manualListingOf(record, []),
    law: {},
    pictures: ['/media/a.jpg'],
    bedrooms: null,
  }
  const after = recordOf(record, written, [], AT)
  expect(after).toMatchObject({ bedrooms: null, manager: null, lastChangedDate: AT })
  expect(Object.values(after.law).every((value) => value === null)).toBe(true)
  expect(after.pictures.map(({ url }) => url)).toEqual(['/media/a.jpg'])
})

test.each([
  ['7', '9'],
  ['7a', '7a'],
])('number %s of a project at 7 that moves to 9 is %s then', (houseNumber, now) => {
  const before = exampleProject({ houseNumber: '7', publishAddress: true })
  const after = { ...before, houseNumber: '9', zip: '8000', publishAddress: false }
  const moved = movedAlong(exampleProperty({ houseNumber, boxNr: '2' }), before, after)
  expect(moved).toMatchObject({ houseNumber: now, boxNr: '2', zip: '8000', publishAddress: false })
})
