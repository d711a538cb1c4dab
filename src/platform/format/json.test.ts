import { expect, it } from 'vitest'
import { readJsonObject, safeJson } from './json'

it('escapes JSON so that it can’t close its script element', () => {
  const value = { text: '</script><!-- & \u2028\u2029 "é"' }
  const json = safeJson(value)
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(value)
  expect(safeJson(undefined)).toBe('null')
})

it.each([
  ['{"a":1}', { a: 1 }],
  ['[1]', null],
  ['"a"', null],
  ['{"a":', null],
  ['', null],
  [undefined, null],
])('reads the object of %s', (text, object) => {
  expect(readJsonObject(text)).toEqual(object)
})
