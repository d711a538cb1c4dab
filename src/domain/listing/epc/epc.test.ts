import { describe, expect, it } from 'vitest'
import { epcColourLetter, epcImage, epcLabel, renovationNotice } from './epc'
import { EPC_SCALES, epcScale } from './epc-scales'

const ZIP = { flanders: '9000', brussels: '1000', wallonia: '5000', luxembourg: 'L-8008' }

function facts(region: keyof typeof ZIP, value: number | null, text: string | null = null) {
  const countryId = region === 'luxembourg' ? 50 : 10
  return { zip: ZIP[region], countryId, energyPerformance: value, epcLabel: text }
}

const FLANDERS: [number, string][] = [
  [-5, 'a_plus'],
  [0, 'a_plus'],
  [0.1, 'a'],
  [100, 'a'],
  [100.5, 'b'],
  [200, 'b'],
  [300, 'c'],
  [301, 'd'],
  [400, 'd'],
  [500, 'e'],
  [500.01, 'f'],
]
const WALLONIA: [number, string][] = [
  [0, 'a_plusplus'],
  [45, 'a_plus'],
  [45.5, 'a'],
  [85, 'a'],
  [170, 'b'],
  [255, 'c'],
  [340, 'd'],
  [425, 'e'],
  [510, 'f'],
  [511, 'g'],
]
const BRUSSELS: [number, string][] = [
  [0, 'a_plus'],
  [0.5, 'a'],
  [1, 'a'],
  [23, 'a'],
  [23.5, 'a_sub'],
  [45, 'a_sub'],
  [45.5, 'b_plus'],
  [46, 'b_plus'],
  [62, 'b_plus'],
  [63, 'b'],
  [79, 'b'],
  [80, 'b_sub'],
  [150, 'c_sub'],
  [151, 'd_plus'],
  [275, 'e_sub'],
  [276, 'f_plus'],
  [298, 'f_plus'],
  [299, 'f'],
  [322, 'f'],
  [323, 'f_sub'],
  [345, 'f_sub'],
  [345.5, 'g'],
  [346, 'g'],
  [400, 'g'],
]
const BRUSSELS_OFFICIAL: [number, string][] = [
  [-1, 'a_plusplus'],
  [15, 'a_plus'],
  [30, 'a'],
  [45, 'a_sub'],
  [78, 'b'],
  [79, 'b_sub'],
  [276, 'f'],
  [345, 'f'],
  [346, 'g'],
]

describe('energy labels', () => {
  it.each(FLANDERS)('Flanders: %s kWh is %s', (value, key) => {
    expect(epcLabel(facts('flanders', value))).toMatchObject({ region: 'flanders', key })
  })

  it.each(WALLONIA)('Wallonia: %s kWh is %s', (value, key) => {
    expect(epcLabel(facts('wallonia', value))).toMatchObject({ region: 'wallonia', key })
  })

  it.each(BRUSSELS)('Brussels: %s kWh is %s', (value, key) => {
    expect(epcLabel(facts('brussels', value))).toMatchObject({ region: 'brussels', key })
  })

  it.each(BRUSSELS_OFFICIAL)('Brussels, official scale: %s kWh is %s', (value, key) => {
    const label = epcLabel(facts('brussels', value), { brusselsScale: 'official' })
    expect(label).toMatchObject({ region: 'brussels', key })
  })

  it('covers the 54 cases of the spec', () => {
    const cases = [FLANDERS, WALLONIA, BRUSSELS, BRUSSELS_OFFICIAL]
    expect(cases.flat()).toHaveLength(54)
  })

  it('has scales without a gap: ascending, and open at the top', () => {
    for (const { bands } of EPC_SCALES) {
      const bounds = bands.map(({ max }) => max)
      expect(bounds).toEqual([...bounds].sort((a, b) => a - b))
      expect(bounds.at(-1)).toBe(Number.POSITIVE_INFINITY)
    }
    expect(epcScale('brussels', { brusselsScale: 'official', on: '2016-05-01' }).validFrom).toBe(
      '2017-01-01',
    )
  })

  it('prefers the certificate’s label to the value', () => {
    expect(epcLabel(facts('flanders', 120, 'D'))).toEqual({
      region: 'flanders',
      key: 'd',
      label: 'D',
    })
  })

  it.each([
    ['a+', 'A+'],
    ['A +', 'A+'],
    ['a_plus', 'A+'],
    ['A plus', 'A+'],
    ['EPC: B', 'B'],
    [' g ', 'G'],
    ['B-', 'B-'],
    ['b_sub', 'B-'],
    ['C−', 'C-'],
    ['D –', 'D-'],
    ['E+', 'E+'],
    ['PEB F', 'F'],
    ['A++', 'A++'],
    ['a_plusplus', 'A++'],
    ['Klasse C', 'C'],
    ['E min', 'E-'],
  ])('reads %j on a Brussels certificate as %s', (text, label) => {
    expect(epcLabel(facts('brussels', null, text))?.label).toBe(label)
  })

  it.each(['', '-', 'n.v.t.', 'in aanvraag', 'G', 'A-', 'AB'])(
    'computes the label where the certificate of a Flemish home says %j',
    (text) => {
      expect(epcLabel(facts('flanders', 168, text))?.label).toBe('B')
    },
  )

  it('reads Luxembourg labels from the text alone, a to i', () => {
    expect(epcLabel(facts('luxembourg', 40))).toBeNull()
    for (const letter of 'abcdefghi') {
      expect(epcLabel(facts('luxembourg', 40, letter.toUpperCase()))?.key).toBe(letter)
    }
    expect(epcLabel(facts('luxembourg', 40, 'A+'))).toBeNull()
  })

  it.each([
    'CPE B',
    'CPE : B',
    'Classe énergétique B',
    'Energieklasse B',
    'Energieeffizienzklasse: B',
    'Energy class B',
    'B/C',
    'B - C - D',
  ])("reads '%s' on a Luxembourg certificate as B", (text) => {
    expect(epcLabel(facts('luxembourg', null, text))?.label).toBe('B')
  })

  it('has no label without value and text, and none abroad', () => {
    expect(epcLabel(facts('flanders', null))).toBeNull()
    expect(epcLabel(facts('wallonia', Number.NaN))).toBeNull()
    expect(epcLabel({ ...facts('flanders', 100), countryId: 20 })).toBeNull()
  })

  it('has the file name of the picture by region and key', () => {
    expect(epcImage('flanders', 'a_plus')).toBe('/images/epc/flanders/a_plus.png')
  })

  it.each([
    ['A++', 'A+'],
    ['A+', 'A+'],
    ['A', 'A'],
    ['A-', 'A'],
    ['B+', 'B'],
    ['F-', 'F'],
    ['I', 'I'],
  ])('colours %s as %s', (label, letter) => {
    expect(epcColourLetter(label)).toBe(letter)
  })

  it('shows the duty to renovate on Flemish sales with labels E and F only', () => {
    const labels = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', null]
    const withNotice = labels.filter((label) =>
      renovationNotice({ label, region: 'flanders', goal: 0 }),
    )
    expect(withNotice).toEqual(['E', 'F'])
    expect(renovationNotice({ label: 'F', region: 'flanders', goal: 1 })).toBe(false)
    expect(renovationNotice({ label: 'F', region: 'wallonia', goal: 0 })).toBe(false)
    expect(renovationNotice({ label: 'F', region: 'brussels', goal: 0 })).toBe(false)
  })
})
