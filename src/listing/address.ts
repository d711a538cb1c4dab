import { type Lang, pick, type Translated } from '../platform/format/lang'
import {
  countryCode,
  countryNames,
  namesOfCountry,
  type WithCountry,
} from '../platform/geo/belgian-region'
import type { Property } from './property'

/** German is not in the spec. bpost uses `Bte.`; 'Bus' would mean a coach. */
export const BOX_LABEL: Record<Lang, string> = { nl: 'bus', fr: 'boîte', en: 'box', de: 'Bte.' }

type AddressOptions = { marqueesWithoutStreet: readonly number[] }

/** `street` may also be the agency's public text. `country` is null for Belgium, and has no brackets. */
type Address = { street: string | null; place: string; country: string | null }

/** The address fields of a property or of a project. A project has no marquee. */
export type AddressFacts = Pick<
  Property,
  | 'street'
  | 'houseNumber'
  | 'boxNr'
  | 'publishAddress'
  | 'publicAddress'
  | 'zip'
  | 'city'
  | 'countryId'
  | 'country'
  | 'countryName'
> & { marquee?: number | null }

/** Returns true if the street is public: it is published, and no marquee of the settings hides it. */
export function isStreetPublic(
  { publishAddress, marquee }: Pick<AddressFacts, 'publishAddress' | 'marquee'>,
  { marqueesWithoutStreet }: AddressOptions,
): boolean {
  return publishAddress && !marqueesWithoutStreet.includes(marquee ?? 0)
}

/** Returns true if street and number are public. */
export function hasFullAddress(place: AddressFacts, options: AddressOptions): boolean {
  return Boolean(addressParts(place, options)?.houseNumber)
}

/**
 * Returns the public address: `Lindenlei 22 bus 3`, `9000 Gent`. The agency's public text, or null, replaces a hidden
 * street.
 */
export function formatAddress(
  property: AddressFacts,
  lang: Lang,
  options: AddressOptions,
): Address {
  const street = isStreetPublic(property, options)
    ? formatStreet(property, lang)
    : tidy(pick(property.publicAddress, lang))
  return {
    street: street || null,
    place: join([tidy(property.zip), tidy(pick(property.city, lang))], ' '),
    country: tidy(pick(countryNames(property), lang)) || null,
  }
}

/** Returns street, number and box separately, or null if the street is hidden or unknown. */
export function addressParts(
  { street, houseNumber, boxNr, ...flags }: AddressFacts,
  options: AddressOptions,
): { street: Translated; houseNumber: string; boxNr: string } | null {
  if (!street || !isStreetPublic(flags, options)) return null
  const entries = Object.entries(street).map(([lang, name]) => [lang, tidy(name)])
  const names: Translated = Object.fromEntries(entries.filter(([, name]) => name))
  if (!pick(names, 'nl')) return null
  return { street: names, houseNumber: tidy(houseNumber), boxNr: tidy(boxNr) }
}

/** Returns the address on one line without its empty parts: `Lindenlei 22 bus 3, 9000 Gent (Luxemburg)`. */
export function oneLine({ street, place, country }: Address): string {
  const inCountry = join([place, country && `(${country})`], ' ')
  return join([street, inCountry], ', ')
}

/**
 * Returns the public address with its country, as maps and calendars read it:
 * `Lindenlei 22 bus 3, 9000 Gent, België`. Returns '' if neither street nor place is known.
 */
export function postalAddress(property: AddressFacts, lang: Lang, options: AddressOptions): string {
  const { street, place, country } = formatAddress(property, lang, options)
  if (!street && !place) return ''
  const code = countryCode(property)
  return join([street, place, code ? pick(namesOfCountry(code), lang) : country], ', ')
}

/**
 * Returns the full address, with the country if it is abroad: `Lindenlei 22 bus 3, 9000 Gent`. It ignores whether the
 * address is public, so use it only for readers who may see addresses.
 */
export function fullAddress(
  home: Pick<AddressFacts, 'street' | 'houseNumber' | 'boxNr' | 'city'> &
    Partial<WithCountry & Pick<AddressFacts, 'countryName'>> & { zip: string | null },
  lang: Lang,
): string {
  const { countryId, country, countryName = null } = home
  const names = countryId === undefined ? null : countryNames({ countryId, country, countryName })
  return oneLine({
    street: formatStreet(home, lang),
    place: join([tidy(home.zip), tidy(pick(home.city, lang))], ' '),
    country: tidy(pick(names, lang)),
  })
}

type Street = Pick<AddressFacts, 'street' | 'houseNumber' | 'boxNr'>

function formatStreet(property: Street, lang: Lang): string {
  const street = tidy(pick(property.street, lang))
  if (!street) return ''
  const box = tidy(property.boxNr)
  return join([street, tidy(property.houseNumber), box && `${BOX_LABEL[lang]} ${box}`], ' ')
}

function join(parts: (string | null)[], separator: string): string {
  return parts.filter(Boolean).join(separator)
}

/** Trims the text and collapses its spaces. The CRM writes '-' for 'no value'. */
function tidy(text: string | null): string {
  const trimmed = (text ?? '').trim().replace(/\s+/g, ' ')
  return trimmed === '-' ? '' : trimmed
}
