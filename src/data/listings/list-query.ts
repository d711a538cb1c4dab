import { type SQL, sql } from 'drizzle-orm'
import { type ListFilter, unitFilter } from '../../domain/list/list-filter'
import { KIND, LIST, listsOf } from '../../domain/list/lists'
import { isEverywhere } from '../../domain/list/region'
import { searchWords } from '../../domain/list/search-query'
import { boundingBox, haversine } from '../../domain/listing/coordinates'
import { featureSets } from '../../domain/listing/features'
import { valuesOf } from '../db/json-rows'
import { regionPoint, zipsOfRegions } from '../places/areas'
import { keptCells } from './list-cells'
import { saysWords } from './search/search-text'
import { withinArea } from './within-area'

/** One run of rows in the table: a list's homes, or its projects. */
export interface Source {
  list: number
  kind: number
  where: SQL
}

/** The number of rows of the whole list: stored, unless several facts, a place or a text make it necessary to count. */
export function totalOf(filter: ListFilter): SQL<number> {
  const counts = sources(filter).map(({ list, kind, where }) => {
    if (isWhole(filter)) {
      return sql`(SELECT coalesce(sum(total), 0) FROM listing_total WHERE list = ${list} AND kind = ${kind} ${
        filter.sold && filter.goal !== null ? sql`AND goal = ${filter.goal}` : sql``
      })`
    }
    const kept = keptCells(filter, list, kind)
    if (kept) return sql`(SELECT coalesce(sum(total), 0) ${kept})`
    const isAlone = kind === KIND.property && isTextAlone(filter)
    return sql`(SELECT count(*) FROM ${isAlone ? sql`(${keysSaying(filter.text, [list], kind)})` : sql`listing WHERE ${where}`})`
  })
  return sql`${sql.join(counts, sql` + `)}`
}

/** The runs that make up the list, each row in one of them. */
export function sources(filter: ListFilter): Source[] {
  const lists = listsOf(filter)
  const homes = lists
    .filter((list) => list !== LIST.projects)
    .map((list) => ({
      list,
      kind: KIND.property,
      where: sql.join(
        [place(list, KIND.property, filter), ...conditions(filter, [list], KIND.property)],
        sql` AND `,
      ),
    }))
  if (filter.noConstruction) return homes.length ? homes : [nothing()]
  return [...homes, ...onceEach(lists.map((list) => projectSource(filter, list)))]
}

/** A project that both sells and lets is found in both lists, but once in a list of both goals. */
function onceEach([first, ...others]: Source[]): Source[] {
  if (!first) return []
  const found = sql`SELECT id FROM listing WHERE ${first.where}`
  const rest = others.map((source) => ({
    ...source,
    where: sql`${source.where} AND id NOT IN (${found})`,
  }))
  return [first, ...rest]
}

/** A project is found by its own place and by any one unit that meets the rest. */
function projectSource(filter: ListFilter, list: number): Source {
  const parts = [
    place(list, KIND.project, filter),
    ...placeConditions(filter, [list], KIND.project),
  ]
  const ofUnit = factConditions(unitFilter(filter))
  if (ofUnit.length) {
    const unit = sql.join([place(list, KIND.unit, filter), ...ofUnit], sql` AND `)
    parts.push(sql`id IN (SELECT project_id FROM listing WHERE ${unit})`)
  }
  return { list, kind: KIND.project, where: sql.join(parts, sql` AND `) }
}

/** The units that speak for the list's projects; null where it has no projects. */
export function unitsOf(filter: ListFilter): SQL | null {
  if (filter.noConstruction || filter.sold) return null
  const lists = listsOf(filter)
  const units = sql`list IN (${whole(lists)}) AND kind = ${whole([KIND.unit])}`
  return sql.join([units, ...conditions(unitFilter(filter), lists, KIND.unit)], sql` AND `)
}

