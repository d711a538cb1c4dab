import { typesField } from '../../../components/module/fields'
import { defineModule, type LoadContext } from '../../../components/module/module'
import type { SheetName } from '../../../components/shell/sheets'
import { filterQuery, isFiltered, type ListFilter } from '../../../listing/filter/list-filter'
import { FIXED_FILTER, LIST_NAMES } from '../../../listing/filter/lists'
import { pageSize } from '../../../listing/filter/paging'
import { readSoldListing, type SoldListing } from '../../../listing/queries/cached-details'
import { readListFilter } from '../../../listing/queries/list-request'
import { listPage, listTotals } from '../../../listing/queries/lists'
import type { Field } from '../../../platform/fields/field'
import type { Placement } from '../../../site/page'
import { SOLD_LISTING_PARAM } from '../../../urls'
import { listBasemap } from '../../map/map'
import { correctPlaceName } from '../../natural-query/natural-query'
import {
  isOwnList,
  type PropertyListConfig,
  type PropertyListData,
  type PropertyListProps,
  propertyListConfig,
} from './config'
import { ListView } from './list-view'
import { findNearby, findSimilar } from './nearby'
import { CardsView, RailView } from './newest-view'
import { otherGoal } from './other-goal'
import { findParsedQuery } from './parsed-query'
import { correctedPlaceFilter, widerFilters } from './suggestions'

const LISTING_ID = /^[1-9]\d{0,9}$/

const DISPLAYS = ['pages', 'infinite', 'rail', 'cards'] as const

const propertyListFields: Field[] = [
  {
    kind: 'choice',
    name: 'list',
    label: 'part.list',
    choices: LIST_NAMES.map((value) => ({ value, label: `part.list.${value}` as const })),
  },
  {
    kind: 'choice',
    name: 'display',
    label: 'part.list.display',
    choices: DISPLAYS.map((value) => ({ value, label: `part.list.display.${value}` as const })),
  },
  typesField,
  { kind: 'number', name: 'itemsPerPage', label: 'part.list.itemsPerPage', optional: true },
  { kind: 'flag', name: 'map', label: 'part.list.map' },
  { kind: 'flag', name: 'callToAction', label: 'part.list.callToAction' },
  {
    kind: 'number',
    name: 'ctaNumber',
    label: 'part.list.ctaNumber',
    help: 'part.list.ctaNumber.help',
    optional: true,
  },
]

function PropertyListView(props: PropertyListProps) {
  const { display } = props.config
  if (display === 'rail') return <RailView {...props} />
  return display === 'cards' ? <CardsView {...props} /> : <ListView {...props} />
}

export const propertyList = defineModule({
  kind: 'property-list',
  title: 'module.property-list',
  text: 'module.property-list.text',
  uses: ['numberItemOfRow', 'maxItems'],
  fields: propertyListFields,
  config: propertyListConfig,
  sheets: sheetsOf,
  async load(context, config, placement): Promise<PropertyListData> {
    // Reading `params` would exclude the newest listings from the cache of rendered modules.
    if (!isOwnList(config)) return newest(context, config, placement)
    const { db, cache, view, params } = context
    const fixed = FIXED_FILTER[config.list]
    const filter = readListFilter(params, view.site.settings, view.lang, fixed)
    const size = pageSize(config.itemsPerPage, config.callToAction)
    const [list, basemap] = await Promise.all([
      listPage(db, cache, filter, size),
      config.map ? listBasemap(context, filter, 'beside') : null,
    ])
    const parsedQuery = await findParsedQuery(view, params, filter)
    const nearby = await findNearby(context, filter, list.total)
    const similar = nearby ? [] : await findSimilar(context, filter, list)
    const isEmpty = list.total === 0 && isFiltered(filter)
    const suggestions = isEmpty ? await findSuggestions(context, filter) : []
    return {
      filter: { ...filter, page: list.page },
      size,
      list,
      listed: list.total,
      map: basemap?.map ?? null,
      suggestions,
      otherGoal: isEmpty ? await findOtherGoal(context, filter) : null,
      nearby,
      similar,
      widened: nearby || similar.length > 0 ? null : await findWidened(context, suggestions),
      parsedQuery,
      soldListing: config.list === 'sold' ? await soldListingOfLink(context) : null,
    }
  },
  View: PropertyListView,
})

function sheetsOf({ list }: PropertyListConfig): SheetName[] {
  return list === 'sold' ? ['cards', 'sold-list'] : ['cards']
}

async function soldListingOfLink({
  db,
  cache,
  view,
  params,
}: LoadContext): Promise<SoldListing | null> {
  const id = params.get(SOLD_LISTING_PARAM) ?? ''
  return LISTING_ID.test(id) ? readSoldListing(db, cache, view.site.settings, Number(id)) : null
}

const DEFAULT_SIZE = 8

/** Returns the newest listings of a list, independent of the filter in the address. */
async function newest(
  { db, cache, view }: LoadContext,
  { list: name, types }: PropertyListConfig,
  { maxItems: size = DEFAULT_SIZE }: Placement,
): Promise<PropertyListData> {
  const unfiltered = readListFilter({}, view.site.settings, view.lang, FIXED_FILTER[name])
  const filter = { ...unfiltered, types }
  const [list, [listed]] = await Promise.all([
    listPage(db, cache, filter, size),
    types.length > 0 ? listTotals(db, cache, [unfiltered]) : [],
  ])
  return {
    filter,
    size,
    list,
    listed: listed ?? list.total,
    map: null,
    suggestions: [],
    otherGoal: null,
    nearby: null,
    similar: [],
    widened: null,
    parsedQuery: null,
    soldListing: null,
  }
}

const MAX_WIDENED = 4

/** Returns the newest results of the first wider filter that has any. */
async function findWidened(
  { db, cache }: LoadContext,
  suggestions: PropertyListData['suggestions'],
): Promise<PropertyListData['widened']> {
  const wider = suggestions.find(({ total }) => total > 0)
  if (!wider) return null
  const { cards } = await listPage(db, cache, wider.filter, MAX_WIDENED)
  return { text: wider.text, cards: cards.filter(({ gone }) => !gone) }
}

/** Returns the same search with the other goal, if it has results. */
async function findOtherGoal(
  { db, cache }: LoadContext,
  filter: ListFilter,
): Promise<PropertyListData['otherGoal']> {
  const other = otherGoal(filter)
  const [total = 0] = other ? await listTotals(db, cache, [other.filter]) : []
  return other && total > 0 ? { ...other, total } : null
}

/** Returns wider filters that have results, after those at or around the place that a misspelled text means. */
async function findSuggestions({ db, cache, view }: LoadContext, filter: ListFilter) {
  const meantRegions = filter.text ? await correctPlaceName(filter.text, view.lang) : null
  const corrected = meantRegions && correctedPlaceFilter(view, filter, meantRegions)
  const wider = [
    ...(corrected
      ? [corrected, ...widerFilters(view, corrected.filter, { isCorrected: true })]
      : []),
    ...widerFilters(view, filter),
  ]
  const byQuery = Map.groupBy(wider, (suggestion) => filterQuery(suggestion.filter))
  const suggestions = [...byQuery.values()].flatMap(([first]) => first ?? [])
  const totals = await listTotals(
    db,
    cache,
    suggestions.map((suggestion) => suggestion.filter),
  )
  return suggestions
    .map((suggestion, index) => ({ ...suggestion, total: totals[index] ?? 0 }))
    .filter(({ total }) => total > 0)
}
