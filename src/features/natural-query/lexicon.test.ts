import { expect, expectTypeOf, test } from 'vitest'
import type { Lang } from '../../platform/format/lang'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'
import { MAX_PHRASE_LENGTH } from './lexicon'
import type { Meaning } from './meaning'
import nl from './nl.json'

const TABLES = { nl, fr, en, de } satisfies Record<Lang, unknown>

test('the tables have only known meanings', () => {
  type Named = { [L in Lang]: keyof (typeof TABLES)[L]['phrases'] }[Lang]
  expectTypeOf<Named>().toExtend<Meaning>()
})

test.each(Object.entries(TABLES))(
  'the phrases of a meaning in %s are distinct and normalised',
  (_, table) => {
    for (const [meaning, text] of Object.entries(table.phrases)) {
      const phrases = text.split('|')
      expect(phrases, meaning).toEqual([...new Set(phrases)])
      for (const phrase of phrases) {
        expect(phrase, meaning).toMatch(/^[a-z\d/&]+(?: [a-z\d/&]+)*$/)
        expect(phrase.split(' ').length, phrase).toBeLessThanOrEqual(MAX_PHRASE_LENGTH)
      }
    }
  },
)
