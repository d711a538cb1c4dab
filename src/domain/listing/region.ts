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

/** The region whose law and labels apply; null for other countries and for no Belgian postcode. */
export function regionOf(zip: string, countryId: number): Region | null {
  if (countryId === COUNTRY.luxembourg) return 'luxembourg'
  if (!isBelgian(countryId) || !/^\d{4}$/.test(zip.trim())) return null
  const code = Number(zip)
  return POSTCODES.find(([from, to]) => code >= from && code <= to)?.[2] ?? null
}

export function isBelgian(countryId: number): boolean {
  return countryId === COUNTRY.belgium
}

/** A postcode of Luxembourg, as filters and addresses have it. */
export const LUXEMBOURG_ZIP = /^L-\d{4}$/

const FOUR_DIGITS = /^(?:[A-Z]{1,2}\s*-?\s*)?(\d{4})$/i

/** A postcode as it is shown: `9000` in Belgium, `L-1234` in Luxembourg, as it came elsewhere. */
export function postcodeOf(zip: string, countryId: number): string {
  const [, digits] = FOUR_DIGITS.exec(zip.trim()) ?? []
  if (digits && isBelgian(countryId)) return digits
  return digits && countryId === COUNTRY.luxembourg ? `L-${digits}` : zip.trim()
}

/**
 * A postcode as lists are filtered by it. Those of further countries carry their CRM id (`20-1234`), so
 * that none is taken for a Belgian one.
 */
export function filterZip(zip: string, countryId: number): string {
  const shown = postcodeOf(zip, countryId)
  const isKnown = isBelgian(countryId) || countryId === COUNTRY.luxembourg
  return isKnown ? shown : `${countryId}-${shown}`
}
