import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../../env'
import { fullAddress } from '../../../listing/address'
import {
  type FavouriteRef,
  favouriteId,
  parseFavouriteId,
} from '../../../listing/filter/favourite-ids'
import { readListingRecords } from '../../../listing/queries/listing-records'
import { mayDo } from '../../../platform/accounts/rights'
import { auditIfChanged, auditRow } from '../../../platform/audit/audit'
import type { AuditAction } from '../../../platform/audit/audit-action'
import { brusselsTime } from '../../../platform/format/dates'
import { enabledLang } from '../../../platform/format/lang'
import { brusselsDay, instantOf } from '../../../platform/format/local-time'
import { daysAfter } from '../../../platform/format/time-before'
import { readTexts } from '../../../platform/http/read-body'
import { sendSoon } from '../../../platform/mail/send-mails'
import { emailLine, line, lines, requiredLine } from '../../../site/forms/fields'
import { doneOf, serveActions } from '../../../staff/actions'
import { PRINT_BUTTON } from '../../../staff/client/print-parts'
import { sendStaffPage } from '../../../staff/staff-page'
import { HeadButton } from '../../../staff/staff-shell'
import { STAFF, withQuery } from '../../../urls'
import { listStaff } from '../../accounts/accounts.staff'
import { findLead, scopeOf } from '../../leads/leads.staff'
import {
  findEntry,
  MAX_ENTRY_LENGTH,
  namesVisitor,
  releaseFeedback,
} from '../../owner-area/owner-area.staff'
import {
  APPOINTMENT_KINDS,
  type Appointment,
  DEFAULT_MINUTES,
  endOf,
  isCancelled,
  isConfirmed,
  isExpected,
} from '../appointment'
import { findAppointmentListing } from '../appointment-facts'
import { visitorMail } from '../mail/appointment-mails'
import { afterChange, changeAppointment, findAppointment, listBetween } from '../queries'
import { readTerms, type TermsIssues } from './appointment-form'
import { readChoices } from './half-day-choices'
import { assignmentMail, isAgent, mailContext, makeAppointment } from './make-appointment'
import { NewVisitPage, VISIT_RESULTS, type VisitIssues, VisitPage } from './visit-page'
import { VisitsPage, weekOf } from './visits-page'

const SHEET_DAYS = 14
const WEEK_DAYS = 7

/** The screens of appointments: the day sheet, the week, and each appointment. */
export const visits = new Hono<AppEnv>()

visits.get('/visits', async (c) => {
  const { db, view, staffMember: account } = c.var
  const now = new Date()
  const today = brusselsDay(now)
  const week = z.iso.date().safeParse(c.req.query('week'))
  const seesAll = mayDo(account.role, 'leads.all')
  const agents = seesAll ? await agentsOf(c) : []
  const chosen = agents.find(({ id }) => String(id) === c.req.query('agent'))
  const first = week.success ? weekOf(week.data) : today
  const days = week.success ? WEEK_DAYS : SHEET_DAYS
  const appointments = await listBetween(db, {
    from: startOf(first),
    until: startOf(daysAfter(first, days)),
    agentId: seesAll ? (chosen?.id ?? null) : account.id,
  })
  const records = await readListingRecords(db, {
    properties: appointments.flatMap(({ propertyId }) => propertyId ?? []),
    projects: appointments.flatMap(({ projectId }) => projectId ?? []),
  })
  return sendStaffPage(c, view, {
    title: view.t('staff.visits'),
    actions: (
      <>
        <button type="button" className="button quiet" hidden {...{ [PRINT_BUTTON]: '' }}>
          {view.t('detail.print')}
        </button>
        <HeadButton href={`${STAFF.visits}/new`} icon="calendar">
          {view.t('visits.new')}
        </HeadButton>
      </>
    ),
    children: (
      <VisitsPage
        done={doneOf(c, VISIT_RESULTS)}
        {...{ view, appointments, records, agents, first, days, today }}
        agentId={chosen?.id ?? null}
        isWeek={week.success}
      />
    ),
  })
})

function startOf(day: string): number {
  return instantOf(`${day}T00:00:00`)?.getTime() ?? 0
}

async function agentsOf(c: Context<AppEnv>) {
  return (await listStaff(c.get('db'), new Date())).filter(isAgent)
}

const newVisit = z.object({
  key: z.uuid(),
  name: requiredLine(120),
  email: emailLine,
  phone: line(40),
  kind: z.enum(APPOINTMENT_KINDS),
})

visits.get('/visits/new', async (c) => {
  const listing = parseFavouriteId(c.req.query('listing'))
  const found = await findAppointmentListing(c.get('db'), idsOf(listing))
  return showNew(c, {
    kind: 'visit',
    minutes: String(DEFAULT_MINUTES),
    agent: String(c.get('staffMember').id),
    lang: c.get('view').site.settings.languages[0] ?? 'nl',
    ...(listing && { listing: favouriteId(listing) }),
    ...(found && { place: fullAddress(found.record, c.get('view').lang) }),
  })
})

