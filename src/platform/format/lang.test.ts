import { expect, test } from 'vitest'
import { fallbackLang, pick, type Translated } from './lang'

test.each<[string, Translated, string, string | undefined]>([
  ['is the default language’s', { nl: 'Huis', en: 'House' }, 'Huis', 'nl'],
  ['is never a gap of the default language', { nl: '[[huis]]', en: 'House' }, 'House', 'en'],
  ['is never a text with a gap', { nl: 'Huis in [[streek]]', de: 'Haus' }, 'Haus', 'de'],
  ['is absent where all others are gaps', { nl: '[[huis]]', de: '[[Haus]]' }, '', undefined],
  ['does not replace the own text', { nl: 'Huis', fr: 'Maison' }, 'Maison', undefined],
  ['does not replace the own gap', { nl: 'Huis', fr: '[[maison]]' }, '[[maison]]', undefined],
])('a text with another language %s', (_, text, expected, lang) => {
  expect(pick(text, 'fr')).toBe(expected)
  expect(fallbackLang(text, 'fr')).toBe(lang)
})
