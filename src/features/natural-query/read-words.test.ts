import { describe, expect, test } from 'vitest'
import { placeFinder } from '../../listing/places/find-place'
import { LANGS } from '../../platform/format/lang'
import { GOAL } from '../../platform/goal'
import { type Random, randomOf } from '../../tasks/random'
import { readWords } from './read-words'

const noPlace = () => null
/** A number ends where its letters begin: `350k` is two. */
const WORD = /\d+|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

const PIECES = (
  'huis maison Haus flat tuin met avec zonder Gent Liège On rue de la tot tussen en et 300 400.000 ' +
  '1.250,00 9000 2 + - k € / maand slaapkamers chambres km rond omgeving te_huur à_vendre half ' +
  "miljoen mille , ( ) ² m² 🏡 ß \u0000 ٣ ﷺ 日本 d' \ud800 x"
)
  .split(' ')
  .map((piece) => piece.replace('_', ' '))

function randomText(random: Random): string {
  const words = Array.from({ length: random.between([0, 19]) }, () => random.of(PIECES))
  return words.join(random.chance(80) ? ' ' : '')
}

describe('any text', () => {
  test('is parsed without an error, and each word is classified once', () => {
    const random = randomOf(7)
    for (let run = 0; run < 3000; run++) {
      const text = randomText(random)
      const lang = LANGS[run % LANGS.length] ?? 'nl'
      const { understood, unfiltered, rest, skipped } = readWords(text, lang, placeFinder(lang))
      const words = new Set(understood.map(({ words }) => words))
      const parts = [...words, ...unfiltered, rest, ...skipped]
      const read = new Set(parts.flatMap((part) => part.match(WORD) ?? []))
      const typed = new Set(text.slice(0, 200).trimEnd().match(WORD) ?? [])
      expect([...read].toSorted(), JSON.stringify(text)).toEqual([...typed].toSorted())
    }
  })

  test('gives a valid filter', () => {
    const random = randomOf(11)
    for (let run = 0; run < 2000; run++) {
      const { filter } = readWords(randomText(random), 'nl', placeFinder('nl'))
      const { minPrice, maxPrice, regions, radius } = filter
      if (minPrice && maxPrice) expect(minPrice).toBeLessThanOrEqual(maxPrice)
      for (const price of [minPrice, maxPrice]) expect(Number.isInteger(price ?? 1)).toBe(true)
      if (radius) expect([regions?.length, radius % 5, radius >= 10]).toEqual([1, 0, true])
      expect((regions?.length ?? 0) <= 100).toBe(true)
    }
  })

  test('is parsed up to its first 200 characters', () => {
    const text = 'rond 10 km tot 300 en '.repeat(50_000)
    expect(readWords(text, 'nl', noPlace)).toEqual(readWords(text.slice(0, 200), 'nl', noPlace))
  })
})

test('returns the words as typed with the fields of the filter that they set', () => {
  const { understood, rest, skipped } = readWords(
    'Ik zoek een HUIS met Tuin, min. 2 slaapkamers, in de Kerkstraat 5',
    'nl',
    noPlace,
  )
  expect(understood).toEqual([
    { field: 'types', words: 'HUIS', exact: true },
    { field: 'features', words: 'Tuin', exact: true },
    { field: 'bedrooms', words: 'min. 2 slaapkamers', exact: false },
  ])
  expect(rest).toBe('Kerkstraat 5')
  expect(skipped).toContain('Ik')
})

test('one word can set two fields', () => {
  const { filter, understood } = readWords('huurappartement', 'nl', noPlace)
  expect(filter).toEqual({ goal: GOAL.rent, types: [2] })
  expect(understood.map(({ field }) => field)).toEqual(['types', 'goal'])
})

test('an empty text gives an empty filter', () => {
  for (const lang of LANGS) {
    expect(readWords('', lang, noPlace)).toEqual({
      filter: {},
      understood: [],
      unfiltered: [],
      rest: '',
      skipped: [],
    })
  }
})
