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
import { listingTitle } from '../../screens/listings/listing-title'
import { findListings, type ListingScope } from '../../screens/listings/staff-listings'
import type { Reference, References } from '../edit-form'
import { findHomes } from './listings'

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

interface Asked {
  kinds: readonly ItemKind[]
  /** The search text, trimmed and limited in length. */
  q: string
  page: number
}

interface From {
  db: Db
  view: View
  references: References
  scope: ListingScope
}

/**
 * Returns the items whose names contain all words, and their total number. A reference such as `page:12` finds only
 * that item.
 */
export async function findItems(from: From, { kinds, q, page }: Asked): Promise<FoundItems> {
  const named = parseReference(q)
  const asked = named ? kinds.filter((kind) => kind === kindOf(named)) : kinds
  const isOne = kinds.length === 1
  const part = isOne ? { page, size: ITEMS_PER_PAGE } : { page: 1, size: MAX_OF_EACH }
  const groups = await Promise.all(
    asked.map((kind) =>
      findOfKind(from, kind, { ...part, ...(named ? { id: String(named.id) } : { q }) }),
    ),
  )
  const found = groups.flatMap((group) => group.found)
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return { found: isOne ? found : found.map((thing) => withKind(from.view, thing)), total }
}

interface Part {
  page: number
  size: number
}

async function findOfKind(
  from: From,
  kind: ItemKind,
  asked: Part & ({ id: string } | { q: string }),
): Promise<FoundItems> {
  const q = 'id' in asked ? asked.id : asked.q
  if (kind === 'listing') return partOf(await findListed(from, q), asked)
  if (kind === 'home') {
    const { found, total } = await findHomes(from, { shown: 'homes', q, ...asked })
    return { found: found.map((home) => thingOf(kind, home)), total }
  }
  const all = from.references[kind] ?? []
  const fit = 'id' in asked ? all.filter(({ id }) => id === asked.id) : fittingNames(all, q)
  return partOf(
    fit.map((one) => thingOf(kind, one)),
    asked,
  )
}

function partOf(all: FoundItem[], { page, size }: Part): FoundItems {
  return { found: all.slice((page - 1) * size, page * size), total: all.length }
}

function thingOf(kind: ItemKind, { id, name, note = '', url }: Reference): FoundItem {
  return { kind, id, name, note, ...(url && { url }) }
}

/** Adds the kind to the note of an item, for results of several kinds. */
function withKind({ t }: View, thing: FoundItem): FoundItem {
  const kind = KIND_NAMES[thing.kind as ItemKind]
  return { ...thing, note: [kind && t(kind), thing.note].filter(Boolean).join(' · ') }
}

/** Returns the items whose names or additional texts contain all words, or all items if there are no words. */
export function fittingNames<Thing extends Reference>(
  things: readonly Thing[],
  q: string,
): Thing[] {
  const words = normalise(q).split(' ').filter(Boolean)
  if (words.length === 0) return [...things]
  return things.filter(({ name, note = '', also = '' }) => {
    const text = normalise(`${name} ${note} ${also}`)
    return words.every((word) => text.includes(word))
  })
}

function kindOf({ kind }: TextReference): ItemKind {
  return kind === 'property' || kind === 'project' ? 'listing' : kind
}

async function findListed({ db, view, scope }: From, q: string): Promise<FoundItem[]> {
  const pages = await Promise.all(
    (['market', 'projects'] as const).map((shown) =>
      findListings(db, { shown, q, scope, page: 1 }),
    ),
  )
  return pages
    .flatMap(({ lines }) => lines)
    .map(({ kind, record }) => ({
      kind: 'listing',
      id: `${kind === 'project' ? 'p' : ''}${record.id}`,
      name: listingTitle(view, record),
      note: `${fullAddress(record, view.lang)} · ${record.id}`,
    }))
}
