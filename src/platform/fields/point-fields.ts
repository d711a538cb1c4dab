import { readCountry } from '../format/iso-codes'
import { LANGS } from '../format/lang'
import { inCountry, placeZip } from '../geo/belgian-region'
import type { AddressNames, Entries, NumberField } from './field'

/** Returns the fields `lat` and `lng` of a point, with a map below them that starts at the address. */
export function pointFields(
  pointOf: AddressNames,
  options: Pick<NumberField, 'nullable' | 'section'> = {},
): NumberField[] {
  return [
    { kind: 'number', name: 'lat', label: 'settings.lat', help: 'settings.lat.help', ...options },
    { kind: 'number', name: 'lng', label: 'settings.lng', ...options, pointOf },
  ]
}

/** An address in a form. A part that was not entered is ''. */
export interface EnteredAddress {
  street: string
  postcode: string
  city: string
  /** The ISO 3166-1 code. */
  country: string
}

/** Returns the address of a point in a form. `prefix` precedes the names of its fields. */
export function enteredAddress(
  entries: Entries,
  prefix: string,
  { street, houseNumber, zip, place, country }: AddressNames,
): EnteredAddress {
  const textOf = (name: string | undefined) => (name ? textIn(entries, prefix + name) : '')
  const city = textOf(place)
  const postcode = textOf(zip) || (/\b\d{4}\b/.exec(city)?.[0] ?? '')
  return {
    street: [textOf(street), textOf(houseNumber)].filter(Boolean).join(' '),
    postcode,
    city: city.replace(postcode, '').trim(),
    country: readCountry(textOf(country)) ?? 'BE',
  }
}

/** Returns the postcode of an address as the tables of places contain it. */
export function tableZip({ postcode, country }: EnteredAddress): string {
  return placeZip({ zip: postcode, ...inCountry(country) })
}

/** Returns an entry, or the first text of a translated field. */
function textIn(entries: Entries, name: string): string {
  const names = [name, ...LANGS.map((lang) => `${name}.${lang}`)]
  return names.map((one) => entries[one]?.trim()).find(Boolean) ?? ''
}
