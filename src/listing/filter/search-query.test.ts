import { expect, test } from 'vitest'
import { parseSearchQuery } from './search-query'

test.each([
  ['  Sint-Niklaas ', { words: ['sint', 'niklaas'], zip: '', name: 'sint niklaas' }],
  ['9000 Gent', { words: ['9000', 'gent'], zip: '9000', name: 'gent' }],
  ['Antwerpen (2018)', { words: ['antwerpen', '2018'], zip: '2018', name: 'antwerpen' }],
  [
    'Linden-lei 22,Gent',
    { parts: ['linden lei', '22', 'gent'], words: ['linden', 'lei', '22', 'gent'] },
  ],
  ['L-1234', { words: ['l 1234'], parts: ['l 1234'], zip: 'L-1234', name: '' }],
  ['Strassen LU-8008', { parts: ['strassen', 'l 8008'], zip: 'L-8008', name: 'strassen' }],
  ['B-9000', { words: ['9000'], zip: '9000', name: '' }],
  ['LÜTTICH', { words: ['luttich'], zip: '', name: 'luttich' }],
  ['91', { words: ['91'], zip: '91', name: '' }],
  ['410013', { words: ['410013'], zip: '', name: '410013' }],
  ['9000 1000', { words: ['9000', '1000'], zip: '', name: '9000 1000' }],
])('%j is split into words and postcode', (typed, read) => {
  expect(parseSearchQuery(typed)).toMatchObject(read)
})

test('the query contains only the first 80 characters of the input', () => {
  expect(parseSearchQuery('a'.repeat(5000)).text).toHaveLength(80)
  expect(parseSearchQuery('ﷺ'.repeat(5000)).text.length).toBeLessThanOrEqual(80)
})

test('the query contains only the first twelve words, separated by spaces or hyphens', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  expect(parseSearchQuery(letters.join(' ')).parts).toEqual(letters.slice(0, 12))
  expect(parseSearchQuery(letters.join('-')).words).toEqual(letters.slice(0, 12))
})
