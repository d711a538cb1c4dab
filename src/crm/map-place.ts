import { type ImportIssue, shownValue } from '../domain/crm/import-issue'
import { parseDate } from '../domain/format/dates'
import type { Lang } from '../domain/format/lang'
import { usableCoordinates } from '../domain/listing/coordinates'
import type { Property } from '../domain/listing/property'
import { COUNTRY, LUXEMBOURG_ZIP, postcodeOf } from '../domain/listing/region'
import type { WireProject, WireProperty } from './wire'
import { inLanguage } from './wire-values'

type Place = Pick<
  Property,
  | 'countryId'
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

/** The CRM's 'no date'. */
const NO_DATE = /^(?:0001|1900)-01-01/

/** Address and coordinates of a listing. `GoogleX` is the latitude, `GoogleY` the longitude. */
export function mapPlace(
  wire: WireProject | WireProperty,
  lang: Lang,
  notes: ImportIssue[],
): Place {
  const isAbroad = LUXEMBOURG_ZIP.test(wire.zip)
  const countryId = wire.countryid ?? (isAbroad ? COUNTRY.luxembourg : COUNTRY.belgium)
  const point = usableCoordinates(wire.googlex, wire.googley, countryId)
  if (!point && (wire.googlex || wire.googley)) {
    notes.push({ code: 'coordinatesOutside', value: `${wire.googlex}, ${wire.googley}` })
  } else if (point && point.lat !== wire.googlex) {
    notes.push({ code: 'coordinatesSwapped' })
  }
  return {
    countryId,
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

/** A date in ISO form; one that can't be read is dropped and noted. */
export function mapDate(name: string, text: string | null, notes: ImportIssue[]): string | null {
  const date = parseDate(text)
  if (text && !date && !NO_DATE.test(text)) {
    notes.push({ code: 'unreadable', field: name, value: shownValue(text) })
  }
  return date
}
