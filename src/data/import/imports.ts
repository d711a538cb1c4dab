import { and, count, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Retention } from '../../domain/content/retention'
import { monthsBefore } from '../../domain/format/time-before'
import { type PublicationFinding, publicationCheck } from '../../domain/law/publication-check'
import type { PublishSettings } from '../../domain/listing/listing-types'
import type { Property } from '../../domain/listing/property'
import { STATUS } from '../../domain/listing/status'
import type { Db } from '../db/db'
import { deleteSome } from '../db/delete-some'
import { importRun, property } from '../db/schema'

export type ImportRun = typeof importRun.$inferSelect

/** The last times that listings came in, newest first. */
export async function listImports(db: Db, limit: number): Promise<ImportRun[]> {
  return db.select().from(importRun).orderBy(desc(importRun.id)).limit(limit)
}

/** Deletes some of the reports of imports that are past their time. */
export async function forgetImports(db: Db, { auditMonths }: Retention, now: Date): Promise<void> {
  const isOld = lt(importRun.at, monthsBefore(now, auditMonths).toISOString())
  await deleteSome(db, importRun, [importRun.id], isOld)
}

export const CHECKED_A_PAGE = 100

/** A listing on the market and what its advert lacks by law. */
export interface CheckedListing {
  property: Property
  findings: PublicationFinding[]
}

/** A page of the listings on the market, last changed first, checked against the ad rules. */
export async function checkListings(
  db: Db,
  settings: PublishSettings,
  page: number,
): Promise<{ checked: CheckedListing[]; total: number }> {
  const isOnMarket = and(eq(property.status, STATUS.active), isNull(property.deletedAt))
  const [rows, totals] = await db.batch([
    db
      .select({ data: property.data })
      .from(property)
      .where(isOnMarket)
      .orderBy(desc(property.updatedAt), desc(property.id))
      .limit(CHECKED_A_PAGE)
      .offset((page - 1) * CHECKED_A_PAGE),
    db.select({ total: count() }).from(property).where(isOnMarket),
  ])
  const listings = rows.flatMap(({ data }) => data ?? [])
  return {
    checked: listings.map((one) => ({ property: one, findings: publicationCheck(one, settings) })),
    total: totals[0]?.total ?? 0,
  }
}
