import { describe, expect, it } from 'vitest'
import { epcColourLetter, epcImage, epcLabel } from './epc'
import { EPC_SCALES, epcScale } from './epc-scales'

const ZIP = { flanders: '9000', brussels: '1000', wallonia: '5000', luxembourg: 'L-8008' }

function facts(region: keyof typeof ZIP, value: number | null, text: string | null = null) {
  const countryId = region === 'luxembourg' ? 50 : 10
  return { zip: ZIP[region], countryId, energyPerformance: value, epcLabel: text }
}

/** Values with their labels, from each label with its values. */
function valuesOf(labels: string): [number, string][] {
  return labels.split(',').flatMap((list) => {
    const [key = '', ...values] = list.trim().split(/\s+/)
    return values.map((value): [number, string] => [Number(value), key])
  })
}

const FLANDERS = valuesOf('a_plus -5 0, a 0.1 100, b 100.5 200, c 300, d 301 400, e 500, f 500.01')
const WALLONIA = valuesOf(
  'a_plusplus 0, a_plus 45, a 45.5 85, b 170, c 255, d 340, e 425, f 510, g 511',
)
const BRUSSELS = valuesOf(`
  a_plus 0, a 0.5 1 23, a_sub 23.5 45, b_plus 45.5 46 62, b 63 79, b_sub 80, c_sub 150, d_plus
  151, e_sub 275, f_plus 276 298, f 299 322, f_sub 323 345, g 345.5 346 400
`)
const BRUSSELS_OFFICIAL = valuesOf(
  'a_plusplus -1, a_plus 15, a 30, a_sub 45, b 78, b_sub 79, f 276 345, g 346',
)

describe('the energy label', () => {
  it.each(FLANDERS)('of %s kWh in Flanders is %s', (value, key) => {
    expect(epcLabel(facts('flanders', value))).toMatchObject({ region: 'flanders', key })
  })

  it.each(WALLONIA)('of %s kWh in Wallonia is %s', (value, key) => {
    expect(epcLabel(facts('wallonia', value))).toMatchObject({ region: 'wallonia', key })
  })

  it.each(BRUSSELS)('of %s kWh in Brussels is %s', (value, key) => {
    expect(epcLabel(facts('brussels', value))).toMatchObject({ region: 'brussels', key })
  })

  it.each(BRUSSELS_OFFICIAL)('of %s kWh on the official scale of Brussels is %s', (value, key) => {
    const label = epcLabel(facts('brussels', value), { brusselsScale: 'official' })
    expect(label).toMatchObject({ region: 'brussels', key })
  })

  it('is tested with the 54 cases of the spec', () => {
    const cases = [FLANDERS, WALLONIA, BRUSSELS, BRUSSELS_OFFICIAL]
    expect(cases.flat()).toHaveLength(54)
  })

  it('has scales with ascending bounds and an unbounded last band', () => {
    for (const { bands } of EPC_SCALES) {
      const bounds = bands.map(({ max }) => max)
      expect(bounds).toEqual([...bounds].sort((a, b) => a - b))
      expect(bounds.at(-1)).toBe(Number.POSITIVE_INFINITY)
    }
    expect(epcScale('brussels', { brusselsScale: 'official', on: '2016-05-01' }).validFrom).toBe(
      '2017-01-01',
    )
  })

  it('comes from the certificate’s text rather than from the value', () => {
    expect(epcLabel(facts('flanders', 120, 'D'))).toEqual({
      region: 'flanders',
      key: 'd',
      label: 'D',
    })
  })

  it.each([
    ['A+', 'a+; A +; a_plus; A plus'],
    ['A++', 'A++; a_plusplus'],
    ['B', 'EPC: B'],
    ['B-', 'B-; b_sub'],
    ['C', 'Klasse C'],
    ['C-', 'C−'],
    ['D-', 'D –'],
    ['E+', 'E+'],
    ['E-', 'E min'],
    ['F', 'PEB F'],
    ['G', ' g '],
  ])('is %s for a Brussels certificate with the text %j', (label, texts) => {
    for (const text of texts.split('; '))
      expect(epcLabel(facts('brussels', null, text))?.label, text).toBe(label)
  })

  it.each(['', '-', 'n.v.t.', 'in aanvraag', 'G', 'A-', 'AB'])(
    'is computed from the value if a Flemish certificate has the text %j',
    (text) => {
      expect(epcLabel(facts('flanders', 168, text))?.label).toBe('B')
    },
  )

  it('is read only from the text in Luxembourg, from A to I', () => {
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
  ])("is B for a Luxembourg certificate with the text '%s'", (text) => {
    expect(epcLabel(facts('luxembourg', null, text))?.label).toBe('B')
  })

  it('is null without value and text, and abroad', () => {
    expect(epcLabel(facts('flanders', null))).toBeNull()
    expect(epcLabel(facts('wallonia', Number.NaN))).toBeNull()
    expect(epcLabel({ ...facts('flanders', 100), countryId: 20 })).toBeNull()
  })

  it('has a picture whose path contains the region and the key', () => {
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
  ])('has the colour of %s as %s', (label, letter) => {
    expect(epcColourLetter(label)).toBe(letter)
  })
})
