import { expect, test } from 'vitest'
import { visibleCharacters } from './characters'

test.each([
  ['Één café – 325.000 €', 'Één café – 325.000 €'],
  ['ap\u00adparte\u200bment\ufeff', 'appartement'],
  ['\u200eRue de l\u0092\u00c9glise\u200f', 'Rue de l’Église'],
  ['\u0093Mooi\u0094 \u0080\u00a05\u0085', '“Mooi” €\u00a05…'],
  ['\uf0b7 garage \uf0e0 tuin', '• garage → tuin'],
  ['a\u0000b\u0007\r\nc\rd\te', 'ab\nc\nd\te'],
  ['👨\u200d👩\u200d👧 \ud800', '👨\u200d👩\u200d👧 \ufffd'],
])('%j is shown as %j', (text, visible) => {
  expect(visibleCharacters(text)).toBe(visible)
})
