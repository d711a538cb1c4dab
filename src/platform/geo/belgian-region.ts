import { LANGS, type Lang, type Translated } from '../format/lang'

export const REGIONS = ['flanders', 'brussels', 'wallonia', 'luxembourg'] as const
export type Region = (typeof REGIONS)[number]

/** The CRM's country ids that the site treats apart. */
export const COUNTRY = { belgium: 10, luxembourg: 50 } as const

/** Postcodes by region (spec, section 9); they cover every Belgian code in use. */
const POSTCODES: readonly [from: number, to: number, region: Region][] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
]

/** A country as records have it: the CRM's number, and for all but Belgium and Luxembourg the code of ISO 3166-1. */
export interface InCountry {
  countryId: number | null
  country?: string
}

/** Returns the region whose law and labels apply; null for other countries and for no Belgian postcode. */
export function regionOf(zip: string, countryId: number | null): Region | null {
  if (countryId === COUNTRY.luxembourg) return 'luxembourg'
  if (!isBelgian(countryId) || !/^\d{4}$/.test(zip.trim())) return null
  const code = Number(zip)
  return POSTCODES.find(([from, to]) => code >= from && code <= to)?.[2] ?? null
}

export function isBelgian(countryId: number | null): boolean {
  return countryId === COUNTRY.belgium
}

/** Returns true in Belgium and Luxembourg. Any other country has no region, energy label, law or costs here. */
export function hasRegions(countryId: number | null): boolean {
  return isBelgian(countryId) || countryId === COUNTRY.luxembourg
}

/** Returns the country's ISO 3166-1 code of two letters; null where an older record has only its CRM's number. */
export function countryCode({ countryId, country }: InCountry): string | null {
  if (isBelgian(countryId)) return 'BE'
  return countryId === COUNTRY.luxembourg ? 'LU' : (country ?? null)
}

/** Returns a record's country by its ISO 3166-1 code of two letters. */
export function inCountry(code: string): {
  countryId: number | null
  country: string | undefined
} {
  if (code === 'BE') return { countryId: COUNTRY.belgium, country: undefined }
  if (code === 'LU') return { countryId: COUNTRY.luxembourg, country: undefined }
  return { countryId: null, country: code }
}

/** Returns the names of a country other than Belgium, else null; `countryName` has those of the CRM. */
export function countryNames(
  place: InCountry & { countryName: Translated | null },
): Translated | null {
  const code = countryCode(place)
  if (code === 'BE') return null
  return code === null ? place.countryName : namesOfCountry(code)
}

/** Returns the name of a country in each language by its code of two letters. */
export function namesOfCountry(code: string): Translated {
  displayNames ??= LANGS.map((lang) => [lang, new Intl.DisplayNames(lang, { type: 'region' })])
  return Object.fromEntries(displayNames.map(([lang, names]) => [lang, names.of(code) ?? code]))
}

/** Made once, as a page may name many countries. */
let displayNames: [Lang, Intl.DisplayNames][] | undefined

/** A postcode of Luxembourg, as filters and addresses have it. */
export const LUXEMBOURG_ZIP = /^L-\d{4}$/

const FOUR_DIGITS = /^(?:[A-Z]{1,2}\s*(?:-\s*)?)?(\d{4})$/i

/** A postcode as it is shown: `9000` in Belgium, `L-1234` in Luxembourg, as it came elsewhere. */
export function postcodeOf(zip: string, countryId: number | null): string {
  const [, digits] = FOUR_DIGITS.exec(zip.trim()) ?? []
  if (digits && isBelgian(countryId)) return digits
  return digits && countryId === COUNTRY.luxembourg ? `L-${digits}` : zip.trim()
}

/**
 * Returns a postcode as lists are filtered by it. Those of further countries begin with their code (`AT-4600`), or the
 * CRM's number where it is all that is known, so that none is taken for a Belgian one.
 */
export function filterZip(zip: string, countryId: number | null, country?: string): string {
  const shown = postcodeOf(zip, countryId)
  return hasRegions(countryId) ? shown : `${country ?? countryId}-${shown}`
}

/** Returns the same of a record or a card. */
export function placeZip({ zip, countryId, country }: InCountry & { zip: string }): string {
  return filterZip(zip, countryId, country)
}