/** Returns the columns of an appointment about a listing. */
function idsOf(listing: FavouriteRef | null) {
  const idOf = (kind: FavouriteRef['kind']) => (listing?.kind === kind ? listing.id : null)
  return { propertyId: idOf('property'), projectId: idOf('project') }
}

visits.post('/visits/new', async (c) => {
  const texts = await readTexts(c, ['form'])
  const { actor, view } = c.var
  const read = readTerms(texts, actor.now)
  const parsed = newVisit.safeParse(texts)
  const typed = texts.listing?.trim() ?? ''
  const listing = parseFavouriteId(typed)
  const found = await findAppointmentListing(c.get('db'), idsOf(listing))
  const agents = await agentsOf(c)
  const issues: VisitIssues = {
    ...('issues' in read && read.issues),
    ...(typed && !found && { listing: 'visits.issue.listing' as const }),
    ...(!parsed.success && personIssue(parsed.error)),
  }
  const hasAgent = 'terms' in read && agents.some(({ id }) => id === read.terms.agentId)
  if ('issues' in read || !parsed.success || !hasAgent || Object.keys(issues).length > 0)
    return showNew(
      c,
      texts,
      hasAgent || 'issues' in read ? issues : { terms: 'visits.issue.terms' },
    )
  const { key: id, ...person } = parsed.data
  await makeAppointment(
    c,
    {
      ...read.terms,
      ...person,
      id,
      place: read.terms.place || (found ? fullAddress(found.record, view.lang) : ''),
      leadId: null,
      ...idsOf(listing),
      lang: enabledLang(texts.lang, view.site.settings.languages) ?? view.lang,
    },
    texts.action !== 'plan',
  )
  const row = await findAppointment(c.get('db'), id)
  const address = row && (await maySee(c, row)) ? `${STAFF.visits}/${id}` : STAFF.visits
  return c.redirect(withQuery(address, 'done=made'), 303)
})

function personIssue({ issues: [first] }: z.ZodError): VisitIssues {
  const isTooLong = first?.message === 'toolong'
  switch (first?.path[0]) {
    case 'name':
      return { name: isTooLong ? 'refusal.toolong' : 'visits.issue.name' }
    case 'email':
      return { email: 'visits.issue.email' }
    case 'phone':
      return { phone: 'refusal.toolong' }
    default:
      return { terms: 'visits.issue.terms' }
  }
}

async function showNew(
  c: Context<AppEnv>,
  texts: Record<string, string>,
  issues: VisitIssues = {},
) {
  const view = c.get('view')
  const agents = await agentsOf(c)
  return sendStaffPage(c, view, {
    status: Object.keys(issues).length > 0 ? 422 : 200,
    title: view.t('visits.new'),
    children: <NewVisitPage {...{ view, texts, issues, agents }} formKey={crypto.randomUUID()} />,
  })
}

const ONE = '/visits/:id'

/** Returns the appointment of the address, or null if the account may not see it. */
async function visitOf(c: Context<AppEnv>): Promise<Appointment | null> {
  const row = await findAppointment(c.get('db'), c.req.param('id') ?? '')
  return row && (await maySee(c, row)) ? row : null
}

async function maySee(c: Context<AppEnv>, { agentId, leadId }: Appointment): Promise<boolean> {
  const { db, staffMember: account } = c.var
  if (agentId === account.id || mayDo(account.role, 'leads.all')) return true
  return leadId !== null && (await findLead(db, leadId, await scopeOf(db, account))) !== null
}

visits.get(ONE, async (c, next) => {
  const row = await visitOf(c)
  return row ? showVisit(c, row) : next()
})

interface VisitRefusal {
  texts: Record<string, string>
  issues: VisitIssues
}

serveActions<Appointment, VisitRefusal>(
  visits,
  ONE,
  visitOf,
  {
    '': change,
    '/cancellation': async (c, row, texts) =>
      refusedIfOld(row, texts) ?? setState(c, row, 'cancelled', 'visit.cancel'),
    '/outcome': (c, row, { outcome }) =>
      setState(c, row, outcome === 'missed' ? 'missed' : 'took-place', 'visit.outcome'),
    '/feedback': release,
  },
  showVisit,
)

async function showVisit(c: Context<AppEnv>, row: Appointment, refusal?: VisitRefusal) {
  const { db, view } = c.var
  const [listing, agents, entry, choices] = await Promise.all([
    findAppointmentListing(db, row),
    agentsOf(c),
    findEntry(db, row.id),
    readChoices(db, row.proposal ? [row.proposal] : [], {
      view,
      agentId: row.agentId ?? c.get('staffMember').id,
      officeId: null,
      now: Date.now(),
    }),
  ])
  const local = brusselsTime(row.startAt) ?? ''
  const texts = refusal?.texts ?? {
    day: local.slice(0, 10),
    time: local.slice(11, 16),
    minutes: String(row.minutes),
    agent: String(row.agentId ?? ''),
    place: row.place,
    note: row.note,
  }
  return sendStaffPage(c, view, {
    status: refusal ? 422 : 200,
    title: view.t('visits.with', { name: row.name }),
    children: (
      <VisitPage
        {...{ view, row, listing, entry, agents, choices, texts }}
        issues={refusal?.issues ?? {}}
        isOver={endOf(row) < Date.now()}
        done={doneOf(c, VISIT_RESULTS)}
      />
    ),
  })
}

