import { expect, test } from 'vitest'
import file from '../../../../test/cases/belgian-notation.csv?raw'
import { mapProperty } from '../mapping/map-property'
import { readCsv } from './csv'

const mapped = readCsv(file, 'nl').items.map(({ data }) => mapProperty(data, 'nl'))
const homes = mapped.flatMap((one) => (one.status === 'ok' ? [one.property] : []))

test('units, months and box words of a table are read', () => {
  expect(
    mapped.slice(0, 4).flatMap((one) => (one.status === 'ok' ? one.notes : one.issues)),
  ).toEqual([])
  expect(
    homes.map(({ price, boxNr, surfaceTotal, bedrooms }) => [price, boxNr, surfaceTotal, bedrooms]),
  ).toEqual([
    [950, '3', 80, 2],
    [960, '2', 81, 2],
    [325_000, 'A', 150, 3],
    [335_000, 'B3', 151, null],
    [345_000, null, 152, null],
  ])
  expect(
    homes.map(({ energyPerformance, law }) => [
      energyPerformance,
      law.co2,
      law.charges,
      law.cadastralIncome,
    ]),
  ).toEqual([
    [178, null, 75, null],
    [253.5, 48, 75, null],
    [245, null, null, 1234],
    [null, null, null, null],
    [null, null, null, null],
  ])
})

test('dates and words of a table are read', () => {
  expect(
    homes.map(({ available, law }) => [available, law.availableFrom, law.epcValidUntil]),
  ).toEqual([
    [null, '2027-03-01', '2031-05-04'],
    [null, '2027-03-01', '2031-05-04'],
    [1, null, '2031-05-01'],
    [3, null, '2031-01-01'],
    [null, null, null],
  ])
})

test('values in another unit and words that are no date are dropped with a note', () => {
  const [last] = mapped.slice(-1)
  expect(last?.status === 'ok' && last.notes.map((note) => 'field' in note && note.field)).toEqual(
    expect.arrayContaining(['Charges', 'EnergyPerformance', 'AvailableFrom', 'EPCValidUntil']),
  )
})
