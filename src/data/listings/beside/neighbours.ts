import { type SQL, sql } from 'drizzle-orm'
import type { ListingRead, Place } from '../../../domain/list/listing-read'
import { KIND } from '../../../domain/list/lists'
import type { Wish } from '../../../domain/list/wish'
import { type Box, boundingBox, type Point } from '../../../domain/listing/coordinates'
import { euroPrice } from '../../../domain/listing/price'
import type { ListingCard, ListingDetail } from '../../../domain/listing/published'
import { MOST_SIMILAR, mostSimilar } from '../../../domain/listing/similar'
import type { Db } from '../../db/db'
import { listing } from '../../db/schema'

/** The homes before and after one in its list, in the default order. */
export interface Neighbours {
  previous: number | null
  next: number | null
}

/** The radii in which similar homes are searched before the whole country is. */
const WITHIN_KM = [15, 60]
const CANDIDATES = 40
/** A degree of longitude is that much shorter than one of latitude here. */
const LNG_PER_LAT = 0.63

/** Homes like another one, and what had to be read to say so. */
export interface Similar {
  cards: ListingCard[]
  read: ListingRead
}

type Home = Pick<
  ListingCard,
  'id' | 'goal' | 'webIds' | 'price' | 'currency' | 'bedrooms' | 'lat' | 'lng'
>

/** Homes on the market like this one: same goal and type, the nearest by place, price and bedrooms. */
export function listSimilar(db: Db, like: Home) {
  const { id, goal, webIds, bedrooms, lat, lng } = like
  const point = lat === null || lng === null ? null : { lat, lng }
  const home = { id, price: euroPrice(like), bedrooms, point }
  return listLike(db, { goal, webId: webIds[0] ?? 0, home, without: [id] })
}

/** Homes on the market like one that is wished for. */
export async function listLike(db: Db, wish: Wish): Promise<Similar> {
  const { goal, webId, home } = wish
  const { point } = home
  const areas = point ? [...WITHIN_KM.map((km) => around(point, km)), ANYWHERE] : [ANYWHERE]
  let found: Awaited<ReturnType<typeof candidates>> = []
  let tooFew: Box | null = null
  for (const area of areas) {
    found = await candidates(db, wish, area)
    if (found.length >= MOST_SIMILAR || area === ANYWHERE) break
    tooFew = area.box
  }
  const similar = mostSimilar(home, found)
  const shown = similar.map(({ card, ...compared }) => compared)
  const read: ListingRead = { of: 'similar', list: goal, webId, home, shown, tooFew }
  return { cards: similar.map(({ card }) => card), read }
}

/** Units and homes that left the market are in no list, so they have no neighbours. */
export async function findNeighbours(
  db: Db,
  { id, goal }: Pick<ListingDetail, 'id' | 'goal'>,
): Promise<{ neighbours: Neighbours; reads: ListingRead[] }> {
  const row = sql`list = ${goal} AND kind = ${KIND.property}`
  const own = sql`SELECT rank, started, id FROM listing WHERE ${row} AND id = ${id}`
  const hasPage = sql`json_extract(card, '$.hasPage')`
  const beside = (than: SQL, order: SQL) =>
    sql<Place | null>`(SELECT json_object('id', id, 'started', started, 'rank', rank) FROM listing INDEXED BY listing_ranked
      WHERE ${row} AND (rank, started, id) ${than} (${own}) AND ${hasPage}
      ORDER BY rank ${order}, started ${order}, id ${order} LIMIT 1)`.mapWith(asPlace)
  const [found] = await db
    .select({
      isListed: sql<number>`EXISTS (${own})`,
      previous: beside(sql`>`, sql`ASC`),
      next: beside(sql`<`, sql`DESC`),
    })
    .from(sql`(SELECT 1)`)
  const { isListed = 0, previous: newest = null, next: oldest = null } = found ?? {}
  return {
    neighbours: { previous: newest?.id ?? null, next: oldest?.id ?? null },
    reads: isListed ? [{ of: 'between', list: goal, newest, oldest }] : [],
  }
}

function asPlace(json: string): Place {
  return JSON.parse(json)
}

interface Area {
  box: Box | null
  where: SQL
  order: SQL
}

const ANYWHERE: Area = { box: null, where: sql``, order: sql`started DESC, id DESC` }

function around(point: Point, km: number): Area {
  const box = boundingBox(point, km)
  const { minLat, maxLat, minLng, maxLng } = box
  const [dLat, dLng] = [sql`(lat - ${point.lat})`, sql`(lng - ${point.lng})`]
  return {
    box,
    where: sql`AND lat BETWEEN ${minLat} AND ${maxLat} AND lng BETWEEN ${minLng} AND ${maxLng}`,
    order: sql`${dLat} * ${dLat} + ${dLng} * ${dLng} * ${LNG_PER_LAT ** 2}`,
  }
}

/** They are found in the index alone, which has no ID: those that are not wanted are told by their keys. */
async function candidates(db: Db, { goal, webId, without }: Wish, { where, order }: Area) {
  const row = sql`list = ${goal} AND kind = ${KIND.property}`
  const ofType = webId === null ? sql`` : sql`AND web_id = ${webId}`
  const unwanted = sql`SELECT value FROM json_each(${JSON.stringify(without)})`
  const keys = sql`SELECT key FROM listing WHERE ${row} ${ofType}
      AND key NOT IN (SELECT key FROM listing WHERE ${row} AND id IN (${unwanted})) ${where}
    ORDER BY ${order} LIMIT ${CANDIDATES}`
  const rows = await db
    .select({ card: listing.card, lat: listing.lat, lng: listing.lng })
    .from(listing)
    .where(sql`${listing.key} IN (${keys})`)
  return rows.flatMap(({ card, lat, lng }) => (card.gone ? [] : [compared(card, lat, lng)]))
}

function compared(card: ListingCard, lat: number | null, lng: number | null) {
  const { id, bedrooms } = card
  return { card, id, price: euroPrice(card), bedrooms, point: lat && lng ? { lat, lng } : null }
}
