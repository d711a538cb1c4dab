import { type Lang, pick } from '../../domain/format/lang'
import { normalise } from '../../domain/format/text'
import type { RegionChoice } from '../../domain/list/list-filter'
import { COUNTRY, regionOf } from '../../domain/listing/region'
import type { FindPlace } from '../../domain/search-words/find-place'
import {
  allLocalities,
  allMunicipalities,
  type Locality,
  localitiesOf,
  mainPlace,
  municipalityOf,
  municipalityZips,
} from './places'

const LONGEST = 6
const BRUSSELS = '1000'
/** What people write for long names, by the name. */
const SHORT: Readonly<Record<string, string>> = {
  bxl: 'bruxelles',
  bsl: 'brussel',
  lln: 'louvain la neuve',
}

let index: Map<string, string[]> | null = null

/** Finds the place that words begin with, called in any language: `9000 Gent`, `gand`, `st niklaas`. */
export function placeFinder(lang: Lang): FindPlace {
  return (words) => {
    for (let length = Math.min(words.length, LONGEST); length > 0; length--) {
      const regions = regionsCalled(words.slice(0, length), lang)
      if (regions.length > 0) return { length, regions }
    }
    return null
  }
}

function regionsCalled(words: string[], lang: Lang): RegionChoice[] {
  const zip = words.find(isPostcode)
  const called = shortened(words.filter((word) => word !== zip))
  const name = SHORT[called] ?? called
  index ??= build()
  if (!zip) return (index.get(name) ?? []).map((one) => region(one, name, lang))
  const isBeside = words[0] === zip || words.at(-1) === zip
  return isBeside && (name === '' || isAt(zip, name)) ? [region(zip, name, lang)] : []
}

function isPostcode(word: string): boolean {
  return /^\d{4}$/.test(word) && localitiesOf(word).length > 0
}

function isAt(zip: string, name: string): boolean {
  // `1050 Bruxelles` is how the whole region writes its addresses.
  const isInBrussels = regionOf(zip, COUNTRY.belgium) === 'brussels'
  if (isInBrussels && index?.get(name)?.includes(BRUSSELS)) return true
  return localitiesOf(zip).some((place) => {
    const around = municipalityOf(place.municipality)
    const names = [place.name, around?.name].flatMap((one) => Object.values(one ?? {}))
    return [...names, ...(around?.aliases ?? [])].some((one) => keyOf(one) === name)
  })
}

/** Every name with its postcodes, the main one first; of two towns the one that names its municipality counts. */
function build(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const byName = Map.groupBy(
    allLocalities().flatMap((place) => keysOf(place).map((key) => ({ key, place }))),
    ({ key }) => key,
  )
  for (const [key, rows] of byName) found.set(key, zipsCalled(rows.map(({ place }) => place)))
  for (const { nis, name, aliases } of allMunicipalities()) {
    for (const key of [...Object.values(name), ...aliases].flatMap((one) => [
      keyOf(one),
      keyOf(withoutUmlauts(one)),
    ])) {
      if (!found.has(key)) found.set(key, municipalityZips(nis))
    }
  }
  return found
}

function zipsCalled(places: Locality[]): string[] {
  const mains = places.filter(({ main }) => main)
  const cities = new Set(mains.map(({ municipality }) => municipality))
  const meant = cities.size ? places.filter((place) => cities.has(place.municipality)) : places
  const inOrder = [...meant].sort((a, b) => Number(b.main) - Number(a.main))
  return [...new Set(inOrder.map(({ zip }) => zip))]
}

function keysOf({ name }: Locality): string[] {
  return [
    ...new Set(
      Object.values(name)
        .flatMap((one) => [one, withoutUmlauts(one)])
        .map(keyOf),
    ),
  ]
}

/** `Luettich` for `Lüttich`. */
function withoutUmlauts(name: string): string {
  return name.replace(/[äöü]/g, (letter) => `${normalise(letter)}e`)
}

function keyOf(name: string): string {
  return shortened(normalise(name).split(' '))
}

/** `sint niklaas`, `saint gilles` and `st gilles` alike. */
function shortened(words: string[]): string {
  return words
    .map((word) => word.replace(/^(?:sint|saint|sankt)$/, 'st').replace(/^sainte$/, 'ste'))
    .join(' ')
}

/** The place is called as it was named, else as the postcode is best known. */
function region(zip: string, name: string, lang: Lang): RegionChoice {
  const place = localitiesOf(zip).find((one) => keysOf(one).includes(name)) ?? mainPlace(zip)
  return { city: pick(place?.name, lang), zip }
}
