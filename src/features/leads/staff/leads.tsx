import { type Context, Hono } from 'hono'
import { Icon } from '../../../components/ui/icon'
import type { AppEnv } from '../../../env'
import { mayDo } from '../../../platform/accounts/rights'
import { auditRow, listAuditEntriesOn } from '../../../platform/audit/audit'
import { csvOf } from '../../../platform/format/csv'
import { plural } from '../../../platform/i18n'
import { mailDriver } from '../../../platform/mail/drivers'
import { findMail, listOutbox } from '../../../platform/mail/outbox'
import { doneOf, serveActions } from '../../../staff/actions'
import { type SelectionResult, selectionResult } from '../../../staff/serve-selection'
import { pageNumber, sendStaffPage } from '../../../staff/staff-page'
import { STAFF, withQuery } from '../../../urls'
import { listStaff } from '../../accounts/accounts.staff'
import type { StaffAccount } from '../../accounts/staff-accounts'
import {
  type AppointmentRefusal,
  loadLeadAppointments,
} from '../../appointments/appointments.staff'
import { MailPage, MailsPage } from '../../mails/mails.staff'
import { findGroupedLeads, findLeads, LEADS_PER_PAGE } from '../find-leads'
import { type LeadFilter, leadFilter, leadQuery } from '../lead-filter'
import { SUSPECTED } from '../lead-status'
import { hasRead, listNotes } from '../lead-work'
import { answerTemplate } from '../mail/lead-answer'
import { findLead, type LeadDetails } from '../queries'
import { type AnswerRefusal, backTo, LEAD_ACTIONS, SUSPECTED_ACTIONS } from './change-lead'
import { leadContent } from './lead-content'
import { leadName, senderName } from './lead-name'
import { LEAD_RESULTS, LeadPage, LeadPanes } from './lead-page'
import { listFilterOf, scopeOf } from './lead-scope'
import { readLeadListings } from './lead-subject'
import { leadLines } from './leads-csv'
import { LeadsPage } from './leads-page'
import { serveSelectedLeads } from './selected-leads'

/** The number of leads in the list next to a lead. */
const LEADS_BESIDE = 20
const MAILS_SHOWN = 50
const ENTRIES_SHOWN = 50
const CSV_LINES = 5000

/** The screens of leads and their mails, which contain personal data. */
export const leads = new Hono<AppEnv>()

leads.get('/leads', (c) => sendLeads(c, selectionResult(c)))

serveSelectedLeads(leads, sendLeads)

async function sendLeads(c: Context<AppEnv>, selection: SelectionResult | null) {
  const { db, view, staffMember: account } = c.var
  const inbox = await loadInbox(c, LEADS_PER_PAGE)
  const query = leadQuery(inbox.filter).toString()
  const first = inbox.sections.flatMap(({ leads }) => leads)[0]
  const lead = first ? await findLead(db, first.id, await scopeOf(db, account)) : null
  const isSearches = inbox.filter.kind === 'search'
  return sendStaffPage(c, view, {
    status: selection?.failures.length || selection?.issue ? 422 : 200,
    title: view.t('staff.leads'),
    intro: plural(
      view.t,
      view.lang,
      isSearches ? 'staff.leads.searches.count' : 'staff.leads.count',
      inbox.total,
    ),
    actions: (
      <>
        {isLocal(c.env) && mayDo(account.role, 'leads.all') ? (
          <a className="link small" href={STAFF.mails}>
            {view.t('staff.mails')}
          </a>
        ) : null}
        {inbox.filter.status === SUSPECTED ? null : (
          <a className="link small" href={withQuery(`${STAFF.leads}.csv`, query)} download>
            <Icon name="download" />
            {view.t('staff.leads.csv')}
          </a>
        )}
      </>
    ),
    children: (
      <LeadsPage {...inbox} currentId={lead?.id ?? null} selection={selection}>
        {lead ? <LeadPanes {...(await loadPanes(c, lead, inbox.staff))} /> : null}
      </LeadsPage>
    ),
  })
}

