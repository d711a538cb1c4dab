import { expect, test } from 'vitest'
import { decodeTwice, isDoublyEncoded } from './double-encoding'

const windows = new TextDecoder('windows-1252')
const encodeWrongly = (text: string) => windows.decode(new TextEncoder().encode(text))

test.each([
  'Liège',
  'Très belle maison à vendre, 325 000 €',
  'l’été « cœur » – 12° Île ÀÉÍ',
  'Häuser für Größe ß Ü',
  '🏠 €',
])('repairs %j after one and after two wrong encodings', (text) => {
  expect(decodeTwice(encodeWrongly(text))).toBe(text)
  expect(decodeTwice(encodeWrongly(encodeWrongly(text)))).toBe(text)
  expect(isDoublyEncoded(encodeWrongly(text))).toBe(true)
})

test.each([
  'Liège',
  'L’ÂGE D’OR',
  '«CAFÉ»',
  'château… «pâte»',
  'São Paulo',
  'ÅRHUS',
  '12 °C – 325 €',
  'ð€€€',
  'Ã\u0080',
])('leaves %j unchanged', (text) => {
  expect(decodeTwice(text)).toBe(text)
  expect(isDoublyEncoded(text)).toBe(false)
})
