import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { listStaff } from '../../../features/accounts/staff-accounts'
import { markCrmLeadResolved, resendCrmLead } from '../../../features/leads/crm-leads'
import { findLeads, LEADS_PER_PAGE } from '../../../features/leads/find-leads'
import { leadFilter } from '../../../features/leads/lead-filter'
import { hasRead, listNotes } from '../../../features/leads/lead-work'
import { answerTemplate } from '../../../features/leads/mail/lead-answer'
import { findLead, type LeadDetails } from '../../../features/leads/queries'
import { mayDo } from '../../../platform/accounts/rights'
import { auditRow, listAuditEntriesOn } from '../../../platform/audit/audit'
import { csvOf } from '../../../platform/format/csv'
import { readTexts } from '../../../platform/http/read-body'
import { mailDriver } from '../../../platform/mail/drivers'
import { findMail, listOutbox } from '../../../platform/mail/outbox'
import { STAFF } from '../../../urls'
import { pageNumber, sendStaffPage } from '../../staff-page'
import { MailPage } from '../mails/mail-page'
import { MailsPage } from '../mails/mails-page'
import { LEAD_ACTIONS } from './change-lead'
import { leadContent } from './lead-content'
import { leadName, senderName } from './lead-name'
import { LeadPage } from './lead-page'
import { scopeOf } from './lead-scope'
import { readLeadListings } from './lead-subject'
import { leadLines } from './leads-csv'
import { LeadsPage } from './leads-page'

const MAILS_SHOWN = 50
const ENTRIES_SHOWN = 50
const CSV_LINES = 5000

/** The screens of leads and their mails, which contain personal data. */
export const leads = new Hono<AppEnv>()

leads.get('/leads', async (c) => {
  const { db, view, staffMember: account } = c.var
  const now = new Date()
  const [page, filter] = [pageNumber(c.req.query('page')), leadFilter(c.req.query())]
  const query = { scope: await scopeOf(db, account), reader: account.id, filter, now }
  const [result, staff] = await Promise.all([findLeads(db, query, { page }), listStaff(db, now)])
  const props = {
    view,
    filter,
    page,
    account,
    staff,
    leads: result.leads,
    records: await readLeadListings(db, result.leads),
    total: result.total,
    last: Math.ceil(result.total / LEADS_PER_PAGE),
    local: isLocal(c.env),
  }
  return sendStaffPage(c, view, {
    title: view.t('staff.leads'),
    children: <LeadsPage {...props} />,
  })
})

/** Sends the filtered leads as CSV. */
leads.get('/leads.csv', async (c) => {
  const { db, view, staffMember: account, actor } = c.var
  const filter = leadFilter(c.req.query())
  const query = { scope: await scopeOf(db, account), reader: account.id, filter, now: actor.now }
  const { leads: results } = await findLeads(db, query, { size: CSV_LINES })
  await auditRow(db, { ...actor, action: 'lead.csv' })
  const lines = leadLines(view, results, await readLeadListings(db, results))
  return c.body(csvOf(lines), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="leads.csv"',
  })
})

leads.get('/leads/:id', async (c, next) => {
  const lead = await leadOf(c)
  return lead ? sendLead(c, lead) : next()
})

for (const [path, action] of Object.entries(LEAD_ACTIONS)) {
  leads.post(`/leads/:id${path}`, async (c, next) => {
    const lead = await leadOf(c)
    if (!lead) return next()
    const result = await action(c, lead, await readTexts(c, ['form']))
    return result instanceof Response ? result : sendLead(c, lead, result)
  })
}

async function leadOf(c: Context<AppEnv>): Promise<LeadDetails | null> {
  const db = c.get('db')
  return findLead(db, c.req.param('id') ?? '', await scopeOf(db, c.get('staffMember')))
}

/** Sends the page of a lead. `refused` is an incomplete answer. */
async function sendLead(
  c: Context<AppEnv>,
  lead: LeadDetails,
  rejected: { subject: string; text: string } | null = null,
) {
  const { db, view, staffMember: account } = c.var
  const name = leadName(lead)
  const [notes, auditEntries, staff, isRead, content] = await Promise.all([
    listNotes(db, lead.id),
    listAuditEntriesOn(db, 'lead', lead.id, ENTRIES_SHOWN),
    listStaff(db, new Date()),
    hasRead(db, lead.id, account.id),
    leadContent(c, lead),
  ])
  const query = { kind: lead.kind, lang: lead.lang, name: senderName(lead), by: account.name }
  const answer = rejected ?? answerTemplate(c.get('content').site, query)
  const props = { view, lead, notes, auditEntries, staff, account, answer }
  return sendStaffPage(c, view, {
    status: rejected ? 422 : 200,
    title: view.t('staff.lead.title', { name }),
    children: (
      <LeadPage
        {...props}
        content={content}
        formKey={crypto.randomUUID()}
        isRead={isRead || lead.readAt !== null}
        isRefused={rejected !== null}
        completedAction={c.req.query('done')}
      />
    ),
  })
}

/** Records the outcome that a staff member gives for a lead that the CRM refused or may have accepted. */
leads.post('/leads/:id/crm', async (c, next) => {
  const db = c.get('db')
  const lead = await leadOf(c)
  const { act } = await readTexts(c, ['form'])
  if (!lead) return next()
  const now = new Date()
  if (act === 'settle') await markCrmLeadResolved(db, lead.id)
  else if (act === 'again') await resendCrmLead(db, lead.id, now)
  else return next()
  await auditRow(db, { ...c.get('actor'), action: 'lead.crm', subjectId: lead.id })
  return c.redirect(`${STAFF.leads}/${encodeURIComponent(lead.id)}`, 303)
})

/**
 * In local development, stored mails are readable for accounts that may see all leads. Otherwise mails to accounts are
 * hidden.
 */
leads.get('/mails', async (c, next) => {
  if (!isLocal(c.env)) return next()
  const view = c.get('view')
  const mails = await listOutbox(c.get('db'), MAILS_SHOWN)
  return sendStaffPage(c, view, {
    title: view.t('staff.mails'),
    children: <MailsPage view={view} mails={mails} />,
  })
})

leads.get('/mails/:id', async (c, next) => {
  const { db, view, staffMember: account } = c.var
  const row = await findMail(db, c.req.param('id'))
  if (!row) return next()
  const isSeen =
    row.leadId === null
      ? isLocal(c.env) && mayDo(account.role, 'leads.all')
      : (await findLead(db, row.leadId, await scopeOf(db, account))) !== null
  if (!isSeen) return next()
  return sendStaffPage(c, view, {
    title: row.mail.subject,
    children: <MailPage view={view} row={row} local={isLocal(c.env)} />,
  })
})

function isLocal(env: AppEnv['Bindings']): boolean {
  return mailDriver(env)?.name === 'local'
}
