import { describe, expect, test } from 'vitest'
import { parseNumber, type Quantity, readNumber } from './read-number'

test.each<[string, Quantity, number]>([
  ['325.000', 'money', 325_000],
  ['325,000', 'money', 325_000],
  ['€ 325 000', 'money', 325_000],
  ['325.000 €', 'money', 325_000],
  ['EUR 325.000', 'money', 325_000],
  ['325.000,00', 'money', 325_000],
  ['325.000,-', 'money', 325_000],
  ['325 000,50', 'money', 325_000.5],
  ["1'250'000", 'money', 1_250_000],
  ['1.250.000', 'money', 1_250_000],
  ['1,250,000.50', 'money', 1_250_000.5],
  ['3,25E+05', 'money', 325_000],
  ['3.25e5', 'money', 325_000],
  ['325000', 'money', 325_000],
  ['325000.00', 'money', 325_000],
  ['325000.000', 'money', 325_000],
  ['950,50', 'money', 950.5],
  ['1.250', 'area', 1250],
  ['1 250 m²', 'area', 1250],
  ['148,5', 'area', 148.5],
  ['148.50', 'area', 148.5],
  ['0.125', 'area', 0.125],
  ['51.054', 'coordinate', 51.054],
  ['3,717', 'coordinate', 3.717],
  ['-0.684', 'coordinate', -0.684],
  ['3.000', 'count', 3],
  ['3.0', 'count', 3],
  ['2.015', 'year', 2015],
  ['３２５．０００', 'money', 325_000],
  ['−3', 'other', -3],
  ['1.250 qm', 'area', 1250],
  ['12.', 'other', 12],
  ['.5', 'other', 0.5],
  ['1e3', 'other', 1000],
  [' -3 ', 'other', -3],
])('reads %j as %s %d', (text, quantity, number) => {
  expect(parseNumber(text, quantity)).toEqual({ is: 'number', number })
})

test.each(['1.250', '1,250', '-3.000'])('reports that %j can be two numbers', (text) => {
  expect(parseNumber(text)).toEqual({ is: 'ambiguous' })
})

test.each([
  '',
  '.',
  '1.2.3',
  '1.25.000',
  '12 34',
  '1.250 000',
  '325k',
  '300.000 - 350.000',
  'op aanvraag',
  '١٢٣',
  `${'1'.repeat(400_000)}x`,
])('does not read %.20j as a number', (text) => {
  expect(parseNumber(text, 'money')).toEqual({ is: 'unreadable' })
})

describe('for a thousand amounts', () => {
  /** A small generator with a seed (mulberry32), so that each run tests the same amounts. */
  function* random(seed: number) {
    for (let state = seed; ; ) {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    }
  }
  const numbers = random(1)
  const next = () => numbers.next().value ?? 0
  const amounts = Array.from({ length: 1000 }, () => Math.round(10 ** (2 + 7 * next())))
  const cents = (amount: number) => (amount % 100).toString().padStart(2, '0')
  const grouped = (amount: number, separator: string) =>
    String(amount).replace(/\B(?=(\d{3})+$)/g, separator)

  test.each<[string, (amount: number) => string]>([
    ['without separators', String],
    ['with dots', (amount) => grouped(amount, '.')],
    ['with commas', (amount) => grouped(amount, ',')],
    ['with spaces', (amount) => `€ ${grouped(amount, ' ')}`],
    ['with narrow spaces', (amount) => `${grouped(amount, '\u202f')} €`],
    ['with an exponent', (amount) => amount.toExponential().replace('.', ',')],
  ])('written %s reads the same amount', (_, write) => {
    for (const amount of amounts) expect(readNumber(write(amount), 'money')).toBe(amount)
  })

  test.each<[string, (amount: number) => string]>([
    ['Belgian', (amount) => `${grouped(amount, '.')},${cents(amount)}`],
    ['English', (amount) => `${grouped(amount, ',')}.${cents(amount)}`],
    ['plain', (amount) => `${amount},${cents(amount)}`],
  ])('written with %s decimals reads the same amount', (_, write) => {
    for (const amount of amounts) {
      expect(readNumber(write(amount), 'money')).toBeCloseTo(amount + (amount % 100) / 100, 5)
    }
  })
})
