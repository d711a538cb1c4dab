import type { z } from 'zod'
import { fullAddress } from '../../../listing/address'
import type { Property } from '../../../listing/property'
import { readCountry } from '../../../platform/format/iso-codes'
import type { Lang } from '../../../platform/format/lang'
import { COUNTRY, inCountry, postcodeOf } from '../../../platform/geo/belgian-region'
import { usableCoordinates } from '../../../platform/geo/coordinates'
import { type ImportIssue, type RecordLabel, shownValue } from '../import/import-issue'
import { readDate } from './read-date'
import { type WirePlace, wirePlace } from './wire'
import type { WireItem } from './wire-item'
import { inLanguage, issuesOf, linesIn, readPlainLine } from './wire-values'

export type Country = Pick<Property, 'countryId' | 'country'>

type Place = Pick<
  Property,
  | 'countryId'
  | 'country'
  | 'countryName'
  | 'zip'
  | 'city'
  | 'street'
  | 'houseNumber'
  | 'boxNr'
  | 'publishAddress'
  | 'publicAddress'
  | 'lat'
  | 'lng'
>

/** Matches the dates by which the CRM means 'no date'. */
const NO_DATE = /^(?:0001|1900)-01-01/

const BELGIAN_ZIP = /^\d{4}$/
/** Matches the letters before a postcode that name its country: `F-75001`, `F 75001`. */
const ZIP_COUNTRY = /^([A-Z]{1,2})(?: ?- ?| )\d/

/** The countries of the CRM's numbers that are the same in each of its installations. */
const CODE_OF_ID: Readonly<Record<number, string>> = {
  [COUNTRY.belgium]: 'BE',
  [COUNTRY.luxembourg]: 'LU',
}

/** Returns an item's fields with its country, or every reason for which it is refused. */
export function readWire<Wire extends WirePlace>(
  schema: z.ZodType<Wire>,
  item: WireItem,
): { wire: Wire; country: Country } | { issues: ImportIssue[] } {
  const read = schema.safeParse(item)
  const place = read.data ?? wirePlace.safeParse(item).data
  const country = place ? countryOf(place) : null
  if (read.success && country && !('issue' in country)) return { wire: read.data, country }
  const issues = read.success ? [] : issuesOf(read.error)
  return { issues: country && 'issue' in country ? [...issues, country.issue] : issues }
}

/**
 * Returns the country of an item by its number, code or name, or else by its postcode. The issue refuses an item that
 * names an unknown country or two countries, or that has no postcode although its country has postcodes.
 */
function countryOf(wire: WirePlace): Country | { issue: ImportIssue } {
  const { zip, countryid } = wire
  const named = namedCountries(wire)
  const statedCountries = named.map(({ field, value }) => `${field} "${value}"`).join(', ')
  const [code, other] = new Set(named.flatMap((entry) => entry.code ?? []))
  if (other) return { issue: { code: 'countryConflict', value: statedCountries } }
  if (named.length > 0 && !code) {
    return { issue: { code: 'countryUnknown', value: statedCountries } }
  }
  if (zip === '' && (!code || Object.values(CODE_OF_ID).includes(code))) {
    return { issue: { code: 'zipUnusable', value: '' } }
  }
  const countryCode = code ?? zipCountry(zip)
  if (!countryCode) return { issue: { code: 'countryMissing', value: zip } }
  const country = inCountry(countryCode)
  return { ...country, countryId: country.countryId ?? countryid }
}

interface NamedCountry {
  field: string
  value: string
  /** The ISO 3166-1 alpha-2 code; null for an unknown country. */
  code: string | null
}

/** Returns the fields of an item that name its country, with their codes. */
function namedCountries(wire: WirePlace): NamedCountry[] {
  const { countryid, country, countryabbr, countryname } = wire
  const names = typeof countryname === 'string' ? [countryname] : Object.values(countryname ?? {})
  const known = names.find((name) => readCountry(name) !== null)
  const texts = { Country: country, CountryAbbr: countryabbr, CountryName: known ?? names[0] }
  const named = Object.entries(texts).flatMap(([field, value]) =>
    value ? [{ field, value, code: readCountry(value) }] : [],
  )
  if (countryid === null) return named
  const code = CODE_OF_ID[countryid] ?? null
  return [{ field: 'CountryID', value: String(countryid), code }, ...named]
}

function zipCountry(zip: string): string | null {
  if (BELGIAN_ZIP.test(zip)) return 'BE'
  const [, letters] = ZIP_COUNTRY.exec(zip) ?? []
  return letters ? readCountry(letters) : null
}

/** Maps the address and coordinates of a listing. `GoogleX` is the latitude, `GoogleY` the longitude. */
export function mapPlace(
  wire: WirePlace,
  { countryId, country }: Country,
  lang: Lang,
  notes: ImportIssue[],
): Place {
  const point = usableCoordinates(wire.googlex, wire.googley, countryId, country)
  if (!point && (wire.googlex || wire.googley)) {
    notes.push({
      code: 'coordinatesOutside',
      value: `${wire.googlex}, ${wire.googley}`,
      other: country ?? 'BE, LU',
    })
  } else if (point && point.lat !== wire.googlex) {
    notes.push({ code: 'coordinatesSwapped' })
  }
  return {
    countryId,
    ...(country && { country }),
    countryName: inLanguage(wire.countryname, lang),
    zip: postcodeOf(wire.zip, countryId),
    city: inLanguage(wire.city, lang) ?? {},
    street: inLanguage(wire.street, lang),
    houseNumber: wire.housenumber,
    boxNr: wire.boxnr,
    publishAddress: wire.publishaddress,
    publicAddress: inLanguage(wire.publicaddress, lang),
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
  }
}

/** The field of a staged record with the source's number of it. */
export const SOURCE_NUMBER = 'sourcenumber'

/** Returns the source's number and the address of an item, which may be refused. */
export function recordLabel(item: WireItem, lang: Lang): RecordLabel {
  const key = readPlainLine(item[SOURCE_NUMBER])
  const textOf = (text: unknown) => inLanguage(linesIn(text)[0] ?? null, lang)
  const address = fullAddress(
    {
      street: textOf(item.street),
      houseNumber: readPlainLine(item.housenumber),
      boxNr: readPlainLine(item.boxnr),
      zip: readPlainLine(item.zip),
      city: textOf(item.city) ?? {},
    },
    lang,
  )
  return { ...(key !== null && { key }), ...(address && { address: shownValue(address) }) }
}

/** Returns a date in ISO form; an unreadable date is dropped with a note. */
export function mapDate(name: string, text: string | null, notes: ImportIssue[]): string | null {
  const date = readDate(text)
  if (text && !date && !NO_DATE.test(text)) {
    notes.push({ code: 'unreadable', field: name, value: shownValue(text) })
  }
  return date
}
