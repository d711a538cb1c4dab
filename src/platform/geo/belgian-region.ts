import { LANGS, type Lang, type Translated } from '../format/lang'

export const REGIONS = ['flanders', 'brussels', 'wallonia', 'luxembourg'] as const
export type Region = (typeof REGIONS)[number]

/** The CRM's IDs of countries with special rules. */
export const COUNTRY = { belgium: 10, luxembourg: 50 } as const

/** The postcodes of each region (spec, section 9). They include all Belgian postcodes in use. */
const POSTCODES: readonly [from: number, to: number, region: Region][] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
]

/**
 * The country of a record: the CRM's number, and the ISO 3166-1 code for all countries except Belgium and Luxembourg.
 */
export interface WithCountry {
  countryId: number | null
  country?: string
}

/**
 * Returns the region whose law and labels apply. Returns null for other countries and for invalid Belgian postcodes.
 */
export function regionOf(zip: string, countryId: number | null): Region | null {
  if (countryId === COUNTRY.luxembourg) return 'luxembourg'
  if (!isBelgian(countryId) || !/^\d{4}$/.test(zip.trim())) return null
  const code = Number(zip)
  return POSTCODES.find(([from, to]) => code >= from && code <= to)?.[2] ?? null
}

export function isBelgian(countryId: number | null): boolean {
  return countryId === COUNTRY.belgium
}

/** Returns true in Belgium and Luxembourg. Other countries have no region, energy label, legal facts or costs. */
export function hasRegions(countryId: number | null): boolean {
  return isBelgian(countryId) || countryId === COUNTRY.luxembourg
}

/** Returns the country's ISO 3166-1 alpha-2 code, or null if an older record has only the CRM's number. */
export function countryCode({ countryId, country }: WithCountry): string | null {
  if (isBelgian(countryId)) return 'BE'
  return countryId === COUNTRY.luxembourg ? 'LU' : (country ?? null)
}

/** Returns a record's country by its ISO 3166-1 alpha-2 code. */
export function inCountry(code: string): {
  countryId: number | null
  country: string | undefined
} {
  if (code === 'BE') return { countryId: COUNTRY.belgium, country: undefined }
  if (code === 'LU') return { countryId: COUNTRY.luxembourg, country: undefined }
  return { countryId: null, country: code }
}

/** Returns the names of a country other than Belgium, else null. `countryName` contains the names of the CRM. */
export function countryNames(
  place: WithCountry & { countryName: Translated | null },
): Translated | null {
  const code = countryCode(place)
  if (code === 'BE') return null
  return code === null ? place.countryName : namesOfCountry(code)
}

/** Returns the name of a country in each language by its ISO 3166-1 alpha-2 code. */
export function namesOfCountry(code: string): Translated {
  displayNames ??= LANGS.map((lang) => [lang, new Intl.DisplayNames(lang, { type: 'region' })])
  return Object.fromEntries(displayNames.map(([lang, names]) => [lang, names.of(code) ?? code]))
}

/** Cached, because a page may contain many country names. */
let displayNames: [Lang, Intl.DisplayNames][] | undefined

/** A postcode of Luxembourg in the format of filters and addresses. */
export const LUXEMBOURG_ZIP = /^L-\d{4}$/

const FOUR_DIGITS = /^(?:[A-Z]{1,2}\s*(?:-\s*)?)?(\d{4})$/i

/** Returns the displayed postcode: `9000` in Belgium, `L-1234` in Luxembourg, and unchanged for other countries. */
export function postcodeOf(zip: string, countryId: number | null): string {
  const [, digits] = FOUR_DIGITS.exec(zip.trim()) ?? []
  if (digits && isBelgian(countryId)) return digits
  return digits && countryId === COUNTRY.luxembourg ? `L-${digits}` : zip.trim()
}

/**
 * Returns the postcode for list filters. Those of other countries have a prefix, so that they differ from Belgian ones:
 * the country's code (`AT-4600`), or the CRM's number if the code is unknown.
 */
export function filterZip(zip: string, countryId: number | null, country?: string): string {
  const postcode = postcodeOf(zip, countryId)
  return hasRegions(countryId) ? postcode : `${country ?? countryId}-${postcode}`
}

/** Returns the postcode of a record or a card for list filters. */
export function placeZip({ zip, countryId, country }: WithCountry & { zip: string }): string {
  return filterZip(zip, countryId, country)
}
