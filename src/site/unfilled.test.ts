import { expect, test } from 'vitest'
import { countUnfilled } from './unfilled'

test.each([
  ['a text without any', 'Lindenlei 14', 0],
  ['a text with two', '[[naam]] en [[adres]]', 2],
  ['texts by language, in lists too', { street: { nl: '[[straat]]' }, all: ['[[a]]', 'b'] }, 2],
  ['nested lists of numbers', { ring: [[1, 2]] }, 0],
  ['nothing', null, 0],
])('what is still to be filled in is counted in %s', (_, content, count) => {
  expect(countUnfilled(content, [])).toBe(count)
})
