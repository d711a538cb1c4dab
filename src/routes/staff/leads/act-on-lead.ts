import type { Context } from 'hono'
import { z } from 'zod'
import { primaryDb } from '../../../data/db/db'
import {
  answerLead,
  changeLead,
  noteOnLead,
  readLead,
  resendMail,
} from '../../../data/leads/lead-work'
import type { WholeLead } from '../../../data/leads/leads'
import { auditRow } from '../../../data/people/audit'
import { findStaff } from '../../../data/people/staff-accounts'
import { isClosed, LEAD_STATUSES } from '../../../domain/lead/lead-status'
import { mayDo } from '../../../domain/people/rights'
import type { AppEnv } from '../../../env'
import { answerMail } from '../../../mail/lead-answer'
import { STAFF, withQuery } from '../../../urls'
import { sendLeadMails } from '../../shared/send-lead-mails'
import { staffAccount } from '../staff-page'
import { leadName } from './lead-name'

type Texts = Record<string, string>

const LONGEST = 10_000
const day = z.iso.date()
const key = z.uuid()

/** What somebody wrote who may not leave it as it is. */
interface Refused {
  subject: string
  text: string
}

/**
 * Does what a form of a lead's page asks for. Null for what none asks; an answer that lacks something comes
 * back to be shown again.
 */
export async function actOnLead(
  c: Context<AppEnv>,
  lead: WholeLead,
  texts: Texts,
): Promise<Response | Refused | null> {
  const [db, now, { id: by }] = [primaryDb(c.env.DB), new Date(), staffAccount(c)]
  switch (texts.action) {
    case 'read':
      await readLead(db, lead.id, { by, now })
      return backTo(c, lead, 'read')
    case 'take':
      await changeLead(db, lead, { ...lead, status: taken(lead), assigneeId: by }, { by, now })
      return backTo(c, lead, 'change')
    case 'change':
      return change(c, lead, texts)
    case 'note': {
      const text = (texts.text ?? '').trim().slice(0, LONGEST)
      if (text) await noteOnLead(db, lead.id, text, { by, now })
      return backTo(c, lead, 'note')
    }
    case 'resend':
      return resend(c, lead, texts.mail ?? '')
    case 'answer':
      return answer(c, lead, texts)
    default:
      return null
  }
}

function taken({ status }: WholeLead) {
  return status === 'new' ? ('taken' as const) : status
}

async function change(c: Context<AppEnv>, lead: WholeLead, texts: Texts) {
  const [db, now, { id: by, role }] = [primaryDb(c.env.DB), new Date(), staffAccount(c)]
  const status = LEAD_STATUSES.find((one) => one === texts.status) ?? lead.status
  const due = day.safeParse(texts.due)
  // Who sees the own leads alone can't give one away by mistake.
  const assigneeId = mayDo(role, 'leads.all')
    ? await assigneeOf(c, Number(texts.assignee))
    : lead.assigneeId
  await changeLead(
    db,
    lead,
    {
      status,
      assigneeId,
      officeId: mayDo(role, 'leads.all') ? officeOf(c, lead, texts.office) : lead.officeId,
      due: due.success && !isClosed(status) ? due.data : null,
      closedReason: (isClosed(status) && texts.reason?.trim().slice(0, LONGEST)) || null,
    },
    { by, now },
  )
  return backTo(c, lead, 'change')
}

/** A colleague by the id of a form; null for nobody, and for who is none. */
async function assigneeOf(c: Context<AppEnv>, id: number): Promise<number | null> {
  const found = Number.isInteger(id) && (await findStaff(primaryDb(c.env.DB), id, new Date()))
  return found ? found.id : null
}

/** An office by the number of a form; as it was where the form does not ask it, null for none. */
function officeOf(c: Context<AppEnv>, { officeId }: WholeLead, text: string | undefined) {
  if (text === undefined) return officeId
  const { offices } = c.get('content').site.settings
  return offices.find(({ id }) => String(id) === text)?.id ?? null
}

async function resend(c: Context<AppEnv>, lead: WholeLead, mailId: string) {
  const [db, now, { id: by }] = [primaryDb(c.env.DB), new Date(), staffAccount(c)]
  const isResent = await resendMail(db, lead.id, mailId, now)
  if (!isResent) return backTo(c, lead, 'noresend')
  await auditRow(db, { by, action: 'lead.resend', nounId: lead.id, now })
  sendMails(c, lead)
  return backTo(c, lead, 'resend')
}

async function answer(
  c: Context<AppEnv>,
  lead: WholeLead,
  texts: Texts,
): Promise<Response | Refused> {
  const [subject, text] = [texts.subject?.trim() ?? '', texts.text?.trim() ?? '']
  const { email, name, id: by } = staffAccount(c)
  const to = lead.data.Email
  const given = key.safeParse(texts.key)
  if (!subject || !text || text.length > LONGEST || !given.success || !to) return { subject, text }
  const mail = answerMail(c.get('content').site, {
    lang: lead.lang,
    subject,
    text,
    to: { email: to, name: leadName(lead) },
    replyTo: { email, name },
  })
  const db = primaryDb(c.env.DB)
  await answerLead(db, { id: lead.id, key: given.data, mail }, { by, now: new Date() })
  sendMails(c, lead)
  return backTo(c, lead, 'answer')
}

/** Mails come from the agency's address, so they wait for the agency. */
function sendMails(c: Context<AppEnv>, { id }: WholeLead): void {
  if (c.get('hasAgency')) c.executionCtx.waitUntil(sendLeadMails(c, id))
}

function backTo(c: Context<AppEnv>, { id }: WholeLead, done: string): Response {
  return c.redirect(withQuery(`${STAFF.leads}/${encodeURIComponent(id)}`, `done=${done}`), 303)
}