/** The index with the few rows of a narrow filter, null for others: SQLite has no statistics to tell. */
export function narrowIndex({ regions, radius, area }: ListFilter): SQL | null {
  if (regions.length > 0 && radius === null) return sql`INDEXED BY listing_zip`
  return radius !== null || area ? sql`INDEXED BY listing_point` : null
}

function nothing(): Source {
  return { list: -1, kind: KIND.project, where: sql`list = -1` }
}

function place(list: number, kind: number, filter: ListFilter): SQL {
  const goal = filter.sold && filter.goal !== null ? sql` AND goal = ${filter.goal}` : sql``
  return sql`list = ${whole([list])} AND kind = ${whole([kind])}${goal}`
}

function conditions(filter: ListFilter, lists: readonly number[], kind: number): SQL[] {
  return [...placeConditions(filter, lists, kind), ...factConditions(filter)]
}

function factConditions(filter: ListFilter): SQL[] {
  const parts: SQL[] = []
  if (filter.types.length) parts.push(sql`web_id IN (${whole(filter.types)})`)
  if (filter.bedrooms === 4) parts.push(sql`bedrooms >= 4`)
  else if (filter.bedrooms !== null) parts.push(sql`bedrooms = ${whole([filter.bedrooms])}`)
  // As a list of the numbers that have these bits, which an index can find.
  if (filter.features) parts.push(sql`features IN (${whole(featureSets(filter.features))})`)
  if (filter.minPrice !== null) parts.push(sql`price >= ${filter.minPrice}`)
  if (filter.maxPrice !== null) parts.push(sql`price <= ${filter.maxPrice}`)
  return parts
}

/** In the statement's own text: D1 binds at most 100 values, and a filter may name dozens. */
export function whole(numbers: readonly number[]): SQL {
  return sql.raw(numbers.map(Math.trunc).join(', '))
}

function placeConditions(filter: ListFilter, lists: readonly number[], kind: number): SQL[] {
  const parts: SQL[] = []
  const [region] = filter.regions
  if (region && filter.radius !== null) parts.push(withinRadius(region.zip, filter.radius))
  else if (region)
    parts.push(sql`zip IN ${valuesOf(JSON.stringify(zipsOfRegions(filter.regions)))}`)
  if (filter.area) parts.push(withinArea(filter.area))
  if (filter.text) parts.push(sql`key IN (${keysSaying(filter.text, lists, kind)})`)
  return parts
}

/** Read from the index of texts alone: whichever index a list is walked by, no row is opened for its text. */
function keysSaying(text: string, lists: readonly number[], kind: number): SQL {
  return sql`SELECT key FROM listing INDEXED BY listing_text
    WHERE list IN (${whole(lists)}) AND kind = ${whole([kind])} AND ${saysWords(searchWords(text))}`
}

/** Within the great circle that `distanceKm` measures, of the few rows in its box. */
function withinRadius(zip: string, km: number): SQL {
  const centre = regionPoint(zip)
  if (!centre) return sql`zip IN ${valuesOf(JSON.stringify(zipsOfRegions([{ zip }])))}`
  const { minLat, maxLat, minLng, maxLng } = boundingBox(centre, km)
  return sql`lat BETWEEN ${minLat} AND ${maxLat} AND lng BETWEEN ${minLng} AND ${maxLng}
    AND pow(sin(radians(lat - ${centre.lat}) / 2), 2)
      + cos(radians(${centre.lat})) * cos(radians(lat))
        * pow(sin(radians(lng - ${centre.lng}) / 2), 2) <= ${haversine(km)}`
}

function isWhole(filter: ListFilter): boolean {
  const isAnywhere = isEverywhere(filter) && !filter.text
  return isAnywhere && factConditions(filter).length === 0 && listsOf(filter).length === 1
}

/** Its words are then all that decides which homes of a list it has. */
function isTextAlone(filter: ListFilter): boolean {
  const hasGoal = filter.sold && filter.goal !== null
  return (
    filter.text !== '' && isEverywhere(filter) && !hasGoal && factConditions(filter).length === 0
  )
}
