import type { View } from '../../../components/ui/view'
import { fullAddress } from '../../../listing/address'
import type { Db } from '../../../platform/db/db'
import { normalise } from '../../../platform/format/text'
import type { LabelKey } from '../../../platform/i18n'
import {
  parseReference,
  type Reference as TextReference,
} from '../../../platform/references/references'
import type { FoundItem, FoundItems } from '../../client/found-items'
import { listingTitle } from '../../listings/listing-title'
import { findListings, type ListingScope } from '../../listings/staff-listings'
import type { Reference, References } from '../edit-form'
import { findListingOptions, pictureOf } from './listings'

/** The kinds of items that can be searched: all that documents refer to, and listings, to which only texts link. */
export type ItemKind = keyof References | 'listing'

/** The maximum number of results: one page for a single kind, and fewer per kind if several are searched. */
export const ITEMS_PER_PAGE = 24
const MAX_OF_EACH = 8

const KIND_NAMES: Partial<Record<ItemKind, LabelKey>> = {
  page: 'thing.page',
  article: 'thing.article',
  listing: 'thing.listing',
  file: 'thing.file',
}

interface ItemQuery {
  kinds: readonly ItemKind[]
  /** The search text, trimmed and limited in length. */
  q: string
  page: number
}

interface SearchContext {
  db: Db
  view: View
  references: References
  scope: ListingScope
}

/**
 * Returns the items whose names contain all words, and their total number. A reference such as `page:12` finds only
 * that item.
 */
export async function findItems(
  context: SearchContext,
  { kinds, q, page }: ItemQuery,
): Promise<FoundItems> {
  const reference = parseReference(q)
  const searchedKinds = reference ? kinds.filter((kind) => kind === kindOf(reference)) : kinds
  const isSingleKind = kinds.length === 1
  const paging = isSingleKind ? { page, size: ITEMS_PER_PAGE } : { page: 1, size: MAX_OF_EACH }
  const groups = await Promise.all(
    searchedKinds.map((kind) =>
      findOfKind(context, kind, {
        ...paging,
        ...(reference ? { id: String(reference.id) } : { q }),
      }),
    ),
  )
  const items = groups.flatMap((group) => group.found)
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return { found: isSingleKind ? items : items.map((item) => withKind(context.view, item)), total }
}

interface Paging {
  page: number
  size: number
}

async function findOfKind(
  context: SearchContext,
  kind: ItemKind,
  query: Paging & ({ id: string } | { q: string }),
): Promise<FoundItems> {
  const q = 'id' in query ? query.id : query.q
  if (kind === 'listing') return pageOf(await findListingItems(context, q), query)
  if (kind === 'home') {
    const { options, total } = await findListingOptions(context, {
      filter: 'homes',
      q,
      ...query,
    })
    return { found: options.map((option) => itemOf(kind, option)), total }
  }
  const all = context.references[kind] ?? []
  const matches = 'id' in query ? all.filter(({ id }) => id === query.id) : filterByName(all, q)
  return pageOf(
    matches.map((reference) => itemOf(kind, reference)),
    query,
  )
}

function pageOf(all: FoundItem[], { page, size }: Paging): FoundItems {
  return { found: all.slice((page - 1) * size, page * size), total: all.length }
}

function itemOf(kind: ItemKind, { id, name, note = '', url }: Reference): FoundItem {
  return { kind, id, name, note, ...(url && { url }) }
}

/** Adds the kind to the note of an item, for results of several kinds. */
function withKind({ t }: View, item: FoundItem): FoundItem {
  const kind = KIND_NAMES[item.kind as ItemKind]
  return { ...item, note: [kind && t(kind), item.note].filter(Boolean).join(' · ') }
}

/** Returns the items whose names or additional texts contain all words, or all items if there are no words. */
export function filterByName<Thing extends Reference>(items: readonly Thing[], q: string): Thing[] {
  const words = normalise(q).split(' ').filter(Boolean)
  if (words.length === 0) return [...items]
  return items.filter(({ name, note = '', searchText = '' }) => {
    const text = normalise(`${name} ${note} ${searchText}`)
    return words.every((word) => text.includes(word))
  })
}

function kindOf({ kind }: TextReference): ItemKind {
  return kind === 'property' || kind === 'project' ? 'listing' : kind
}

async function findListingItems(
  { db, view, scope }: SearchContext,
  q: string,
): Promise<FoundItem[]> {
  const pages = await Promise.all(
    (['market', 'projects'] as const).map((filter) =>
      findListings(db, { filter, q, scope, page: 1 }),
    ),
  )
  return pages
    .flatMap(({ lines }) => lines)
    .map(({ kind, record }) => ({
      kind: 'listing',
      id: `${kind === 'project' ? 'p' : ''}${record.id}`,
      name: listingTitle(view, record),
      note: `${fullAddress(record, view.lang)} · ${record.id}`,
      ...pictureOf(record),
    }))
}
