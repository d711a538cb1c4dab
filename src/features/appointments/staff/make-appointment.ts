import { and, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { mayDo } from '../../../platform/accounts/rights'
import { auditIfChanged } from '../../../platform/audit/audit'
import type { Statement } from '../../../platform/db/db'
import { insertRowIf } from '../../../platform/db/insert-rows'
import { lead, leadNote, leadRead } from '../../../platform/db/schema-leads'
import { momentInWords } from '../../../platform/format/dates'
import { sendSoon } from '../../../platform/mail/send-mails'
import type { StaffAccount } from '../../accounts/staff-accounts'
import type { Appointment, AppointmentState } from '../appointment'
import { agentMail, type MailContext, visitorMail } from '../mail/appointment-mails'
import { type AppointmentMail, storeAppointment } from '../queries'

/** The facts of a new appointment that staff or the lead state. */
export type NewAppointment = Pick<
  Appointment,
  | 'id'
  | 'leadId'
  | 'kind'
  | 'propertyId'
  | 'projectId'
  | 'lang'
  | 'name'
  | 'email'
  | 'phone'
  | 'startAt'
  | 'minutes'
  | 'agentId'
  | 'place'
  | 'note'
>

/** Returns true if a staff account can be the agent of a new appointment. */
export function isAgent({ role, disabledAt }: StaffAccount): boolean {
  return mayDo(role, 'leads') && disabledAt === null
}

export function mailContext(c: Context<AppEnv>): MailContext {
  return { env: c.env, db: c.get('db'), site: c.get('content').site, origin: c.get('origin') }
}

/** Returns the mail to the agent whom another account gives an appointment, or none. `before` is the earlier agent. */
export async function assignmentMail(
  c: Context<AppEnv>,
  row: Appointment,
  before: number | null,
): Promise<AppointmentMail[]> {
  const { agentId } = row
  const isTold = agentId !== null && agentId !== before && agentId !== c.get('actor').by
  return isTold ? agentMail(mailContext(c), row, 'assigned') : []
}

/**
 * Stores a new appointment, and with `isConfirmed` mails it to the visitor. Another account that becomes its agent gets
 * a mail too. Its lead becomes a planned visit of the agent, with a note that has day and hour.
 */
export async function makeAppointment(
  c: Context<AppEnv>,
  facts: NewAppointment,
  isConfirmed: boolean,
): Promise<void> {
  const { db, actor, origin, view } = c.var
  const now = actor.now
  const state: AppointmentState = isConfirmed ? 'confirmed' : 'planned'
  const row: Appointment = {
    ...facts,
    state,
    sequence: 0,
    proposal: null,
    confirmedAt: isConfirmed ? now.getTime() : null,
    remindedAt: null,
    askedAt: null,
    feedback: null,
    feedbackAt: null,
    origin,
    createdAt: now.getTime(),
    changedAt: now.getTime(),
  }
  const mails = [
    ...(isConfirmed ? await visitorMail(mailContext(c), row, 'confirmed') : []),
    ...(await assignmentMail(c, row, null)),
  ]
  const text = view.t('visits.note', { moment: momentInWords(row.startAt, view.lang) })
  const followUp: Statement[] =
    row.leadId === null ? [] : leadStatements(c, row.leadId, row.agentId, text)
  const entry = auditIfChanged(db, { ...actor, action: 'visit.create', subjectId: row.id })
  await storeAppointment(db, row, { mails, others: [entry, ...followUp], now })
  sendSoon(c)
}

/** Returns the statements that follow the new appointment and its log entry, and do nothing if these exist. */
function leadStatements(
  c: Context<AppEnv>,
  leadId: string,
  agentId: number | null,
  text: string,
): Statement[] {
  const { db, actor } = c.var
  const at = actor.now.getTime()
  const isNew = sql`changes() > 0`
  return [
    insertRowIf(db, leadNote, { leadId, accountId: actor.by, at, text }, isNew),
    db
      .update(lead)
      .set({ status: 'visit', assigneeId: sql`coalesce(${lead.assigneeId}, ${agentId})` })
      .where(and(eq(lead.id, leadId), isNew)),
    db.insert(leadRead).values({ leadId, accountId: actor.by, at }).onConflictDoNothing(),
  ]
}
