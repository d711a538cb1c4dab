import { expect, test } from 'vitest'
import { hasSlotsOf } from './label-slots'

test.each([
  ['{count} huizen', '{count} panden', true],
  ['Huizen: {count}', '{count} panden', true],
  ['Veel huizen', '{count} panden', false],
  ['{aantal} huizen', '{count} panden', false],
  ['{count} van {count}', '{count} panden', false],
  ['Zoeken', 'Zoek', true],
  ['{to} tot {from}', '{from} tot {to}', true],
])('%j as a replacement of %j is valid: %s', (text, original, expected) => {
  expect(hasSlotsOf(text, original)).toBe(expected)
})
