import { expect, test } from 'vitest'
import { exampleProject, exampleProperty } from '../../../test/example-property'
import { STATUS } from '../status'
import { isManual, nextNumber } from './manual-id'
import { manualListingOf, movedAlong, recordOf } from './manual-listing'

const AT = '2026-11-23T10:00:00'
test.each([
  [null, 90_000_001],
  [410_150, 90_000_001],
  [90_000_007, 90_000_008],
])('the ID after %s is %d', (last, next) => {
  expect(nextNumber(last)).toBe(next)
  expect(isManual(next)).toBe(true)
})

test('a property is unchanged after its form is saved without changes', () => {
  const lotte = { ...(exampleProperty().manager ?? expect.fail('no manager')), id: 3 }
  const { archived, leftMarketDate, ...record } = exampleProperty({
    zip: '9000',
    lastChangedDate: AT,
  })
  const written = manualListingOf(record, [lotte])
  expect(written.managerId).toBe(3)
  expect(recordOf(record, written, [lotte], AT)).toEqual(record)
})

test('a sold property keeps the date of its sale and stays archived only while it is off the site', () => {
  const sold = exampleProperty({ status: STATUS.sold, leftMarketDate: '2026-03-12' })
  const written = manualListingOf(sold, [])
  expect(recordOf(sold, written, [], AT)).toMatchObject({ leftMarketDate: '2026-03-12' })
  expect(recordOf(sold, written, [], AT).archived).toBeUndefined()
  const off = recordOf(sold, { ...written, status: STATUS.inactive }, [], AT)
  expect(off).toMatchObject({ archived: true })
  expect(off.leftMarketDate).toBeUndefined()
})

test.each([
  ['7', '9'],
  ['7a', '7a'],
])(
  'the house number %s of a unit becomes %s if its project moves from 7 to 9',
  (houseNumber, now) => {
    const before = exampleProject({ houseNumber: '7', publishAddress: true })
    const after = { ...before, houseNumber: '9', zip: '8000', publishAddress: false }
    const moved = movedAlong(exampleProperty({ houseNumber, boxNr: '2' }), before, after)
    expect(moved).toMatchObject({
      houseNumber: now,
      boxNr: '2',
      zip: '8000',
      publishAddress: false,
    })
  },
)
