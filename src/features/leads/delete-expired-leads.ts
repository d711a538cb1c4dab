import { and, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../platform/db/db'
import { deleteSome, isInNextBatch, repeatUntilDone } from '../../platform/db/delete-in-batches'
import { crmLead, lead, outbox } from '../../platform/db/schema-leads'
import { daysBefore, monthsBefore } from '../../platform/format/time-before'
import { APPLICATION_QUESTIONS } from '../../site/forms/rental-application-law'
import { RENTAL_QUESTIONS } from '../../site/forms/rental-questions'
import type { SiteSettings } from '../../site/site'
import { SUSPECTED } from './lead-status'

// Kinds and paths are written as literals, or SQLite would not use the partial indexes.
const IS_DEMAND = sql`${lead.kind} = 'demand'`
// The lead of a saved search stays with the search, whose end removes the email address.
const IS_OTHER_KIND = sql`${lead.kind} <> 'demand' AND (${lead.kind} <> 'search' OR ${lead.data} ->> '$.Email' = '')`
// Every form with questions to tenants contains one of these two.
const TENANT_ANSWERS = [lead.data, lead.extra].flatMap((column) =>
  RENTAL_QUESTIONS.map((name) => sql`${column} ->> ${sql.raw(`'$.${name}'`)}`),
)
const HAS_TENANT_ANSWERS = sql`coalesce(${sql.join(TENANT_ANSWERS, sql`, `)}) is not null`

const SUSPECTED_DAYS = 30

/**
 * Deletes the expired data: suspected spam, leads with their mails, the answers of tenants with the mails that contain
 * them, and mails without a lead.
 */
export async function deleteExpiredLeads(
  db: Db,
  { leadMonths, retention }: Pick<SiteSettings, 'leadMonths' | 'retention'>,
  now: Date,
): Promise<void> {
  const isOlder = (months: number) => lt(lead.createdAt, monthsBefore(now, months).toISOString())
  const mailsBefore = daysBefore(now, retention.mailDays).toISOString()
  const isOldMail = and(
    isNull(outbox.leadId),
    ne(outbox.state, 'pending'),
    lt(outbox.createdAt, mailsBefore),
  )
  const suspectedBefore = daysBefore(now, SUSPECTED_DAYS).toISOString()
  const isOldSuspect = and(eq(lead.status, SUSPECTED), lt(lead.createdAt, suspectedBefore))
  await repeatUntilDone(db, [
    deleteSome(db, outbox, [outbox.id], isOldMail),
    deleteSome(db, lead, [lead.id], isOldSuspect),
    ...deleteExpiredKind(db, IS_DEMAND, leadMonths.demand, isOlder),
    ...deleteExpiredKind(db, IS_OTHER_KIND, leadMonths.other, isOlder),
    ...deleteExpiredAnswers(db, and(isOlder(retention.tenantMonths), HAS_TENANT_ANSWERS)),
  ])
}

function deleteExpiredKind(
  db: Db,
  isKind: SQL,
  months: number | null,
  isOlder: (months: number) => SQL,
): Statement[] {
  if (months === null) return []
  const isOld = isInNextBatch(lead, [lead.id], and(isKind, isOlder(months)))
  return [...copiesOf(db, isOld), db.delete(lead).where(isOld)]
}

/** Deletes answers of tenants. An agency may use the same questions in a form of its own, under the same names. */
function deleteExpiredAnswers(db: Db, where: SQL | undefined): Statement[] {
  const isOld = isInNextBatch(lead, [lead.id], where)
  return [
    ...copiesOf(db, isOld),
    db
      .update(lead)
      .set({ data: withoutAnswers(lead.data), extra: withoutAnswers(lead.extra) })
      .where(isOld),
  ]
}

/** Deletes the copies of a lead in its mails and in the queue for the CRM. */
function copiesOf(db: Db, isOld: SQL): Statement[] {
  const ids = db.select({ id: lead.id }).from(lead).where(isOld)
  return [
    db.delete(outbox).where(inArray(outbox.leadId, ids)),
    db.delete(crmLead).where(inArray(crmLead.leadId, ids)),
  ]
}

function withoutAnswers(column: typeof lead.data | typeof lead.extra): SQL {
  const paths = APPLICATION_QUESTIONS.map((name) => sql`${`$.${name}`}`)
  return sql`json_remove(${column}, ${sql.join(paths, sql`, `)})`
}