async function loadInbox(c: Context<AppEnv>, size: number) {
  const { db, view, staffMember: account } = c.var
  const now = new Date()
  const [page, filter] = [pageNumber(c.req.query('page')), listFilterOf(c)]
  const query = {
    scope: await scopeOf(db, account),
    reader: account.id,
    filter: withoutSearches(filter),
    now,
  }
  const [result, staff] = await Promise.all([
    findGroupedLeads(db, query, { page, size }),
    listStaff(db, now),
  ])
  const lastPage = Math.ceil(result.total / size)
  const records = await readLeadListings(
    db,
    result.sections.flatMap((section) => section.leads),
  )
  return { view, account, staff, filter, page, lastPage, now, records, ...result }
}

/** Returns the filter of the list, which has saved searches only if they are asked for. */
function withoutSearches(filter: LeadFilter): LeadFilter {
  return filter.kind === 'all' ? { ...filter, kind: 'asks' } : filter
}

/** Sends the filtered leads as CSV, but not suspected spam. */
leads.get('/leads.csv', async (c, next) => {
  const { db, view, staffMember: account, actor } = c.var
  const filter = leadFilter(c.req.query())
  if (filter.status === SUSPECTED) return next()
  const query = {
    scope: await scopeOf(db, account),
    reader: account.id,
    filter: withoutSearches(filter),
    now: actor.now,
  }
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

async function leadOf(c: Context<AppEnv>): Promise<LeadDetails | null> {
  const db = c.get('db')
  return findLead(db, c.req.param('id') ?? '', await scopeOf(db, c.get('staffMember')))
}

/** Returns the lead of the address, or null if it does not exist or is suspected spam. */
async function genuineLead(c: Context<AppEnv>): Promise<LeadDetails | null> {
  const lead = await leadOf(c)
  return lead?.status === SUSPECTED ? null : lead
}

serveActions(leads, '/leads/:id', genuineLead, LEAD_ACTIONS, sendLead)

/** Returns the suspected lead of the address. If it was released meanwhile, redirects to it. */
async function suspectedLead(c: Context<AppEnv>): Promise<LeadDetails | Response | null> {
  const lead = await leadOf(c)
  return lead && lead.status !== SUSPECTED ? backTo(c, lead, 'released') : lead
}

serveActions(leads, '/leads/:id', suspectedLead, SUSPECTED_ACTIONS)

/** Sends the page of a lead. `rejected` is an incomplete answer or appointment. */
async function sendLead(
  c: Context<AppEnv>,
  lead: LeadDetails,
  rejected: AnswerRefusal | AppointmentRefusal | null = null,
) {
  const view = c.get('view')
  const inbox = await loadInbox(c, LEADS_BESIDE)
  const appointment = rejected && 'appointment' in rejected ? rejected : null
  const answer = rejected && 'subject' in rejected ? rejected : null
  const panes = await loadPanes(c, lead, inbox.staff, appointment)
  return sendStaffPage(c, view, {
    status: rejected ? 422 : 200,
    title: view.t('staff.lead.title', { name: leadName(lead) }),
    children: (
      <LeadPage
        {...panes}
        answer={answer ?? panes.answer}
        isRefused={answer !== null}
        inbox={inbox}
      />
    ),
  })
}

async function loadPanes(
  c: Context<AppEnv>,
  lead: LeadDetails,
  staff: StaffAccount[],
  refusal: AppointmentRefusal | null = null,
) {
  const { db, view, staffMember: account } = c.var
  const [notes, auditEntries, isRead, content] = await Promise.all([
    listNotes(db, lead.id),
    listAuditEntriesOn(db, 'lead', lead.id, ENTRIES_SHOWN),
    hasRead(db, lead.id, account.id),
    leadContent(c, lead),
  ])
  const appointments = await loadLeadAppointments(c, lead, content.listing, staff, refusal)
  const query = { kind: lead.kind, lang: lead.lang, name: senderName(lead), by: account.name }
  return {
    view,
    lead,
    notes,
    auditEntries,
    staff,
    account,
    content,
    answer: answerTemplate(c.get('content').site, query),
    appointments,
    formKey: crypto.randomUUID(),
    isRead: isRead || lead.readAt !== null,
    isRefused: false,
    done: doneOf(c, LEAD_RESULTS),
  }
}

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
