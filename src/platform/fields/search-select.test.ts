import { expect, test } from 'vitest'
import { searchedIn } from './search-select'

const ENTRIES = { 'title.nl': 'Huis', 'seek:imageId': ' tuin ', 'seek:a.0.b': '', imageId: '3' }

test.each([
  ['the button beside a field', 'seek:imageId', { name: 'imageId', words: 'tuin' }],
  ['the button beside a field without words', 'seek:a.0.b', { name: 'a.0.b', words: '' }],
  ['Enter where words stand', 'enter', { name: 'imageId', words: 'tuin' }],
  ['another button', 'publish', null],
])('%s searches for its text', (_, action, query) => {
  expect(searchedIn(ENTRIES, action)).toEqual(query)
})

test('Enter in an empty search field starts no search', () => {
  expect(searchedIn({ ...ENTRIES, 'seek:imageId': ' ' }, 'enter')).toBeNull()
})
