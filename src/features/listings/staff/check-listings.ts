import { and, count, desc, eq, isNull } from 'drizzle-orm'
import {
  type PublicationFinding,
  publicationCheck,
  type RequiredFact,
  upcomingFacts,
} from '../../../listing/law/publication-check'
import type { PublishSettings } from '../../../listing/listing-types'
import { isManual } from '../../../listing/overrides/manual-id'
import type { Property } from '../../../listing/property'
import { STATUS } from '../../../listing/status'
import type { Db } from '../../../platform/db/db'
import { property } from '../../../platform/db/schema'
import { type ListingScope, scopeCondition } from '../../../staff/listings/staff-listings'

export const CHECKED_PER_PAGE = 100

/** A listing on the market, with the facts required by law that its advert lacks. */
export interface CheckedListing {
  property: Property
  findings: PublicationFinding[]
  /** The facts that it lacks and that a law requires within a month. */
  upcoming: RequiredFact[]
  /** True for a listing made by staff that is not on the map. */
  lacksPoint: boolean
}

/** Returns true for a listing whose advert lacks a fact, now or within a month, or that is not on the map. */
export function isIncomplete({ findings, upcoming, lacksPoint }: CheckedListing): boolean {
  return findings.length > 0 || upcoming.length > 0 || lacksPoint
}

/** Returns true for a listing made by staff without coordinates. Those of a CRM cannot be changed here. */
export function hasNoPoint({ id, lat, lng }: Pick<Property, 'id' | 'lat' | 'lng'>): boolean {
  return isManual(id) && (lat === null || lng === null)
}

/**
 * Returns a page of the listings of a scope on the market, checked against the rules for adverts, most recently changed
 * first.
 */
export async function checkListings(
  db: Db,
  settings: PublishSettings,
  { scope, page = 1 }: { scope: ListingScope; page?: number },
): Promise<{ checked: CheckedListing[]; total: number }> {
  const isOnMarket = and(
    eq(property.status, STATUS.active),
    isNull(property.deletedAt),
    scopeCondition(property, scope),
  )
  const [rows, totals] = await db.batch([
    db
      .select({ data: property.data })
      .from(property)
      .where(isOnMarket)
      .orderBy(desc(property.updatedAt), desc(property.id))
      .limit(CHECKED_PER_PAGE)
      .offset((page - 1) * CHECKED_PER_PAGE),
    db.select({ total: count() }).from(property).where(isOnMarket),
  ])
  const listings = rows.flatMap(({ data }) => data ?? [])
  return {
    checked: listings.map((property) => ({
      property,
      findings: publicationCheck(property, settings),
      upcoming: upcomingFacts(property, settings),
      lacksPoint: hasNoPoint(property),
    })),
    total: totals[0]?.total ?? 0,
  }
}
