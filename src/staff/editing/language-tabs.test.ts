import { expect, test } from 'vitest'
import { shownLanguage } from './language-tabs'

const LANGUAGES = ['nl', 'fr', 'en'] as const

/** Returns the first visible language of a form with these refused fields, whose tab was `sent` or in the `address`. */
function shown(refused: string[], sent?: string, address?: string) {
  const issues = refused.map((name) => ({ name, text: 'field.missing' as const }))
  const entries = new Map(sent === undefined ? [] : [['shownLanguage', sent]])
  return shownLanguage({ entries: Object.fromEntries(entries), issues }, LANGUAGES, address)
}

test.each([
  [shown([]), 'nl'],
  [shown([], 'fr'), 'fr'],
  [shown([], undefined, 'en'), 'en'],
  [shown([], 'xx'), 'nl'],
  [shown(['title.fr', 'price']), 'fr'],
  [shown(['price'], 'fr'), 'fr'],
  [shown(['title.nl', 'text.fr'], 'fr'), 'fr'],
  [shown(['title.nl'], 'fr'), 'nl'],
])('a form shows the language of a refused text, or else the last one', (lang, expected) => {
  expect(lang).toBe(expected)
})
