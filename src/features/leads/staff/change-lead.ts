import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../env'
import { mayDo } from '../../../platform/accounts/rights'
import { auditRow } from '../../../platform/audit/audit'
import { translator } from '../../../platform/i18n'
import type { MailListing } from '../../../platform/mail/mail-content'
import { STAFF, withQuery } from '../../../urls'
import { findStaff } from '../../accounts/accounts.staff'
import { type AppointmentRefusal, makeFromLead } from '../../appointments/appointments.staff'
import { toMailListing } from '../../saved-searches/saved-searches'
import { markCrmLeadResolved, resendCrmLead } from '../crm-leads'
import { notify } from '../deliver-lead'
import { leadQuery } from '../lead-filter'
import { isClosed, LEAD_STATUSES } from '../lead-status'
import {
  addLeadNote,
  answerLead,
  changeLead,
  deleteSuspectedLead,
  readLead,
  releaseLead,
  resendMail,
} from '../lead-work'
import { findLeadListing } from '../leads'
import { answerMail } from '../mail/lead-answer'
import type { LeadDetails } from '../queries'
import { sendLeadMails } from '../send-lead-mails'
import { leadName } from './lead-name'
import { listFilterOf } from './lead-scope'

type Texts = Record<string, string>

const MAX_TEXT_LENGTH = 10_000
const day = z.iso.date()
const key = z.uuid()

/** An incomplete answer, which is shown again. */
export interface AnswerRefusal {
  subject: string
  text: string
}

/** The actions on a lead, by the path below the lead's address to which their forms post. */
export const LEAD_ACTIONS = {
  '': change,
  '/answers': answer,
  '/appointment': appoint,
  '/assignment': assignToMe,
  '/crm-delivery': sendToCrmAgain,
  '/crm-resolution': resolveInCrm,
  '/mails': resend,
  '/notes': addNote,
  '/reading': markAsRead,
}

/** The actions on suspected spam, which has no other. */
export const SUSPECTED_ACTIONS = {
  '/release': release,
  '/removal': remove,
}

/** Sends a lead again that the CRM refused or may have accepted. */
async function sendToCrmAgain(c: Context<AppEnv>, lead: LeadDetails) {
  await resendCrmLead(c.get('db'), lead.id, c.get('actor').now)
  return backFromCrm(c, lead)
}

/** Records that a staff member has found or entered the lead in the CRM. */
async function resolveInCrm(c: Context<AppEnv>, lead: LeadDetails) {
  await markCrmLeadResolved(c.get('db'), lead.id)
  return backFromCrm(c, lead)
}

async function backFromCrm(c: Context<AppEnv>, lead: LeadDetails) {
  await auditRow(c.get('db'), { ...c.get('actor'), action: 'lead.crm', subjectId: lead.id })
  return c.redirect(leadAddress(c, lead), 303)
}

async function release(c: Context<AppEnv>, lead: LeadDetails) {
  await releaseLead(c.get('db'), lead, c.get('actor'))
  if (c.get('hasAgency')) await notify(c, lead, 'stored')
  return backTo(c, lead, 'release')
}

async function remove(c: Context<AppEnv>, lead: LeadDetails) {
  await deleteSuspectedLead(c.get('db'), lead.id, c.get('actor'))
  return c.redirect(withQuery(STAFF.leads, leadQuery(listFilterOf(c)).toString()), 303)
}

async function appoint(
  c: Context<AppEnv>,
  lead: LeadDetails,
  texts: Texts,
): Promise<Response | AppointmentRefusal> {
  const made = await makeFromLead(c, lead, texts)
  return typeof made === 'string' ? backTo(c, lead, made) : made
}

async function markAsRead(c: Context<AppEnv>, lead: LeadDetails) {
  await readLead(c.get('db'), lead.id, c.get('actor'))
  return backTo(c, lead, 'read')
}

async function assignToMe(c: Context<AppEnv>, lead: LeadDetails) {
  const { db, actor } = c.var
  const status = lead.status === 'new' ? 'taken' : lead.status
  await changeLead(db, lead, { ...lead, status, assigneeId: actor.by }, actor)
  return backTo(c, lead, 'change')
}

async function addNote(c: Context<AppEnv>, lead: LeadDetails, texts: Texts) {
  const text = (texts.text ?? '').trim().slice(0, MAX_TEXT_LENGTH)
  if (text) await addLeadNote(c.get('db'), lead.id, text, c.get('actor'))
  return backTo(c, lead, 'note')
}

