import { expect, test } from 'vitest'
import { formatBytes } from './bytes-text'

test.each([
  [0, 'nl', '0 kB'],
  [850_400, 'de', '850 kB'],
  [999_499, 'nl', '999 kB'],
  [999_500, 'nl', '1,0 MB'],
  [4_120_000, 'fr', '4,1 Mo'],
  [12_345_678_900, 'en', '12.345,7 MB'],
] as const)('%d bytes in %s are %s', (bytes, lang, text) => {
  expect(formatBytes(bytes, lang).replace('\u00A0', ' ')).toBe(text)
})
