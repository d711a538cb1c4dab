import { desc, lt, sql } from 'drizzle-orm'
import type { Retention } from '../site/retention'
import type { Db } from './db/db'
import { deleteSome, repeatUntilDone } from './db/delete-in-batches'
import { errorReport } from './db/schema'
import { FixedWindow } from './format/fixed-window'
import { daysBefore, utcDay } from './format/time-before'
import { maskContacts } from './log'

export interface ErrorReport {
  module: string
  error: string
  url: string
}

/**
 * The maximum number of different errors stored per day, in total and for one module. Anyone can send reports with
 * arbitrary module names.
 */
const KINDS_A_DAY = { all: 1000, ofModule: 200 }

/**
 * The maximum number of errors that an isolate stores per minute. A module that fails on every page must not cause a
 * flood of writes.
 */
const STORED_A_MINUTE = 120
export const storedErrors = new FixedWindow(60_000)

/**
 * Stores an error once per kind and day, with a count, unless the limit of this minute is reached. E-mail addresses and
 * telephone numbers are masked.
 */
export async function recordError(db: Db, report: ErrorReport, now: Date): Promise<void> {
  if (storedErrors.count(now.getTime()) > STORED_A_MINUTE) return
  const day = utcDay(now)
  const module = maskContacts(report.module, 80)
  const error = maskContacts(report.error, 500)
  const url = maskContacts(report.url.split(/[?#]/)[0] ?? '', 300)
  await db.run(sql`
    INSERT INTO error_report (day, module, error, url, count)
    SELECT ${day}, ${module}, ${error}, ${url}, 1
    WHERE (SELECT count(*) FROM error_report WHERE day = ${day}) < ${KINDS_A_DAY.all}
      AND (SELECT count(*) FROM error_report WHERE day = ${day} AND module = ${module}) < ${KINDS_A_DAY.ofModule}
    ON CONFLICT (day, module, error) DO UPDATE SET count = count + 1`)
}

/** Deletes the error reports that are past their retention period. */
export async function deleteExpiredErrors(
  db: Db,
  { errorDays }: Retention,
  now: Date,
): Promise<void> {
  const { day, module, error } = errorReport
  const isOld = lt(day, utcDay(daysBefore(now, errorDays)))
  await repeatUntilDone(db, [deleteSome(db, errorReport, [day, module, error], isOld)])
}

/** Returns the stored errors, newest day first, and the most frequent first within a day. */
export async function listErrors(db: Db, limit: number) {
  return db
    .select()
    .from(errorReport)
    .orderBy(desc(errorReport.day), desc(errorReport.count))
    .limit(limit)
}
