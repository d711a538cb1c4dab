import { describe, expect, it } from 'vitest'
import { LANGS } from '../platform/format/lang'
import { type AddressFacts, formatAddress, isStreetPublic, oneLine, postalAddress } from './address'

const home: AddressFacts = {
  street: { nl: 'Lindenlei' },
  houseNumber: '22',
  boxNr: '3',
  publishAddress: true,
  publicAddress: null,
  zip: '9000',
  city: { nl: 'Gent', fr: 'Gand' },
  countryId: 10,
  countryName: { nl: 'België' },
  marquee: null,
}
const all = { marqueesWithoutStreet: [] }

function line(change: Partial<AddressFacts>, lang: (typeof LANGS)[number] = 'nl') {
  return oneLine(formatAddress({ ...home, ...change }, lang, all))
}

describe('the formatted address', () => {
  it('names the country in brackets unless it is Belgium', () => {
    const abroad = { countryId: 50, countryName: { nl: 'Luxemburg' }, zip: 'L-8008', city: {} }
    expect(line(abroad)).toBe('Lindenlei 22 bus 3, L-8008 (Luxemburg)')
  })

  it('hides a street that is not published, and one whose marquee hides streets in the settings', () => {
    const options = { marqueesWithoutStreet: [2] }
    expect(isStreetPublic({ publishAddress: false, marquee: null }, all)).toBe(false)
    expect(isStreetPublic({ publishAddress: true, marquee: 2 }, options)).toBe(false)
    expect(isStreetPublic({ publishAddress: true, marquee: 1 }, options)).toBe(true)
    expect(line({ publishAddress: false })).toBe('9000 Gent')
  })

  it('shows the public text in place of a hidden street', () => {
    const publicAddress = { nl: 'Rustige laan in het centrum' }
    expect(line({ publishAddress: false, publicAddress })).toBe(
      'Rustige laan in het centrum, 9000 Gent',
    )
  })
})

describe('the postal address', () => {
  const noStreet = { marqueesWithoutStreet: [2] }
  const luxembourg = { countryId: 50, zip: 'L-8008', city: { fr: 'Strassen' } }
  const elsewhere = { countryId: 33, zip: '75001', city: { fr: 'Paris' } }

  it('names the country in each language', () => {
    expect(LANGS.map((lang) => postalAddress(home, lang, all))).toEqual([
      'Lindenlei 22 bus 3, 9000 Gent, België',
      'Lindenlei 22 boîte 3, 9000 Gand, Belgique',
      'Lindenlei 22 box 3, 9000 Gent, Belgium',
      'Lindenlei 22 Bte. 3, 9000 Gent, Belgien',
    ])
  })

  it.each([
    ['an unpublished street', { publishAddress: false }, '9000 Gent, België'],
    ['a street hidden by its marquee', { marquee: 2 }, '9000 Gent, België'],
    [
      'a public text instead of the street',
      { publishAddress: false, publicAddress: { nl: 'Nabij de Leie' } },
      'Nabij de Leie, 9000 Gent, België',
    ],
    ['no street', { street: null }, '9000 Gent, België'],
    ['no street and no place', { street: null, zip: '', city: {} }, ''],
    ['Luxembourg', luxembourg, 'Lindenlei 22 bus 3, L-8008 Strassen, Luxemburg'],
    [
      'another country',
      { ...elsewhere, countryName: { nl: 'Frankrijk' } },
      'Lindenlei 22 bus 3, 75001 Paris, Frankrijk',
    ],
    [
      'a country without a name',
      { ...elsewhere, countryName: null },
      'Lindenlei 22 bus 3, 75001 Paris',
    ],
  ])('contains only public facts with %s', (_, change, text) => {
    expect(postalAddress({ ...home, ...change }, 'nl', noStreet)).toBe(text)
  })
})
