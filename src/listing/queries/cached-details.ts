import { eq } from 'drizzle-orm'
import { type CacheContext, cached } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { property } from '../../platform/db/schema'
import { placeZip } from '../../platform/geo/belgian-region'
import { GOAL } from '../../platform/goal'
import type { SiteSettings } from '../../site/site'
import { parseListFilter } from '../filter/list-filter'
import { zipPoint } from '../places/places'
import type { Project, Property } from '../property'
import {
  type ListingCard,
  type ListingDetail,
  type ProjectDetail,
  type PublishSettings,
  publicCard,
  publicDetail,
  publicProject,
} from '../published'
import { availability, soldPageRule } from '../status'
import { listAvailableCards } from './cards'
import { earlyUntil } from './early-access'
import { findProject, findProperty, listUnits } from './listings'
import { listPage } from './lists'
import {
  findNeighbours,
  listLike,
  listSimilar,
  type Neighbours,
  withSelectedListings,
} from './related-listings'

/** The result for a listing's URL: its page, the page of a sold listing, 'gone' (410), or null (404). */
type ListingResult<T> = { detail: T } | 'sold-page' | 'gone' | null

export interface PropertyPageData {
  property: ListingDetail
  /** The project of which the property is a unit. */
  project: Pick<ProjectDetail, 'id' | 'title'> | null
  /** The IDs of the listings that the CRM or staff relate to it. */
  related: number[]
  /** The time (ms) from which it is public, if that was in the future when the record was read. */
  publicFrom: number | null
}

/** The result of a page that only some readers may see. */
export interface PropertyReader {
  drafted?: DraftedRecords | undefined
  /** True for a reader who may see the property before it is public. */
  isEarly?: boolean
}

/** The other listings to which a property's page links. */
export interface RelatedListings {
  similar: ListingCard[]
  neighbours: Neighbours
}

/** The drafts of manual listings that a preview shows in place of the stored records. */
export interface DraftedRecords {
  /** Returns the draft of a property as if it were published, or the record itself without a draft. */
  property(record: Property): Property
  project(record: Project): Project
}

/**
 * Returns the public page of a property. It contains no hidden facts. A draft is shown even if its project is not
 * published. A property that is not public yet is null for readers without early access, as an unknown one is.
 */
export async function readPropertyPage(
  db: Db,
  cache: CacheContext,
  settings: PublishSettings,
  id: number,
  { drafted, isEarly = false }: PropertyReader = {},
): Promise<ListingResult<PropertyPageData>> {
  const load = async () => {
    const [stored, publicFrom] = await Promise.all([findProperty(db, id), earlyUntil(db, id)])
    if (!stored) return null
    if (stored === 'gone') return publicFrom === null ? stored : null
    const found = drafted?.property(stored) ?? stored
    const rule = soldPageRule(found, settings)
    if (rule === 'sold-page') return publicFrom === null ? rule : null
    const property = publicDetail(found, settings)
    if (!property) return null
    const project = found.projectId === null ? null : await findProject(db, found.projectId)
    if (found.projectId !== null && !isPublished(project) && found === stored) return null
    return {
      detail: {
        property: withPoint(property),
        project: isPublished(project) ? { id: project.id, title: project.name } : null,
        related: [...new Set(found.related)].filter((other) => other !== id),
        publicFrom: found === stored ? publicFrom : null,
      },
    }
  }
  const result = await cached(cache, 'detail', `property:${id}`, load)
  // The data may be cached, so its time is compared at each reading.
  const publicFrom = result && typeof result === 'object' ? result.detail.publicFrom : null
  if (isEarly || publicFrom === null || publicFrom <= Date.now()) return result
  // D1 is read for an unknown property, and a header names the layers that a response read.
  cache.layers.add('db')
  return null
}

/** Returns the similar listings of a property and its neighbours in the list. */
export async function relatedListings(
  db: Db,
  cache: CacheContext,
  { property, related }: Pick<PropertyPageData, 'property' | 'related'>,
): Promise<RelatedListings> {
  const [similar, neighbours, chosen] = await Promise.all([
    listSimilar(db, cache, property),
    findNeighbours(db, cache, property),
    listAvailableCards(db, related),
  ])
  return { similar: withSelectedListings(chosen, similar), neighbours }
}

/** A property that left the market, and similar ones on the market. */
export interface SoldListing {
  card: ListingCard
  similar: ListingCard[]
}

/**
 * Returns the property of an old link with similar ones, for the page of sold listings. Returns null if it has not left
 * the market.
 */
export async function readSoldListing(
  db: Db,
  cache: CacheContext,
  settings: PublishSettings,
  id: number,
): Promise<SoldListing | null> {
  const found = await findProperty(db, id)
  if (!found || found === 'gone' || availability(found, settings) !== 'left-market') return null
  if ((await earlyUntil(db, id)) !== null) return null
  if (found.projectId !== null && !isPublished(await findProject(db, found.projectId))) return null
  const card = publicCard(found, settings)
  return { card, similar: await listSimilar(db, cache, withPoint(card)) }
}

/** Returns properties on the market near a deleted one. Only its goal and its postcode are still known. */
export async function propertiesNearDeleted(
  db: Db,
  cache: CacheContext,
  id: number,
): Promise<ListingCard[]> {
  const row = await db
    .select({ goal: property.goal, zip: property.zip })
    .from(property)
    .where(eq(property.id, id))
    .get()
  if (!row) return []
  const home = { id, price: null, bedrooms: null, point: zipPoint(row.zip) }
  const goal = row.goal === GOAL.rent ? GOAL.rent : GOAL.sale
  return listLike(db, cache, { goal, webId: null, home, without: [id] })
}

/** Returns the public page of a new-build project with its units. */
export function readProjectPage(
  db: Db,
  cache: CacheContext,
  settings: PublishSettings,
  id: number,
  drafted?: DraftedRecords,
): Promise<ListingResult<ProjectDetail>> {
  const load = async () => {
    const stored = await findProject(db, id)
    if (!stored || stored === 'gone') return stored
    const found = drafted?.project(stored) ?? stored
    const units = await listUnits(db, id)
    const shown = drafted ? units.map((unit) => drafted.property(unit)) : units
    const project = publicProject(found, shown, settings)
    return project && { detail: withPoint(project) }
  }
  return cached(cache, 'detail', `project:${id}`, load)
}

/** Returns a few of the newest properties for sale, for error pages. */
export async function newestCards(
  db: Db,
  cache: CacheContext,
  settings: SiteSettings,
): Promise<ListingCard[]> {
  const filter = parseListFilter({}, settings, { goal: GOAL.sale, sold: false })
  return (await listPage(db, cache, filter, 8)).cards.filter((card) => !card.gone).slice(0, 4)
}

function isPublished<T extends { published: boolean }>(found: T | 'gone' | null): found is T {
  return found !== null && found !== 'gone' && found.published
}

function withPoint<T extends ListingCard>(listing: T): T {
  return listing.exact ? listing : { ...listing, ...zipPoint(placeZip(listing)) }
}
