import { expect, test } from 'vitest'
import { countryAlpha3, countryCodes, readCountry, readCurrency } from './iso-codes'

test.each([
  ['AUT', 'AT'],
  ['at', 'AT'],
  ['A', 'AT'],
  ['Österreich', 'AT'],
  ['Oostenrijk', 'AT'],
  ['CHE', 'CH'],
  ['CH', 'CH'],
  ['Suisse', 'CH'],
  ['Schweiz', 'CH'],
  ['ESP', 'ES'],
  ['Spanje', 'ES'],
  ['ESPAÑA', 'ES'],
  ['E', 'ES'],
  ['Italia', 'IT'],
  ['UK', 'GB'],
  ['Verenigd Koninkrijk', 'GB'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Holland', 'NL'],
  ['Pays-Bas', 'NL'],
  ['Dubai', 'AE'],
  ['Verenigde Arabische Emiraten', 'AE'],
  ['BEL', 'BE'],
  ['België', 'BE'],
  ['Belgique', 'BE'],
  ['Luxemburg', 'LU'],
  ['Grand-Duché de Luxembourg', 'LU'],
  ['Czech Republic', 'CZ'],
  ['Belgique / België', 'BE'],
  ['Luxembourg (LU)', 'LU'],
  ['G.D. Luxembourg', 'LU'],
  ['Oesterreich', 'AT'],
  ['GER', 'DE'],
  ['U.K.', 'GB'],
  ['België / France', null],
  ['France (Atlantis)', null],
  ['/', null],
  ['Atlantis', null],
  ['XX', null],
  ['7', null],
  ['', null],
])('reads %j as the country %s', (text, code) => {
  expect(readCountry(text)).toBe(code)
})

test('reads each country by its own codes', () => {
  expect(countryCodes()).toHaveLength(250)
  for (const code of countryCodes()) {
    expect(readCountry(code)).toBe(code)
    expect(readCountry(countryAlpha3(code) ?? '')).toBe(code)
  }
})

test.each([
  ['CHF', 'CHF'],
  [' eur ', 'EUR'],
  ['€', 'EUR'],
  ['Euro', 'EUR'],
  ['£', 'GBP'],
  ['$', 'USD'],
  ['SFr.', 'CHF'],
  ['AED', 'AED'],
  ['kr', null],
  ['XYZ', null],
  ['', null],
])('reads %j as the currency %s', (text, code) => {
  expect(readCurrency(text)).toBe(code)
})
