import { expect, test } from 'vitest'
import { countUnfilled, firstUnfilled } from './unfilled'

test.each([
  ['a text without any', 'Lindenlei 14', 0],
  ['a text with two', '[[naam]] en [[adres]]', 2],
  ['texts by language, in lists too', { street: { nl: '[[straat]]' }, all: ['[[a]]', 'b'] }, 2],
  ['nested lists of numbers', { ring: [[1, 2]] }, 0],
  ['nothing', null, 0],
])('what is still to be filled in is counted in %s', (_, content, count) => {
  expect(countUnfilled(content, [])).toBe(count)
})

test('texts in a language that the agency removed are not counted', () => {
  const texts = {
    tagline: { nl: 'Makelaar', fr: '[[slogan]]', en: '[[tagline]]' },
    offices: [{ street: { nl: '[[straat]]', de: '[[Straße]]' }, phone: '[[tel.]]' }],
  }
  expect(countUnfilled(texts, [])).toBe(5)
  expect(countUnfilled(texts, ['en', 'de'])).toBe(3)
  expect(countUnfilled(texts, ['nl', 'fr', 'en'])).toBe(2)
})

test('the first text with a placeholder is found by its path, without removed languages', () => {
  const texts = {
    tagline: { nl: 'Makelaar', fr: '[[slogan]]' },
    offices: [{ phone: '09' }, { street: { nl: '[[straat]]' } }],
  }
  expect(firstUnfilled(texts, [])).toBe('tagline.fr')
  expect(firstUnfilled(texts, ['fr'])).toBe('offices.1.street.nl')
  expect(firstUnfilled(texts, ['nl', 'fr'])).toBeNull()
})
