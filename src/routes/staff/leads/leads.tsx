import { type Context, Hono } from 'hono'
import { primaryDb } from '../../../data/db/db'
import { resendCrmLead, settleCrmLead } from '../../../data/leads/crm-leads'
import {
  findLead,
  LEADS_A_PAGE,
  listLeads,
  markLeadRead,
  resendLead,
} from '../../../data/leads/leads'
import { findMail, listOutbox } from '../../../data/leads/outbox'
import { auditRow, type Deed } from '../../../data/people/audit'
import type { AuditAction } from '../../../domain/people/audit-action'
import { mayDo } from '../../../domain/people/rights'
import type { AppEnv } from '../../../env'
import { mailDriver } from '../../../mail/drivers'
import { STAFF, withQuery } from '../../../urls'
import { readTexts } from '../../shared/read-body'
import { sendLeadMails } from '../../shared/send-lead-mails'
import { requireRight } from '../guards'
import { MailPage } from '../mails/mail-page'
import { MailsPage } from '../mails/mails-page'
import { pageNumber, sendStaffPage, staffAccount, staffView } from '../staff-page'
import { LeadPage } from './lead-page'
import { LeadsPage, leadName } from './leads-page'

const MAILS_SHOWN = 50

/** Leads and their mails: personal data. */
export const leads = new Hono<AppEnv>()

leads.get('/leads', requireRight('leads'), async (c) => {
  const view = staffView(c)
  const page = pageNumber(c.req.query('page'))
  const result = await listLeads(primaryDb(c.env.DB), { page })
  const last = Math.ceil(result.total / LEADS_A_PAGE)
  const seesPeople = mayDo(staffAccount(c).role, 'people')
  const props = { view, leads: result.leads, page, last, local: isLocal(c.env), seesPeople }
  return sendStaffPage(c, view, {
    title: view.t('staff.leads'),
    children: <LeadsPage {...props} />,
  })
})

leads.get('/leads/:id', requireRight('leads'), async (c, next) => {
  const db = primaryDb(c.env.DB)
  const lead = await findLead(db, c.req.param('id'))
  if (!lead) return next()
  await markLeadRead(db, lead.id, new Date())
  const view = staffView(c)
  return sendStaffPage(c, view, {
    title: view.t('staff.lead.title', { name: leadName(lead) }),
    children: <LeadPage view={view} lead={lead} resent={c.req.query('resent')} />,
  })
})

leads.post('/leads/:id/resend', requireRight('leads'), async (c, next) => {
  const db = primaryDb(c.env.DB)
  const lead = await findLead(db, c.req.param('id'))
  if (!lead) return next()
  const resent = await resendLead(db, lead.id)
  if (resent) await auditRow(db, deedOn(c, 'lead.resend', lead.id))
  // Mails come from the agency's address, so they wait for the agency.
  if (resent && c.get('hasAgency')) c.executionCtx.waitUntil(sendLeadMails(c, lead.id))
  return c.redirect(withQuery(`${STAFF.leads}/${lead.id}`, `resent=${resent ? 'yes' : 'no'}`), 303)
})

/** Staff say what became of a lead that the CRM refused, or may have taken. */
leads.post('/leads/:id/crm', requireRight('leads'), async (c, next) => {
  const db = primaryDb(c.env.DB)
  const id = c.req.param('id')
  const { act } = await readTexts(c, ['form'])
  if (act === 'settle') await settleCrmLead(db, id)
  else if (act === 'again') await resendCrmLead(db, id, new Date())
  else return next()
  await auditRow(db, deedOn(c, 'lead.crm', id))
  return c.redirect(`${STAFF.leads}/${encodeURIComponent(id)}`, 303)
})

function deedOn(c: Context<AppEnv>, action: AuditAction, nounId: string): Deed {
  return { by: staffAccount(c).id, action, nounId, now: new Date() }
}

/** Stored mails are readable in local development; elsewhere those of accounts are hidden. */
leads.get('/mails', requireRight('leads'), async (c, next) => {
  if (!isLocal(c.env)) return next()
  const view = staffView(c)
  const mails = await listOutbox(primaryDb(c.env.DB), MAILS_SHOWN)
  return sendStaffPage(c, view, {
    title: view.t('staff.mails'),
    children: <MailsPage view={view} mails={mails} />,
  })
})

leads.get('/mails/:id', requireRight('leads'), async (c, next) => {
  const row = await findMail(primaryDb(c.env.DB), c.req.param('id'))
  if (!row || (row.leadId === null && !isLocal(c.env))) return next()
  const view = staffView(c)
  return sendStaffPage(c, view, {
    title: row.mail.subject,
    children: <MailPage view={view} row={row} local={isLocal(c.env)} />,
  })
})

function isLocal(env: AppEnv['Bindings']): boolean {
  return mailDriver(env)?.name === 'local'
}
