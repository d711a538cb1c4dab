import { type Lang, pick, type Translated } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'
import {
  LUXEMBOURG_ZIP,
  placeZip,
  postcodeOf,
  type WithCountry,
} from '../../platform/geo/belgian-region'
import luxembourg from './luxembourg.json'
import { type Locality, localitiesOf, mainPlace, municipalityOf } from './places'

interface RecordWithPlace extends WithCountry {
  zip: string
  city: Translated
}

/** A place suggestion of the search box. `value` is the value of the `region` parameter, `zip` the main postcode. */
export interface CityHit {
  label: string
  value: string
  zip: string
}

const towns: readonly Translated[] = luxembourg

/**
 * Returns the names in all languages of the place that is called `city` at a postcode. Its own names come before those
 * of its municipality. The names of an unknown place are returned unchanged. Without names, returns those of the main
 * place of the postcode.
 */
export function placeNames(zip: string, city: Translated): Translated {
  const words = Object.values(city).filter(Boolean)
  if (words.length === 0) return mainPlace(zip)?.name ?? {}
  return knownPlace(zip, words) ?? city
}

/**
 * Returns the name in `lang` of the place that `city` names at a postcode, else of its main place, or '' if unknown.
 */
export function officialName(zip: string, city: string, lang: Lang): string {
  return pick(knownPlace(zip, [city]) ?? mainPlace(zip)?.name, lang)
}

/** Returns the record with its formatted postcode and with the names of its city in all languages. */
export function atOfficialPlace<Record extends RecordWithPlace>(record: Record): Record {
  const { zip, countryId, city } = record
  const names = placeNames(placeZip(record), city)
  return { ...record, zip: postcodeOf(zip, countryId), city: names }
}

/** Returns all names by which a search finds the place: its own, those of its municipality, and the given ones. */
export function searchNames(zip: string, city: Translated): string[] {
  const words = Object.values(city)
  const place = localityByName(zip, words) ?? mainPlace(zip)
  const municipality = place && municipalityOf(place.municipality)?.name
  const official = knownPlace(zip, words)
  return [...new Set([official, municipality, city].flatMap((names) => Object.values(names ?? {})))]
}

function knownPlace(zip: string, words: string[]): Translated | undefined {
  if (LUXEMBOURG_ZIP.test(zip)) return towns.find((names) => hasName(names, words))
  const municipalities = localitiesOf(zip).map(
    ({ municipality }) => municipalityOf(municipality)?.name,
  )
  const municipality = municipalities.find((names) => names && hasName(names, words))
  return localityByName(zip, words)?.name ?? municipality
}

function localityByName(zip: string, words: string[]): Locality | undefined {
  return localitiesOf(zip).find(({ name }) => hasName(name, words))
}

function hasName(names: Translated, words: string[]): boolean {
  const keys = new Set(words.map(normalise))
  return Object.values(names).some((name) => keys.has(normalise(name)))
}

export function cityHit(city: string, zip: string): CityHit {
  return { label: placeLabel(city, zip), value: `${city}|${zip}`, zip }
}

/** Returns the label of a place: `Antwerpen (2000)`. */
export function placeLabel(name: string, zip: string): string {
  return `${name} (${zip})`
}
