import { and, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SiteSettings } from '../../domain/content/site'
import { RENTAL_QUESTIONS } from '../../forms/rental-questions'
import type { Db } from '../db/db'
import { lead, outbox } from '../db/schema-leads'

/** Months after which a tenant's income and family are deleted, and days after which other mails are. */
const RENTAL_MONTHS = 3
const MAIL_DAYS = 30

/** Deletes personal data after its retention time: leads (settings), tenants' answers, other mails. */
export async function forgetLeads(
  db: Db,
  months: SiteSettings['leadMonths'],
  now: Date,
): Promise<void> {
  const olderThan = (limit: number | null) =>
    limit === null ? undefined : lt(lead.createdAt, monthsBefore(now, limit))
  const old = or(
    and(eq(lead.kind, 'demand'), olderThan(months.demand) ?? sql`false`),
    and(ne(lead.kind, 'demand'), olderThan(months.other) ?? sql`false`),
  )
  const oldIds = db.select({ id: lead.id }).from(lead).where(old)
  const answers = [lead.data, lead.extra].flatMap((column) =>
    RENTAL_QUESTIONS.map((name) => sql`${column} ->> ${`$.${name}`}`),
  )
  const hasRentalAnswers = or(...answers.map((answer) => isNotNull(answer)))
  const oldWithRentalAnswers = and(olderThan(RENTAL_MONTHS), hasRentalAnswers)
  const idsWithRentalAnswers = db.select({ id: lead.id }).from(lead).where(oldWithRentalAnswers)
  const mailsBefore = new Date(now.getTime() - MAIL_DAYS * 86_400_000).toISOString()
  await db.batch([
    db.delete(outbox).where(inArray(outbox.leadId, oldIds)),
    db.delete(lead).where(old),
    db.delete(outbox).where(inArray(outbox.leadId, idsWithRentalAnswers)),
    db
      .update(lead)
      .set({
        data: withoutRentalAnswers(lead.data),
        extra: withoutRentalAnswers(lead.extra),
      })
      .where(oldWithRentalAnswers),
    db
      .delete(outbox)
      .where(
        and(isNull(outbox.leadId), ne(outbox.state, 'pending'), lt(outbox.createdAt, mailsBefore)),
      ),
  ])
}

/** An agency may ask the same in a form of its own, under the same names. */
function withoutRentalAnswers(column: typeof lead.data | typeof lead.extra): SQL {
  const paths = RENTAL_QUESTIONS.map((name) => sql`${`$.${name}`}`)
  return sql`json_remove(${column}, ${sql.join(paths, sql`, `)})`
}

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then.toISOString()
}
