import { type SQL, sql } from 'drizzle-orm'
import type { ListingRead, Place } from '../../domain/list/listing-read'
import { KIND } from '../../domain/list/lists'
import { type Box, boundingBox, type Point } from '../../domain/listing/coordinates'
import type { ListingCard, ListingDetail } from '../../domain/listing/published'
import { MOST_SIMILAR, mostSimilar } from '../../domain/listing/similar'
import type { Db } from '../db/db'
import { listing } from '../db/schema'

/** The homes before and after one in its list, newest first. */
export interface Neighbours {
  previous: number | null
  next: number | null
}

/** The radii in which similar homes are searched before the whole country is. */
const WITHIN_KM = [15, 60]
const CANDIDATES = 40
/** A degree of longitude is that much shorter than one of latitude here. */
const LNG_PER_LAT = 0.63

/** The facts by which similar homes are chosen. */
type Compared = Pick<ListingCard, 'id' | 'goal' | 'webIds' | 'price' | 'lat' | 'lng'>

/** Homes like another one, and what had to be read to say so. */
interface Similar {
  cards: ListingCard[]
  read: ListingRead
}

/** Homes on the market like this one: same goal and type, the nearest by place and price. */
export async function listSimilar(db: Db, home: Compared): Promise<Similar> {
  const point = home.lat === null || home.lng === null ? null : { lat: home.lat, lng: home.lng }
  const areas = point ? [...WITHIN_KM.map((km) => around(point, km)), ANYWHERE] : [ANYWHERE]
  let found: Awaited<ReturnType<typeof candidates>> = []
  let tooFew: Box | null = null
  for (const area of areas) {
    found = await candidates(db, home, area)
    if (found.length >= MOST_SIMILAR || area === ANYWHERE) break
    tooFew = area.box
  }
  const { id, price } = home
  const similar = mostSimilar({ id, price, point }, found)
  const shown = similar.map(({ id, price, point }) => ({ id, price, point }))
  const read: ListingRead = {
    of: 'similar',
    list: home.goal,
    webId: firstType(home),
    home: { id, price, point },
    shown,
    tooFew,
  }
  return { cards: similar.map(({ card }) => card), read }
}

function firstType({ webIds }: Compared): number {
  return webIds[0] ?? 0
}

/** Units and homes that left the market are in no list, so they have no neighbours. */
export async function findNeighbours(
  db: Db,
  { id, goal }: Pick<ListingDetail, 'id' | 'goal'>,
): Promise<{ neighbours: Neighbours; reads: ListingRead[] }> {
  const row = sql`list = ${goal} AND kind = ${KIND.property}`
  const own = sql`SELECT started, id FROM listing WHERE ${row} AND id = ${id}`
  const hasPage = sql`json_extract(card, '$.hasPage')`
  const beside = (than: SQL, order: SQL) =>
    sql<Place | null>`(SELECT json_object('id', id, 'started', started) FROM listing INDEXED BY listing_newest
      WHERE ${row} AND (started, id) ${than} (${own}) AND ${hasPage}
      ORDER BY started ${order}, id ${order} LIMIT 1)`.mapWith(asPlace)
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

/** They are found in the index alone, which has no ID: the home itself is told by its key. */
async function candidates(db: Db, home: Compared, { where, order }: Area) {
  const row = sql`list = ${home.goal} AND kind = ${KIND.property}`
  const keys = sql`SELECT key FROM listing WHERE ${row} AND web_id = ${firstType(home)}
      AND key NOT IN (SELECT key FROM listing WHERE ${row} AND id = ${home.id}) ${where}
    ORDER BY ${order} LIMIT ${CANDIDATES}`
  const rows = await db
    .select({ card: listing.card, lat: listing.lat, lng: listing.lng })
    .from(listing)
    .where(sql`${listing.key} IN (${keys})`)
  return rows.flatMap(({ card, lat, lng }) =>
    card.gone
      ? []
      : [{ card, id: card.id, price: card.price, point: lat && lng ? { lat, lng } : null }],
  )
}
