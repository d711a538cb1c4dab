import { bitsOf, type Feature } from '../../listing/features'
import { inZipOrder, type ListFilter, MAX_REGIONS } from '../../listing/filter/list-filter'
import { areLargeAreas } from '../../listing/filter/region'
import { GOAL, type Goal } from '../../platform/goal'
import { goalOfPrice } from './disambiguate'
import { type Content, TYPE_ID } from './meaning'
import type { Note } from './span'

/** The features of the words; each filter has one. */
export const FEATURE_OF: Partial<Record<Content, Feature>> = {
  garden: 'garden',
  terrace: 'terrace',
  garage: 'garage',
  lift: 'lift',
  abroad: 'abroad',
  furnished: 'furnished',
  pool: 'pool',
  groundfloor: 'groundfloor',
  accessible: 'accessible',
  renovate: 'renovate',
  parkingSpace: 'parking',
}

/** Returns the part of a list filter that the notes describe together. Fields that no note sets are absent. */
export function filterOf(notes: Note[]): Partial<ListFilter> {
  const filter: Partial<ListFilter> = {}
  const contents: Content[] = []
  for (const note of notes) {
    if (note.kind === 'content') contents.push(...note.contents)
    if (note.kind === 'filter') Object.assign(filter, note.part)
    if (note.kind === 'price') {
      if (note.minPrice !== null) filter.minPrice = note.minPrice
      if (note.maxPrice !== null) filter.maxPrice = note.maxPrice
      if (note.monthly) contents.push('rent')
    }
  }
  if ((filter.minPrice ?? 0) > (filter.maxPrice ?? Number.POSITIVE_INFINITY)) delete filter.minPrice
  const goal = goalOf(contents, filter.maxPrice ?? filter.minPrice ?? null)
  if (goal !== null) filter.goal = goal
  return { ...filter, ...contentFilter(contents), ...placeFilter(notes) }
}

/** Returns the goal, or null if there is none or both. New and existing buildings together are both. */
function goalOf(contents: Content[], price: number | null): Goal | null {
  const sale = contents.includes('sale')
  // Student rooms are let.
  const rent = contents.includes('rent') || (contents.includes('student') && !sale)
  const isAnyAge = contents.includes('existing')
  if (contents.includes('projects') && !rent && !isAnyAge) return GOAL.projects
  if (sale || rent) return sale && rent ? null : sale ? GOAL.sale : GOAL.rent
  return contents.includes('sold') ? null : goalOfPrice(price)
}

function contentFilter(contents: Content[]): Partial<ListFilter> {
  const filter: Partial<ListFilter> = {}
  const types = contents.flatMap((one) =>
    one in TYPE_ID ? [TYPE_ID[one as keyof typeof TYPE_ID]] : [],
  )
  if (types.length) filter.types = [...new Set(types)].sort((a, b) => a - b)
  const features = contents.flatMap((one) => FEATURE_OF[one] ?? [])
  if (features.length) filter.features = bitsOf(features)
  if (contents.includes('sold')) filter.sold = true
  if (contents.includes('existing') && !contents.includes('projects')) filter.noConstruction = true
  if (contents.includes('cheapest')) filter.order = 'price-asc'
  else if (contents.includes('dearest')) filter.order = 'price-desc'
  else if (contents.includes('newest')) filter.order = 'newest'
  return filter
}

/**
 * Returns the filter for places, each postcode once. A distance applies to one place only, which is then its main
 * postcode.
 */
function placeFilter(notes: Note[]): Partial<ListFilter> {
  const places = notes.filter((note) => note.kind === 'place')
  const allRegions = places.flatMap(({ regions }) => regions)
  const byZip = new Map(allRegions.map((region) => [region.zip, region]))
  const [first] = allRegions
  if (!first) return {}
  const radius = places.map((place) => place.radius).find((km) => km !== null)
  const isOne = places.length === 1 || byZip.size === 1
  if (radius && isOne && !areLargeAreas([first])) return { regions: [first], radius }
  const regions = [...byZip.values()].slice(0, MAX_REGIONS)
  return { regions: inZipOrder(regions) }
}
