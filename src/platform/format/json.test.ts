import { expect, it } from 'vitest'
import { isJsonTooComplex, readJsonObject, safeJson } from './json'

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

it.each([
  ['{"a":[1,"[[[\\"{{{"]}', false],
  [`${'['.repeat(100)}${']'.repeat(100)}`, false],
  [`${'['.repeat(101)}${']'.repeat(101)}`, true],
  ['{"a":'.repeat(1_000_000), true],
  [`[${'{},'.repeat(499_000)}{}]`, false],
  [`[${'[],'.repeat(500_000)}{}]`, true],
  [`"${'['.repeat(1_000_000)}`, false],
  ['"\\', false],
  [`{${'"a":1,'.repeat(9999)}"b":[{"a":1}]}`, false],
  [`{${'"a":1,'.repeat(10_000)}"b":1}`, true],
])('finds whether a JSON text is too complex', (text, isTooComplex) => {
  expect(isJsonTooComplex(text)).toBe(isTooComplex)
})
