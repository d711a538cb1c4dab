import { type Lang, pick, type Translated } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'
import type { Point } from '../../platform/geo/coordinates'
import { isAreaKey, type RegionChoice } from '../filter/list-filter'
import { townKey } from '../filter/region'
import type { PlaceLookup } from '../market/filter-matcher'
import { placeData } from './place-data'
import {
  allLocalities,
  allMunicipalities,
  municipalityOf,
  municipalityZips,
  zipPoint,
} from './places'

/** A place with several postcodes that is one choice in a filter: a municipality, a province, a well-known area. */
export interface Area {
  /** `town-gent`, `area-hageland`: the second part of the `region` parameter. */
  key: string
  name: Translated
  /** The first postcode is that of the main place. */
  zips: string[]
  /** Normalised names in all languages, including those of dissolved municipalities. */
  names: string[]
  /** NIS codes. */
  municipalities: number[]
}

/** A row of `areas.json`: prefixes of NIS codes, Dutch names of municipalities, and postcodes. */
interface AreaEntry {
  /** The key in URLs, after `area-` or `town-`. It never changes. */
  key: string
  /** True for an area around one city. Distances are measured from its first postcode. */
  isTown?: boolean
  /** The other languages are missing if they have the Dutch name. */
  name: Translated
  /** Other names, normalised: lower case without accents. */
  aliases: string
  /** The prefixes of the NIS codes of its municipalities (province, arrondissement). */
  nis?: readonly number[]
  /** Municipalities by their Dutch name, separated by commas. */
  towns?: string
  zips?: readonly string[]
}

/** Names of a small town that almost always mean the province. */
const AREA_BY_NAME: ReadonlyMap<string, string> = new Map([['limburg', 'area-limburg']])

interface AreaIndex {
  byKey: Map<string, Area>
  byName: Map<string, Area>
}

let index: AreaIndex | null = null

/**
 * Returns the provinces and the areas that people search for by name. Their boundaries follow maps of tourism and
 * landscapes.
 */
export function allAreas(): Area[] {
  return placeData().areas.flatMap((entry) => areaOf(keyOf(entry)) ?? [])
}

/** Returns the area with this key, or undefined. A postcode is no key of an area and does not build the index. */
export function areaOf(key: string): Area | undefined {
  return isAreaKey(key) ? areaIndex().byKey.get(key) : undefined
}

/**
 * Returns the area of a municipality with several postcodes by its NIS code. Returns undefined for other
 * municipalities.
 */
export function townArea(nis: number): Area | undefined {
  return areaOf(townKey(municipalityOf(nis)?.name.nl ?? ''))
}

/**
 * Returns the area with this name in any language. A municipality takes precedence over an area. Returns undefined for
 * other places.
 */
export function areaByName(name: string): Area | undefined {
  const key = normalise(name)
  return AREA_BY_NAME.has(key) ? areaOf(AREA_BY_NAME.get(key) ?? '') : areaIndex().byName.get(key)
}

/** Returns the area for a typed name. 'Brussels' means its 19 municipalities. */
export function areaByInput(name: string): Area | undefined {
  const region = areaOf('town-brussels-region')
  return region?.names.includes(normalise(name)) ? region : areaByName(name)
}

/** Returns the distinct postcodes of the places of a filter. */
export function zipsOfRegions(regions: readonly Pick<RegionChoice, 'zip'>[]): string[] {
  return [...new Set(regions.flatMap(({ zip }) => areaOf(zip)?.zips ?? [zip]))]
}

/** Returns the centre of a radius around a place, or null for an area larger than a municipality. */
export function regionPoint(zip: string): Point | null {
  if (zip.startsWith('area-')) return null
  return zipPoint(areaOf(zip)?.zips[0] ?? zip)
}

export const placeLookup: PlaceLookup = { pointOf: regionPoint, zipsOf: zipsOfRegions }

/** Returns the region choice of an area. For a municipality with one postcode, that is the postcode. */
export function areaRegion({ key, name, zips }: Area, lang: Lang): RegionChoice {
  const [only, another] = zips
  return { city: pick(name, lang), zip: only && !another ? only : key }
}

/** Returns the region choice of a municipality by its NIS code. */
export function townRegion(nis: number, lang: Lang): RegionChoice | null {
  const town = municipalityOf(nis)
  if (!town) return null
  const hasOne = municipalityZips(nis).length === 1
  return { city: pick(town.name, lang), zip: hasOne ? town.zip : townKey(town.name.nl ?? '') }
}

function areaIndex(): AreaIndex {
  index ??= build()
  return index
}

function build(): AreaIndex {
  const localities = new Set(
    allLocalities().flatMap(({ name }) => Object.values(name).map(normalise)),
  )
  const towns = allMunicipalities().map(({ nis, name, aliases, zip }) => {
    const zips = municipalityZips(nis).toSorted((a, b) => Number(b === zip) - Number(a === zip))
    const others = aliases.filter((alias) => !localities.has(normalise(alias)))
    const names = [...new Set([...Object.values(name), ...others].flatMap(spellings))]
    return { key: townKey(name.nl ?? ''), name, zips, names, municipalities: [nis] }
  })
  const areas = placeData().areas.map(areaFrom)
  const byKey = new Map(
    [...towns.filter(({ zips }) => zips.length > 1), ...areas].map((area) => [area.key, area]),
  )
  const byName = new Map<string, Area>()
  const named = [...towns, ...areas].flatMap((area) => area.names.map((name) => ({ name, area })))
  for (const [name, [first, second]] of Map.groupBy(named, (row) => row.name)) {
    // `Saint-Nicolas` is the name of two municipalities. Otherwise a municipality takes precedence over an area.
    const isTwoTowns = first && second && towns.includes(second.area) && second.area !== first.area
    if (first && !isTwoTowns) byName.set(name, first.area)
  }
  return { byKey, byName }
}

function keyOf({ key, isTown }: AreaEntry): string {
  return `${isTown ? 'town' : 'area'}-${key}`
}

function areaFrom(entry: AreaEntry): Area {
  const { name, aliases, nis = [], towns = '', zips = [] } = entry
  const listed = new Set(towns.split(',').filter(Boolean))
  const municipalities = allMunicipalities()
    .filter(
      (municipality) =>
        listed.has(municipality.name.nl ?? '') ||
        nis.some((start) => String(municipality.nis).startsWith(String(start))),
    )
    .map((one) => one.nis)
  const names = [
    ...Object.values(name).flatMap(spellings),
    ...aliases.split('|').flatMap(spellings),
  ]
  return {
    key: keyOf(entry),
    name,
    zips: [...new Set([...zips, ...municipalities.flatMap(municipalityZips)])],
    names: [...new Set(names.filter(Boolean))],
    municipalities,
  }
}

/** Returns the normalised name, and its variant with `ue` for `ü`. */
function spellings(name: string): string[] {
  const spelled = name.replace(/[äöü]/gi, (letter) => `${normalise(letter)}e`)
  return [...new Set([normalise(name), normalise(spelled)])]
}
