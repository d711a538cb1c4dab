import { type SQL, sql } from 'drizzle-orm'
import { boundingBox, type Point } from '../../domain/listing/coordinates'
import type { ListingCard, ListingDetail } from '../../domain/listing/published'
import { MOST_SIMILAR, mostSimilar } from '../../domain/listing/similar'
import type { Db } from '../db/db'
import { listing } from '../db/schema'
import { KIND } from './list-query'

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

/** What similar homes are chosen by. */
type Compared = Pick<ListingCard, 'id' | 'goal' | 'webIds' | 'price' | 'lat' | 'lng'>

/** Homes on the market like this one: same goal and type, the nearest by place and price. */
export async function listSimilar(db: Db, home: Compared): Promise<ListingCard[]> {
  const point = home.lat === null || home.lng === null ? null : { lat: home.lat, lng: home.lng }
  const areas = point ? [...WITHIN_KM.map((km) => around(point, km)), ANYWHERE] : [ANYWHERE]
  let found: Awaited<ReturnType<typeof candidates>> = []
  for (const area of areas) {
    found = await candidates(db, home, area)
    if (found.length >= MOST_SIMILAR) break
  }
  return mostSimilar({ ...home, point }, found).map(({ card }) => card)
}

/** Units and homes that left the market are in no list, so they have no neighbours. */
export async function findNeighbours(
  db: Db,
  { id, goal }: Pick<ListingDetail, 'id' | 'goal'>,
): Promise<Neighbours> {
  const row = sql`list = ${goal} AND kind = ${KIND.property}`
  const own = sql`SELECT started, id FROM listing WHERE ${row} AND id = ${id}`
  const hasPage = sql`json_extract(card, '$.hasPage')`
  const beside = (than: SQL, order: SQL) =>
    sql<number | null>`(SELECT id FROM listing INDEXED BY listing_newest
      WHERE ${row} AND (started, id) ${than} (${own}) AND ${hasPage}
      ORDER BY started ${order}, id ${order} LIMIT 1)`
  const [found] = await db
    .select({
      previous: beside(sql`>`, sql`ASC`),
      next: beside(sql`<`, sql`DESC`),
    })
    .from(sql`(SELECT 1)`)
  return found ?? { previous: null, next: null }
}

interface Area {
  where: SQL
  order: SQL
}

const ANYWHERE: Area = { where: sql``, order: sql`started DESC, id DESC` }

function around(point: Point, km: number): Area {
  const { minLat, maxLat, minLng, maxLng } = boundingBox(point, km)
  const [dLat, dLng] = [sql`(lat - ${point.lat})`, sql`(lng - ${point.lng})`]
  return {
    where: sql`AND lat BETWEEN ${minLat} AND ${maxLat} AND lng BETWEEN ${minLng} AND ${maxLng}`,
    order: sql`${dLat} * ${dLat} + ${dLng} * ${dLng} * ${LNG_PER_LAT ** 2}`,
  }
}

async function candidates(db: Db, home: Compared, { where, order }: Area) {
  const keys = sql`SELECT key FROM listing
    WHERE list = ${home.goal} AND kind = ${KIND.property} AND web_id = ${home.webIds[0] ?? 0}
      AND id <> ${home.id} ${where}
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
