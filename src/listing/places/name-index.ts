import { type Lang, pick } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'
import { COUNTRY, regionOf } from '../../platform/geo/belgian-region'
import type { RegionChoice } from '../filter/list-filter'
import { areaByInput, areaByName, areaRegion } from './areas'
import {
  allLocalities,
  allMunicipalities,
  type Locality,
  localitiesOf,
  mainPlace,
  municipalityOf,
  municipalityZips,
} from './places'

/** The maximum number of words of a name with its postcode. */
export const MAX_NAME_WORDS = 6
const BRUSSELS = 'town-brussels-region'
/** The postcodes of common abbreviations of long names. */
const SHORT_NAMES: Readonly<Record<string, string[]>> = {
  lln: ['1348'],
  coxyde: ['8670'],
  molenbeek: ['1080'],
  woluwe: ['1150', '1200'],
  stockel: ['1150'],
  stokkel: ['1150'],
  'st josse': ['1210'],
  'st joost': ['1210'],
  watermael: ['1170'],
  boitsfort: ['1170'],
  bosvoorde: ['1170'],
  watermaal: ['1170'],
  'berchem ste agathe': ['1082'],
  'st agatha berchem': ['1082'],
  'le zoute': ['8300'],
  'het zoute': ['8300'],
  zoute: ['8300'],
  linkeroever: ['2050'],
  'rhode st genese': ['1640'],
}

let index: Map<string, string[]> | null = null

/**
 * Returns the area or the postcodes that the normalised words name together, in any language. Returns an empty array
 * for other words.
 */
export function regionsByName(words: string[], lang: Lang): RegionChoice[] {
  const zip = words.find(isPostcode)
  const name = abbreviate(words.filter((word) => word !== zip))
  index ??= build()
  if (!zip) {
    const area = areaByInput(words.join(' ')) ?? areaByInput(name)
    if (area) return [areaRegion(area, lang)]
    const abbreviation = Object.hasOwn(SHORT_NAMES, name) ? SHORT_NAMES[name] : undefined
    return (index.get(name) ?? abbreviation ?? []).map((one) => region(one, name, lang))
  }
  const isAtEdge = words[0] === zip || words.at(-1) === zip
  return isAtEdge && (name === '' || isPlaceAt(zip, name)) ? [region(zip, name, lang)] : []
}

/** Returns the places that a name or a postcode in a URL identifies: an area, a postcode, or none. */
export function regionsByOfficialName(name: string, lang: Lang): RegionChoice[] {
  const area = areaByName(name)
  if (area) return [areaRegion(area, lang)]
  return regionsByName(normalise(name).split(' ').slice(0, MAX_NAME_WORDS), lang)
}

/** Returns true for a Belgian postcode that is in use. */
export function isPostcode(word: string): boolean {
  return /^\d{4}$/.test(word) && localitiesOf(word).length > 0
}

/** Returns true if normalised words name a place with this postcode, in any language, or Brussels around it. */
export function isPlaceAt(zip: string, words: string): boolean {
  const name = abbreviate(words.split(' '))
  // Addresses in the whole Brussels region use the form `1050 Bruxelles`.
  const isInBrussels = regionOf(zip, COUNTRY.belgium) === 'brussels'
  if (isInBrussels && areaByInput(name)?.key === BRUSSELS) return true
  return localitiesOf(zip).some((place) => {
    const municipality = municipalityOf(place.municipality)
    const names = [place.name, municipality?.name].flatMap((one) => Object.values(one ?? {}))
    return [...names, ...(municipality?.aliases ?? [])].some((one) => nameKey(one) === name)
  })
}

/**
 * Returns all names with their postcodes, that of the main place first. If two places share a name, the one that gives
 * its municipality its name takes precedence.
 */
function build(): Map<string, string[]> {
  const zipsByName = new Map<string, string[]>()
  const byName = Map.groupBy(
    allLocalities().flatMap((place) => keysOf(place).map((key) => ({ key, place }))),
    ({ key }) => key,
  )
  for (const [key, rows] of byName)
    zipsByName.set(key, zipsOfLocalities(rows.map(({ place }) => place)))
  for (const { nis, name, aliases } of allMunicipalities()) {
    for (const key of [...Object.values(name), ...aliases].flatMap((one) => [
      nameKey(one),
      nameKey(withoutUmlauts(one)),
    ])) {
      if (!zipsByName.has(key)) zipsByName.set(key, municipalityZips(nis))
    }
  }
  return zipsByName
}

function zipsOfLocalities(places: Locality[]): string[] {
  const mains = places.filter(({ main }) => main)
  const cities = new Set(mains.map(({ municipality }) => municipality))
  const matching = cities.size ? places.filter((place) => cities.has(place.municipality)) : places
  const inOrder = [...matching].sort((a, b) => Number(b.main) - Number(a.main))
  return [...new Set(inOrder.map(({ zip }) => zip))]
}

function keysOf({ name }: Locality): string[] {
  return [
    ...new Set(
      Object.values(name)
        .flatMap((one) => [one, withoutUmlauts(one)])
        .map(nameKey),
    ),
  ]
}

/** Returns the name without umlauts: `Luettich` for `Lüttich`. */
function withoutUmlauts(name: string): string {
  return name.replace(/[äöü]/g, (letter) => `${normalise(letter)}e`)
}

/** Returns the lookup key of a name: normalised, with `st` for `Sint` and `Saint`. */
export function nameKey(name: string): string {
  return abbreviate(normalise(name).split(' '))
}

/** Returns the same words for `sint niklaas` and `st niklaas`, and for `saint gilles` and `st gilles`. */
function abbreviate(words: string[]): string {
  return words
    .map((word) => word.replace(/^(?:sint|saint|sankt)$/, 'st').replace(/^sainte$/, 'ste'))
    .join(' ')
}

/**
 * Returns the choice for a postcode, with the name that was typed if it is a place there, else with that of the main
 * place.
 */
function region(zip: string, name: string, lang: Lang): RegionChoice {
  const place = localitiesOf(zip).find((one) => keysOf(one).includes(name)) ?? mainPlace(zip)
  return { city: pick(place?.name, lang), zip }
}
