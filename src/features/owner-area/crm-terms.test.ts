import { expect, test } from 'vitest'
import { LANGS } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'
import { translateCrmTerm } from './crm-terms'
import terms from './crm-terms.json'

test.each(LANGS)('each term in %s belongs to one entry', (lang) => {
  const words = terms.flatMap((term) => term[lang].split('|').map(normalise))
  expect(words.filter((word, index) => !word || words.indexOf(word) !== index)).toEqual([])
})

test('translates a term into the first one of another language', () => {
  expect(translateCrmTerm('Bezichtiging', 'fr')).toBe('Visite')
  expect(translateCrmTerm('Rondleiding', 'fr')).toBeNull()
})
