import { sql } from 'drizzle-orm'
import { countedType, joinNames } from '../../../components/listing/search-sentence'
import type { View } from '../../../components/ui/view'
import { KIND } from '../../../listing/filter/lists'
import { currentMarket } from '../../../listing/market/current-market'
import { regionPoint } from '../../../listing/places/areas'
import { zipPoint } from '../../../listing/places/places'
import { type CacheContext, cached } from '../../../platform/cache'
import type { Db } from '../../../platform/db/db'
import { valuesOf } from '../../../platform/db/json-rows'
import { property } from '../../../platform/db/schema'
import { boundingBox, isInBox, type Point } from '../../../platform/geo/coordinates'
import { GOAL, type PropertyGoal } from '../../../platform/goal'
import { plural } from '../../../platform/i18n'
import { rolePath } from '../../../urls'
import { type DescribedListing, goalOf, placeIn } from './search-count'
import { NEARBY_KM, type SoldListing, type SoldSummary, summariseSold } from './sold-nearby'

/** The maximum distance of a property from the centre of its postcode, which is the public point of a sold one. */
const ZIP_RADIUS_KM = 15
/** Only the newest are read from the database. */
const MAX_READ = 500
const STORED_SECONDS = 3600

interface Context {
  db: Db
  cache: CacheContext
  view: View
}

/**
 * Returns a sentence with what the agency sold (or let, for a visitor who lets) around a place. Returns '' without a
 * place, for fewer than three properties, and for an agency without a page of sold properties.
 */
export async function soldNearby(
  { db, cache, view }: Context,
  { place, goal }: DescribedListing,
): Promise<string> {
  if (rolePath(view.site, view.lang, 'sold') === null) return ''
  const region = await placeIn(place, view)
  const centre = region && regionPoint(region.zip)
  if (!centre) return ''
  const wanted = goalOf(goal)
  const load = async () => ({ summary: await readSummary(db, cache, centre, wanted) })
  const key = `sold-nearby:${wanted}:${region.zip}`
  const { summary } = await cached(cache, 'detail', key, load, STORED_SECONDS)
  return summary ? sentenceOf(view, summary, wanted, region.city || region.zip) : ''
}

async function readSummary(
  db: Db,
  cache: CacheContext,
  centre: Point,
  goal: PropertyGoal,
): Promise<SoldSummary | null> {
  const market = await currentMarket(db, cache)
  const box = boundingBox(centre, NEARBY_KM + ZIP_RADIUS_KM)
  const rows = market.rows
    .filter((row) => row.isGone && row.kind === KIND.property && row.goal === goal)
    .filter(({ place }) => isInBox(zipPoint(place.zip) ?? NOWHERE, box))
    .slice(0, MAX_READ)
  const ids = JSON.stringify(rows.map(({ id }) => id))
  const stored = await db
    .select({
      id: property.id,
      lat: sql<number | null>`${property.data} ->> '$.lat'`,
      lng: sql<number | null>`${property.data} ->> '$.lng'`,
      // Staff can correct the day of a listing of their own.
      leftAt: sql<
        string | null
      >`coalesce(${property.data} ->> '$.leftMarketDate', ${property.leftMarketAt})`,
    })
    .from(property)
    .where(sql`${property.id} in ${valuesOf(ids)}`)
  const byId = new Map(stored.map((row) => [row.id, row]))
  const listings = rows.flatMap(({ id, webId, started, place }): SoldListing[] => {
    const { lat = null, lng = null, leftAt = null } = byId.get(id) ?? {}
    const point = lat !== null && lng !== null ? { lat, lng } : zipPoint(place.zip)
    return point ? [{ webId, point, started, leftAt }] : []
  })
  return summariseSold(listings, centre, new Date())
}

const NOWHERE: Point = { lat: 0, lng: 0 }

function sentenceOf(
  view: View,
  { count, kinds, medianDays }: SoldSummary,
  goal: PropertyGoal,
  place: string,
): string {
  const { t, lang } = view
  const names = kinds.map((kind) => countedType(view, kind.webId, kind.count))
  const isLet = goal === GOAL.rent
  const values = { count, place, km: NEARBY_KM, kinds: joinNames(lang, names) }
  const sentence = t(isLet ? 'sold.nearby.let' : 'sold.nearby.sold', values)
  if (medianDays === null) return sentence
  const base = isLet ? 'sold.nearby.letdays' : 'sold.nearby.solddays'
  return `${sentence} ${plural(t, lang, base, medianDays)}`
}
