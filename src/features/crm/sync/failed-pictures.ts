import { and, count, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Project, Property } from '../../../listing/property'
import type { Db } from '../../../platform/db/db'
import { project, property } from '../../../platform/db/schema'
import { crmPicture } from '../../../platform/db/schema-crm'
import type { CrmKind } from '../sources/source'
import type { PictureFailure } from './picture-failure'

/** A picture that is hidden because it cannot be fetched, with its listing. */
export interface FailedPicture {
  key: string
  kind: CrmKind
  listing: Property | Project
  /** The picture's address in the CRM. */
  source: string
  failure: PictureFailure
  /** The time of the last try (ISO); null for a try of an earlier release. */
  triedAt: string | null
}

const IS_FAILED = and(isNull(crmPicture.address), isNotNull(crmPicture.failure))

/** Returns `limit` failed pictures of existing listings, the last tried first, and the number of all. */
export async function listFailedPictures(
  db: Db,
  limit: number,
): Promise<{ pictures: FailedPicture[]; total: number }> {
  const { key, kind, source, failure, triedAt } = crmPicture
  const unit = isListingOf('property', property)
  const parent = isListingOf('project', project)
  const isShown = and(IS_FAILED, isNull(crmPicture.unusedSince), or(unit.exists, parent.exists))
  const rows = await db
    .select({ key, kind, source, failure, triedAt, unit: property.data, parent: project.data })
    .from(crmPicture)
    .leftJoin(property, unit.join)
    .leftJoin(project, parent.join)
    .where(isShown)
    .orderBy(desc(triedAt), key)
    .limit(limit)
  const totals = await db
    .select({ total: count() })
    .from(crmPicture)
    .leftJoin(property, unit.join)
    .leftJoin(project, parent.join)
    .where(isShown)
  const pictures = rows.flatMap(({ unit, parent, failure, ...row }): FailedPicture[] => {
    const listing = unit ?? parent
    return listing && failure ? [{ ...row, failure, listing }] : []
  })
  return { pictures, total: totals[0]?.total ?? 0 }
}

/** Schedules all failed pictures for the next runs. */
export async function retryFailedPictures(db: Db, now: Date): Promise<void> {
  await db.update(crmPicture).set({ nextAt: now.toISOString() }).where(IS_FAILED)
}

function isListingOf(
  kind: CrmKind,
  table: typeof property | typeof project,
): { join: SQL | undefined; exists: SQL | undefined } {
  return {
    join: and(eq(crmPicture.kind, kind), eq(table.id, crmPicture.id)),
    exists: and(isNotNull(table.data), isNull(table.deletedAt)),
  }
}