async function change(c: Context<AppEnv>, lead: LeadDetails, texts: Texts) {
  const { db, staffMember, actor } = c.var
  const mayAssign = mayDo(staffMember.role, 'leads.all')
  const status = LEAD_STATUSES.find((name) => name === texts.status) ?? lead.status
  const due = day.safeParse(texts.due)
  // An account that sees only its own leads cannot assign a lead.
  const assigneeId = mayAssign ? await assigneeOf(c, Number(texts.assignee)) : lead.assigneeId
  await changeLead(
    db,
    lead,
    {
      status,
      assigneeId,
      officeId: mayAssign ? officeOf(c, lead, texts.office) : lead.officeId,
      due: due.success && !isClosed(status) ? due.data : null,
      closedReason: (isClosed(status) && texts.reason?.trim().slice(0, MAX_TEXT_LENGTH)) || null,
    },
    actor,
  )
  return backTo(c, lead, 'change')
}

/** Returns the id of a staff member from a form, or null if none is selected or it does not exist. */
export async function assigneeOf(c: Context<AppEnv>, id: number): Promise<number | null> {
  const staffMember = Number.isInteger(id) && (await findStaff(c.get('db'), id, new Date()))
  return staffMember ? staffMember.id : null
}

/**
 * Returns the id of an office from a form: null if none is selected, or the current one if the form has no such field.
 */
function officeOf(c: Context<AppEnv>, { officeId }: LeadDetails, text: string | undefined) {
  if (text === undefined) return officeId
  const { offices } = c.get('content').site.settings
  return offices.find(({ id }) => String(id) === text)?.id ?? null
}

async function resend(c: Context<AppEnv>, lead: LeadDetails, { mail = '' }: Texts) {
  const { db, actor } = c.var
  const isResent = await resendMail(db, lead.id, mail, actor.now)
  if (!isResent) return backTo(c, lead, 'noresend')
  await auditRow(db, { ...actor, action: 'lead.resend', subjectId: lead.id })
  sendMails(c, lead)
  return backTo(c, lead, 'resend')
}

async function answer(
  c: Context<AppEnv>,
  lead: LeadDetails,
  texts: Texts,
): Promise<Response | AnswerRefusal> {
  const [subject, text] = [texts.subject?.trim() ?? '', texts.text?.trim() ?? '']
  const { db, staffMember, actor } = c.var
  const { email, name } = staffMember
  const to = lead.data.Email
  const parsedKey = key.safeParse(texts.key)
  if (!subject || !text || text.length > MAX_TEXT_LENGTH || !parsedKey.success || !to)
    return { subject, text }
  const mail = answerMail(c.get('content').site, {
    lang: lead.lang,
    origin: c.get('origin'),
    listing: await answeredListing(c, lead),
    subject,
    text,
    to: { email: to, name: leadName(lead) },
    replyTo: { email, name },
  })
  await answerLead(db, { id: lead.id, key: parsedKey.data, mail }, actor)
  sendMails(c, lead)
  return backTo(c, lead, 'answer')
}

/** Returns the listing of a lead for the answer, or null if visitors can't see it. */
async function answeredListing(c: Context<AppEnv>, lead: LeadDetails): Promise<MailListing | null> {
  const { db, cache, content, origin } = c.var
  const { settings, labels } = content.site
  const card = (await findLeadListing(db, cache, settings, lead))?.card
  const { lang } = lead
  return card && !card.gone
    ? toMailListing({ lang, t: translator(lang, labels[lang]), origin }, card)
    : null
}

/** Sends the mails of a lead, if an agency is set up. Mails come from its address. */
function sendMails(c: Context<AppEnv>, { id }: LeadDetails): void {
  if (c.get('hasAgency')) c.executionCtx.waitUntil(sendLeadMails(c, id))
}

export function backTo(c: Context<AppEnv>, lead: LeadDetails, done: string): Response {
  return c.redirect(leadAddress(c, lead, { done }), 303)
}

/** Returns the address of a lead's page with the filter of the list next to it. */
function leadAddress(c: Context<AppEnv>, { id }: LeadDetails, parameters: Texts = {}): string {
  const query = leadQuery(listFilterOf(c))
  for (const [name, value] of Object.entries(parameters)) query.set(name, value)
  return withQuery(`${STAFF.leads}/${encodeURIComponent(id)}`, query.toString())
}
