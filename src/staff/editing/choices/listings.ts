import { placeLine } from '../../../components/listing/place-line'
import type { View } from '../../../components/ui/view'
import { availablePictures, type Project, type Property } from '../../../listing/property'
import { listAvailableCards } from '../../../listing/queries/cards'
import type { Db } from '../../../platform/db/db'
import { pick } from '../../../platform/format/lang'
import { stateOf } from '../../listings/listing-state'
import { joinParts, listingName } from '../../listings/listing-title'
import {
  findListings,
  isInScope,
  type ListingScope,
  readPropertyRecords,
} from '../../listings/staff-listings'
import type { Reference } from '../edit-form'

interface SearchContext {
  db: Db
  view: View
  scope: ListingScope
}

interface ListingQuery {
  /** `homes` means all properties, `market` those on the market. */
  filter: 'homes' | 'market'
  /** Words of the address, or an id. */
  q: string
  page: number
  /** The number of results on a page. */
  size: number
}

/**
 * Returns a page of the properties that match the query, and the total number of matches. Pages are ordered by the last
 * change. On a page, published properties come first.
 */
export async function findListingOptions(
  { db, view, scope }: SearchContext,
  query: ListingQuery,
): Promise<{ options: Reference[]; total: number }> {
  const { lines, total } = await findListings(db, { ...query, scope })
  const records = lines.flatMap((line) => (line.kind === 'property' ? line.record : []))
  const publishedIds = await findPublishedIds(db, records)
  const [published = [], unpublished = []] = [true, false].map((isPublished) =>
    records.filter(({ id }) => publishedIds.has(id) === isPublished),
  )
  const options = [...published, ...unpublished].map((record) => ({
    id: String(record.id),
    name: optionName(view, record, publishedIds.has(record.id)),
    ...pictureOf(record),
  }))
  return { options, total }
}

/**
 * Returns the properties with these ids, in this order. A property outside the account's scope has its public name and
 * is omitted if it is not on the market.
 */
export async function findOptionsById(
  { db, view, scope }: SearchContext,
  ids: readonly number[],
): Promise<Reference[]> {
  if (ids.length === 0) return []
  const [records, cards] = await Promise.all([
    readPropertyRecords(db, ids),
    listAvailableCards(db, ids),
  ])
  return ids.flatMap((id) => {
    const record = records.find((property) => property.id === id)
    const card = cards.find((listing) => listing.id === id)
    if (record && isInScope(scope, record))
      return {
        id: String(id),
        name: optionName(view, record, card !== undefined),
        ...pictureOf(record),
      }
    if (!card) return []
    const { lang } = view
    return { id: String(id), name: joinParts([pick(card.title, lang), placeLine(card, lang), id]) }
  })
}

/** Returns the address of a listing's first picture as the picture of its option. */
export function pictureOf({ pictures }: Property | Project): { url?: string } {
  const url = availablePictures(pictures)[0]?.url
  return url ? { url } : {}
}

async function findPublishedIds(db: Db, records: readonly Property[]): Promise<Set<number>> {
  const cards = await listAvailableCards(
    db,
    records.map(({ id }) => id),
  )
  return new Set(cards.map(({ id }) => id))
}

/**
 * Returns the name of a listing, as in `Villa · Lindenlei 22, 9000 Gent · 410002`, with the reason if it is not
 * published.
 */
function optionName(view: View, record: Property, isPublished: boolean): string {
  const name = listingName(view, record)
  if (isPublished) return name
  const state = stateOf(record)
  return `${name} (${view.t(`record.state.${state === 'market' ? 'off' : state}`)})`
}