/** Returns the refusal of a form whose page showed the appointment as it was before another change. */
function refusedIfOld(row: Appointment, texts: Record<string, string>): VisitRefusal | null {
  const isOld = texts.sequence !== undefined && texts.sequence !== String(row.sequence)
  return isOld && isExpected(row) ? { texts, issues: { day: 'visits.done.conflict' } } : null
}

/**
 * Changes the terms. The visitor is mailed if a confirmed appointment moves, or if this change confirms it, and a new
 * agent.
 */
async function change(c: Context<AppEnv>, row: Appointment, texts: Record<string, string>) {
  const { actor } = c.var
  if (!isExpected(row)) return 'conflict'
  const refusal = refusedIfOld(row, texts)
  if (refusal) return refusal
  const read = readTerms(texts, actor.now, row.startAt)
  if ('issues' in read) return { texts, issues: read.issues }
  const { terms } = read
  if (!(await agentsOf(c)).some(({ id }) => id === terms.agentId) && terms.agentId !== row.agentId)
    return { texts, issues: { terms: 'visits.issue.terms' } satisfies TermsIssues }
  const isMoved = terms.startAt !== row.startAt || terms.place !== row.place
  const wasConfirmed = isConfirmed(row)
  const isTold = texts.action === 'confirm' || (wasConfirmed && isMoved)
  const state = !isTold ? row.state : wasConfirmed || row.confirmedAt ? 'moved' : 'confirmed'
  const after = afterChange(
    row,
    {
      ...terms,
      state,
      ...(isTold && { confirmedAt: actor.now.getTime(), proposal: null }),
      ...(terms.startAt !== row.startAt && { remindedAt: null }),
    },
    actor.now,
  )
  const mails = [
    ...(isTold
      ? await visitorMail(mailContext(c), after, state === 'moved' ? 'moved' : 'confirmed')
      : []),
    ...(await assignmentMail(c, after, row.agentId)),
  ]
  return store(c, after, 'visit.change', mails, isTold ? 'told' : 'change')
}

async function setState(
  c: Context<AppEnv>,
  row: Appointment,
  state: 'cancelled' | 'took-place' | 'missed',
  action: AuditAction,
) {
  if (row.state === state) return 'change'
  const { now } = c.get('actor')
  const isOver = endOf(row) <= now.getTime()
  const isPossible = state === 'cancelled' ? isExpected(row) : isOver && !isCancelled(row)
  if (!isPossible) return 'conflict'
  const after = afterChange(row, { state, proposal: null }, now)
  const isTold = state === 'cancelled' && isConfirmed(row) && !isOver
  const mails = isTold ? await visitorMail(mailContext(c), after, 'cancelled') : []
  return store(c, after, action, mails, state === 'cancelled' ? 'cancelled' : 'change')
}

async function store(
  c: Context<AppEnv>,
  after: Appointment,
  action: AuditAction,
  mails: Awaited<ReturnType<typeof visitorMail>>,
  done: (typeof VISIT_RESULTS)[number],
) {
  const { db, actor } = c.var
  const others = [auditIfChanged(db, { ...actor, action, subjectId: after.id })]
  const isStored = await changeAppointment(db, after, { mails, others, now: actor.now })
  if (!isStored) return 'conflict'
  sendSoon(c)
  if (await maySee(c, after)) return done
  // The account has just given the appointment to a colleague.
  return c.redirect(withQuery(STAFF.visits, `done=${done}`), 303)
}

const ownWords = lines(MAX_ENTRY_LENGTH)

/** Releases the visitor's answers, or the agent's words in place of them, to the owner, or withdraws both. */
async function release(c: Context<AppEnv>, row: Appointment, texts: Record<string, string>) {
  const { db, actor } = c.var
  if (!row.feedback || row.propertyId === null) return null
  const isWithdrawn = texts.action === 'withdraw'
  const hasWords = !isWithdrawn && texts.action !== 'approve'
  const { data: text } = ownWords.safeParse(hasWords ? texts.text : '')
  if (text === undefined) return { texts, issues: { text: 'refusal.toolong' } as const }
  if (text && (await namesVisitor(db, row.propertyId, text)))
    return { texts, issues: { text: 'visits.issue.names' } as const }
  const { liking, reasons } = row.feedback
  await db.batch([
    releaseFeedback(
      db,
      row.id,
      { text, feedback: isWithdrawn ? null : { liking, reasons } },
      actor.now,
    ),
    auditRow(db, { ...actor, action: 'visit.feedback', subjectId: row.id }),
  ])
  return isWithdrawn ? 'withdrawn' : 'released'
}
