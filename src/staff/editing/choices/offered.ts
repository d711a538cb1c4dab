import type { EditForm, Reference } from '../edit-form'
import { filterByName } from './find-items'

/** The maximum number of options without a search field. */
export const MAX_SHOWN_OPTIONS = 40

export interface Offered<Thing = Reference> {
  options: Thing[]
  /** The number of matching items, including those that are not offered, or null if it is unknown. */
  total: number | null
  /** True if the field has a search, because there are too many items. */
  isSearched: boolean
  /** The search text of this field, or null without a search. */
  query: string | null
}

interface Candidates<Thing> {
  all: readonly Thing[]
  isSelected: (item: Thing) => boolean
}

/** Returns the options of a field: the items that match the search, and the selected one. */
export function offeredOf<Thing extends Reference>(
  form: EditForm,
  name: string,
  options: Candidates<Thing>,
): Offered<Thing> {
  const { all } = options
  const isSearched = form.isSearchable === true && all.length > MAX_SHOWN_OPTIONS
  if (!isSearched) return { options: [...all], total: all.length, isSearched, query: null }
  const query = searchText(form, name)
  const matches = filterByName(all, query ?? '')
  const offered = matches.slice(0, MAX_SHOWN_OPTIONS)
  return { options: withSelected(options, offered), total: matches.length, isSearched, query }
}

/**
 * Returns the options of a field of listings. The references of the form contain only listings that it refers to or
 * offers, because there are too many to load.
 */
export function offeredListings<Thing extends Reference>(
  form: EditForm,
  name: string,
  options: Candidates<Thing>,
): Offered<Thing> {
  const { recent = [], results = null } = form.listings ?? {}
  const query = results && searchText(form, name)
  const { ids, total } = results && query !== null ? results : { ids: recent, total: null }
  const offered = ids.flatMap((id) => options.all.find((item) => item.id === id) ?? [])
  return {
    options: withSelected(options, offered),
    total,
    isSearched: form.isSearchable === true,
    query,
  }
}

function searchText({ search }: EditForm, name: string): string | null {
  return search?.name === name ? search.words : null
}

function withSelected<Thing>({ all, isSelected }: Candidates<Thing>, offered: Thing[]): Thing[] {
  return [...all.filter((item) => isSelected(item) && !offered.includes(item)), ...offered]
}
