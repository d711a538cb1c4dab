import { and, count, eq, gte, inArray, sql, sum } from 'drizzle-orm'
import { KIND, LIST } from '../../../listing/filter/lists'
import type { Db } from '../../../platform/db/db'
import { errorReport, listing } from '../../../platform/db/schema'
import { daysBefore, utcDay } from '../../../platform/format/time-before'

export interface Overview {
  properties: number
  projects: number
  /** The number of error reports in the last seven days, and of their distinct kinds. */
  errors: number
  errorKinds: number
}

export async function readOverview(db: Db, now: Date): Promise<Overview> {
  const week = utcDay(daysBefore(now, 7))
  const [properties, projects, errors] = await db.batch([
    db
      .select({ total: count() })
      .from(listing)
      .where(and(eq(listing.kind, KIND.property), inArray(listing.list, [LIST.sale, LIST.rent]))),
    db
      .select({ total: count() })
      .from(listing)
      .where(and(eq(listing.kind, KIND.project), eq(listing.list, LIST.projects))),
    db
      .select({ total: sql<number>`coalesce(${sum(errorReport.count)}, 0)`, kinds: count() })
      .from(errorReport)
      .where(gte(errorReport.day, week)),
  ])
  return {
    properties: properties[0]?.total ?? 0,
    projects: projects[0]?.total ?? 0,
    errors: errors[0]?.total ?? 0,
    errorKinds: errors[0]?.kinds ?? 0,
  }
}
