import { expect, it } from 'vitest'
import { safeJson } from './json'

it('keeps JSON inside its script', () => {
  const value = { text: '</script><!-- & \u2028\u2029 "é"' }
  const json = safeJson(value)
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(value)
  expect(safeJson(undefined)).toBe('null')
})
