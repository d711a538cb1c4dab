import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Property } from '../../../listing/property'
import { type Actor, auditRow } from '../../../platform/audit/audit'
import { type Db, runBatch, type Statement } from '../../../platform/db/db'
import { property } from '../../../platform/db/schema'
import { ownerProperty, ownerReport } from '../../../platform/db/schema-history'
import { account } from '../../../platform/db/schema-people'
import { queueMail } from '../../../platform/mail/outbox'
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail'
import { ACCOUNT } from '../../../site/accounts/queries'
import { nextReportAt, type ReportWeeks } from './report-period'

export type ReportSettings = Omit<typeof ownerReport.$inferSelect, 'propertyId' | 'origin'>

const NO_REPORTS: ReportSettings = { weeks: 0, note: '', dueAt: null, sentAt: null }

/** Returns how the owners of a property are informed. By default, they receive no automatic reports. */
export async function readReportSettings(db: Db, propertyId: number): Promise<ReportSettings> {
  const row = await db
    .select()
    .from(ownerReport)
    .where(eq(ownerReport.propertyId, propertyId))
    .get()
  return row ?? NO_REPORTS
}

interface ReportChoices {
  weeks: ReportWeeks
  note: string
  origin: string
}

/** Stores the interval and the note of the next report. A new interval begins on the next Monday. */
export async function saveReportSettings(
  db: Db,
  propertyId: number,
  choices: ReportChoices,
  { by, now }: Actor,
): Promise<void> {
  const before = await readReportSettings(db, propertyId)
  const isSame = before.weeks === choices.weeks && before.dueAt !== null
  const values = { ...choices, dueAt: isSame ? before.dueAt : nextReportAt(now, choices.weeks) }
  const change = { by, now, action: 'listing.report-plan', subjectId: propertyId } as const
  await runBatch(db, [
    upsert(db, propertyId, values),
    ...(before.weeks === choices.weeks ? [] : [auditRow(db, change)]),
  ])
}

/** Returns the owners of a property who can log in, ordered by name. */
export function listReportReaders(db: Db, propertyId: number) {
  return db
    .select({ ...ACCOUNT, reportsOffAt: account.reportsOffAt })
    .from(ownerProperty)
    .innerJoin(account, eq(account.id, ownerProperty.accountId))
    .where(
      and(
        eq(ownerProperty.propertyId, propertyId),
        eq(account.role, 'owner'),
        isNull(account.disabledAt),
      ),
    )
    .orderBy(account.name, account.id)
}
export type ReportReader = Awaited<ReturnType<typeof listReportReaders>>[number]

interface SentReport {
  choices: ReportChoices
  /** Identifies this report of the property: the same report is queued once. */
  key: string | number
  mails: { accountId: number; mail: OutgoingMail }[]
}

/** Queues a report that a staff member sends. The note is used up, and the interval begins anew. */
export async function queueReport(
  db: Db,
  propertyId: number,
  report: SentReport,
  { by, now }: Actor,
): Promise<void> {
  await runBatch(db, [
    ...reportStatements(db, propertyId, report, now),
    auditRow(db, { by, now, action: 'listing.report', subjectId: propertyId }),
  ])
}

/** Returns the statements that queue the mails of a report, and plan the next one. */
export function reportStatements(
  db: Db,
  propertyId: number,
  { choices, key, mails }: SentReport,
  now: Date,
): Statement[] {
  const dueAt = nextReportAt(now, choices.weeks)
  return [
    ...mails.map(({ accountId, mail }) =>
      queueMail(db, { id: `report-${propertyId}-${accountId}-${key}`, mail }, now),
    ),
    upsert(db, propertyId, { ...choices, note: '', dueAt, sentAt: now.getTime() }),
  ]
}

export function endReports(db: Db, propertyId: number): Statement {
  return db
    .update(ownerReport)
    .set({ weeks: 0, dueAt: null })
    .where(eq(ownerReport.propertyId, propertyId))
}

export async function listDueReports(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ report: typeof ownerReport.$inferSelect; record: Property | null }[]> {
  return db
    .select({ report: ownerReport, record: property.data })
    .from(ownerReport)
    .leftJoin(property, and(eq(property.id, ownerReport.propertyId), isNull(property.deletedAt)))
    .where(and(isNotNull(ownerReport.dueAt), lte(ownerReport.dueAt, now.getTime())))
    .orderBy(asc(ownerReport.dueAt))
    .limit(limit)
}

/** Stops or resumes the reports to an owner. */
export async function setReportsOff(db: Db, accountId: number, at: Date | null): Promise<void> {
  await db
    .update(account)
    .set({ reportsOffAt: at?.getTime() ?? null })
    .where(
      and(
        eq(account.id, accountId),
        eq(account.role, 'owner'),
        at ? isNull(account.reportsOffAt) : undefined,
      ),
    )
}

/** Returns the owner of a report's links, or null if the account was deleted. */
export async function findReportReader(db: Db, accountId: number) {
  const query = db
    .select({ email: account.email, reportsOffAt: account.reportsOffAt })
    .from(account)
    .where(and(eq(account.id, accountId), eq(account.role, 'owner')))
  return (await query.get()) ?? null
}

function upsert(
  db: Db,
  propertyId: number,
  values: ReportChoices & { dueAt: number | null; sentAt?: number },
): Statement {
  return db
    .insert(ownerReport)
    .values({ propertyId, ...values })
    .onConflictDoUpdate({ target: ownerReport.propertyId, set: values })
}
