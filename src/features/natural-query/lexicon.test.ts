import { expect, expectTypeOf, test } from 'vitest'
import { FEATURES } from '../../listing/features'
import type { Lang } from '../../platform/format/lang'
import de from './de.json'
import en from './en.json'
import { FEATURE_OF } from './filter-of'
import fr from './fr.json'
import { MAX_PHRASE_LENGTH } from './lexicon'
import type { Heading, Meaning, State } from './meaning'
import nl from './nl.json'

const TABLES = { nl, fr, en, de } satisfies Record<Lang, unknown>

test('the tables have only known meanings', () => {
  type Named = { [L in Lang]: keyof (typeof TABLES)[L]['phrases'] }[Lang]
  expectTypeOf<Named>().toExtend<Meaning>()
  type Tables = (typeof TABLES)[Lang]
  expectTypeOf<keyof Tables['headings']>().toEqualTypeOf<Heading>()
  expectTypeOf<keyof Tables['states']>().toEqualTypeOf<State>()
})

test.each(Object.values(TABLES))(
  'each feature by which a list is filtered has words (%#)',
  (table) => {
    const words: Record<string, string> = table.phrases
    const named = Object.entries(FEATURE_OF).filter(
      ([content]) => words[content] || content === 'parkingSpace',
    )
    expect(named.map(([, feature]) => feature).toSorted()).toEqual(FEATURES.toSorted())
  },
)

test.each(Object.entries(TABLES))(
  'the phrases of each meaning, heading and state in %s are distinct and normalised',
  (_, table) => {
    const { phrases, headings, states } = table
    for (const [meaning, text] of Object.entries({ ...phrases, ...headings, ...states })) {
      const phrases = text.split('|')
      expect(phrases, meaning).toEqual([...new Set(phrases)])
      for (const phrase of phrases) {
        expect(phrase, meaning).toMatch(/^[a-z\d/&]+(?: [a-z\d/&]+)*$/)
        expect(phrase.split(' ').length, phrase).toBeLessThanOrEqual(MAX_PHRASE_LENGTH)
      }
    }
  },
)
