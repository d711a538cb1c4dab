import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { boundingBox, isInBox, type Point } from '../../platform/geo/coordinates'
import type { ReferenceListing } from '../filter/listing-matcher'
import { KIND } from '../filter/lists'
import { currentMarket } from '../market/current-market'
import { pointOf } from '../market/filter-matcher'
import type { Market } from '../market/market'
import type { MarketRow } from '../market/market-row'
import { euroPrice } from '../price'
import type { ListingCard, ListingDetail } from '../published'
import { MAX_SIMILAR, mostSimilar, type SimilarityFacts } from '../similar'
import { readCards } from './cards'

/** The previous and the next property in the list, in the default order. */
export interface Neighbours {
  previous: number | null
  next: number | null
}

/** Half the side lengths in km of the boxes in which similar properties are searched before the whole market. */
const WITHIN_KM = [15, 60]

type ReferenceCard = Pick<
  ListingCard,
  'id' | 'goal' | 'webIds' | 'price' | 'currency' | 'bedrooms' | 'lat' | 'lng'
>

/** Returns similar properties on the market: same goal and type, the nearest by place, price and bedrooms. */
export function listSimilar(
  db: Db,
  cache: CacheContext,
  reference: ReferenceCard,
): Promise<ListingCard[]> {
  const { id, goal, webIds, bedrooms, lat, lng } = reference
  const point = lat === null || lng === null ? null : { lat, lng }
  const home = { id, price: euroPrice(reference), bedrooms, point }
  return listLike(db, cache, { goal, webId: webIds[0] ?? 0, home, without: [id] })
}

/** Returns properties on the market that are similar to the reference listing. */
export async function listLike(
  db: Db,
  cache: CacheContext,
  reference: ReferenceListing,
): Promise<ListingCard[]> {
  const matches = similarRows(await currentMarket(db, cache), reference)
  return readCards(
    db,
    cache,
    matches.map(({ row }) => row),
  )
}

function similarRows(market: Market, { goal, webId, home, without }: ReferenceListing) {
  const isCandidate = (row: MarketRow) =>
    row.kind === KIND.property &&
    !row.isGone &&
    (webId === null || row.webId === webId) &&
    !without.includes(row.id)
  const rows = nearRows(market.sorted([goal], 'newest'), home.point, isCandidate)
  return mostSimilar(home, rows.map(comparedRow))
}

/** Returns the candidates in the smallest box with enough of them, or all candidates. */
function nearRows(
  rows: readonly MarketRow[],
  centre: Point | null,
  isCandidate: (row: MarketRow) => boolean,
): MarketRow[] {
  if (!centre) return rows.filter(isCandidate)
  for (const km of WITHIN_KM) {
    const box = boundingBox(centre, km)
    const near = rows.filter((row) => {
      const point = isCandidate(row) ? pointOf(row) : null
      return point !== null && isInBox(point, box)
    })
    if (near.length >= MAX_SIMILAR) return near
  }
  return rows.filter(isCandidate)
}

function comparedRow(row: MarketRow): SimilarityFacts & { row: MarketRow } {
  const { id, price, bedrooms } = row
  return { row, id, price, bedrooms, point: pointOf(row) }
}

/** Returns the previous and next property. Units and properties that left the market have none. */
export async function findNeighbours(
  db: Db,
  cache: CacheContext,
  { id, goal }: Pick<ListingDetail, 'id' | 'goal'>,
): Promise<Neighbours> {
  const market = await currentMarket(db, cache)
  const rows = market.sorted([goal], 'recommended')
  const isProperty = ({ kind, hasPage }: MarketRow) => kind === KIND.property && hasPage
  const at = rows.findIndex((row) => row.id === id && isProperty(row))
  if (at < 0) return { previous: null, next: null }
  return {
    previous: rows.slice(0, at).findLast(isProperty)?.id ?? null,
    next: rows.slice(at + 1).find(isProperty)?.id ?? null,
  }
}

/** Returns the selected listings first, then similar ones up to the maximum. */
export function withSelectedListings(
  chosen: readonly ListingCard[],
  similar: readonly ListingCard[],
): ListingCard[] {
  if (chosen.length === 0) return [...similar]
  const ids = new Set(chosen.map(({ id }) => id))
  const room = Math.max(0, similar.length - chosen.length)
  return [...chosen, ...similar.filter(({ id }) => !ids.has(id)).slice(0, room)]
}
