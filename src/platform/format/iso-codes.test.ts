import { expect, test } from 'vitest'
import { countryAlpha3, countryCodes, readCountry, readCurrency } from './iso-codes'

test.each([
  ['AT', 'AUT; at; A; Österreich; Oostenrijk; Oesterreich'],
  ['CH', 'CHE; CH; Suisse; Schweiz'],
  ['ES', 'ESP; Spanje; ESPAÑA; E'],
  ['IT', 'Italia'],
  ['GB', 'UK; Verenigd Koninkrijk; U.K.'],
  ['TR', 'Turkey; Türkiye'],
  ['NL', 'Holland; Pays-Bas'],
  ['AE', 'Dubai; Verenigde Arabische Emiraten'],
  ['BE', 'BEL; België; Belgique; Belgique / België'],
  ['LU', 'Luxemburg; Grand-Duché de Luxembourg; Luxembourg (LU); G.D. Luxembourg'],
  ['CZ', 'Czech Republic'],
  ['DE', 'GER'],
  [null, 'België / France; France (Atlantis); /; Atlantis; XX; 7; '],
])('reads as the country %s: %s', (code, texts) => {
  for (const text of texts.split('; ')) expect(readCountry(text), text).toBe(code)
})

test('reads each country by its ISO codes', () => {
  expect(countryCodes()).toHaveLength(250)
  for (const code of countryCodes()) {
    expect(readCountry(code)).toBe(code)
    expect(readCountry(countryAlpha3(code) ?? '')).toBe(code)
  }
})

test.each([
  ['CHF', 'CHF; SFr.'],
  ['EUR', ' eur ; €; Euro'],
  ['GBP', '£'],
  ['USD', '$'],
  ['AED', 'AED'],
  [null, 'kr; XYZ; '],
])('reads as the currency %s: %s', (code, texts) => {
  for (const text of texts.split('; ')) expect(readCurrency(text), text).toBe(code)
})
