import { type Context, Hono } from 'hono'
import { limitCalls } from '../../components/error-pages/limit-calls'
import { renderer } from '../../components/shell/renderer'
import { sendPage } from '../../components/shell/send-page'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import { RADIUS_MIN } from '../../listing/filter/list-filter'
import { publicCard } from '../../listing/published'
import { withOfficialNames } from '../../listing/queries/list-request'
import { type Db, primaryDb } from '../../platform/db/db'
import { enabledLang, LANGS, type Lang } from '../../platform/format/lang'
import { brusselsDay } from '../../platform/format/local-time'
import { GOAL } from '../../platform/goal'
import { type RawForm, rawForm } from '../../platform/http/raw-form'
import { limitBody, readBody } from '../../platform/http/read-body'
import { sendSoon } from '../../platform/mail/send-mails'
import { isDayPart, isVisitDay } from '../../site/forms/half-days'
import { loadSite } from '../../site/load-site'
import { createView } from '../../site/view'
import { appointmentPath, listPath } from '../../urls'
import { combinedFilter } from '../saved-searches/saved-searches'
import { type Appointment, feedback, REASONS } from './appointment'
import {
  type AppointmentListing,
  findAgent,
  findAppointmentListing,
  listingName,
  listingPath,
} from './appointment-facts'
import { appointmentId } from './appointment-token'
import { appointmentFile } from './mail/appointment-file'
import { type AgentEvent, agentMail, visitorMail } from './mail/appointment-mails'
import { afterChange, changeAppointment, findAppointment } from './queries'
import {
  canAnswer,
  canChange,
  InvalidPage,
  type RefusedForm,
  VISITOR_ACTIONS,
  type VisitorAction,
  VisitorPage,
} from './visitor-page'

/** A comment of the maximum length, encoded in a form. */
const MAX_BYTES = 16 * 1024

/** The page on which a visitor sees and changes an appointment. Its link needs no login. */
export const appointmentPages = new Hono<AppEnv>()

/** The changes of that page, at the same address. Only the token authorises them. */
export const appointmentCalls = new Hono<AppEnv>()

const limitForm = limitBody(MAX_BYTES, (c) => c.text('', 413))

for (const lang of LANGS) {
  const path = `/${lang}/appointment`
  appointmentPages.get(path, renderer, (c) => showAppointment(c, lang))
  appointmentCalls.post(path, limitCalls('form'), limitForm, loadSite, renderer, async (c) =>
    enabledLang(lang, c.get('content').site.settings.languages) ? act(c, lang) : c.text('', 404),
  )
}

async function showAppointment(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const db = primaryDb(c.env.DB)
  const row = await findRow(c, db)
  if (!row) return sendInvalid(c, lang)
  if (c.req.query('file') === '1') return sendFile(c, db, row)
  const done = VISITOR_ACTIONS.find(
    (action) => action === c.req.query('done') && isDone(row, action),
  )
  return sendAppointment(c, db, { lang, row, done: done ?? null })
}

async function findRow(c: Context<AppEnv>, db: Db): Promise<Appointment | null> {
  const id = await appointmentId(db, c.req.query('token') ?? '')
  return id === null ? null : findAppointment(db, id)
}

/** Returns true if the appointment has the result of an action. */
function isDone(row: Appointment, action: VisitorAction): boolean {
  if (action === 'cancel') return row.state === 'cancelled-by-visitor'
  return (action === 'propose' ? row.proposal : row.feedback) !== null
}

async function sendFile(c: Context<AppEnv>, db: Db, row: Appointment): Promise<Response> {
  const [origin, { site }] = [c.get('origin'), c.get('content')] as const
  const listing = await findAppointmentListing(db, row)
  const path = listingPath(listing, row.lang)
  const home = listingName(listing, row.lang)
  const file = appointmentFile(row, { site, origin, home, url: path ? origin + path : '' })
  return c.body(file.content, 200, {
    'Cache-Control': 'no-store',
    'Content-Type': file.mimeType,
    'Content-Disposition': `attachment; filename="${file.filename}"`,
    'X-Robots-Tag': 'noindex',
  })
}

interface SentAppointment {
  lang: Lang
  row: Appointment
  done?: VisitorAction | null
  refused?: RefusedForm
}

async function sendAppointment(
  c: Context<AppEnv>,
  db: Db,
  { lang, row, done = null, refused }: SentAppointment,
): Promise<Response> {
  const token = c.req.query('token') ?? ''
  const view = createView(c, lang, (other) => appointmentPath(other, token))
  const [agent, listing] = await Promise.all([findAgent(db, row), findAppointmentListing(db, row)])
  const now = new Date()
  return sendPersonal(c, view, {
    title: view.t('appointment.title'),
    status: refused ? 422 : 200,
    children: (
      <VisitorPage
        view={view}
        token={token}
        row={row}
        agent={agent}
        listing={listing}
        similar={row.feedback?.wantsSimilar && listing ? similarPath(view, listing) : null}
        done={done}
        refused={refused ?? null}
        now={now.getTime()}
        today={brusselsDay(now)}
      />
    ),
  })
}

function sendInvalid(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  const view = createView(c, lang, (other) => appointmentPath(other, ''))
  const children = <InvalidPage view={view} />
  return sendPersonal(c, view, { title: view.t('appointment.invalid'), status: 404, children })
}

type SentPage = Pick<Parameters<typeof sendPage>[1], 'title' | 'children' | 'status'>

/** Sends a page for one person, which is neither cached nor indexed. */
function sendPersonal(c: Context<AppEnv>, view: View, page: SentPage): Promise<Response> {
  c.header('X-Robots-Tag', 'noindex')
  return sendPage(c, {
    ...page,
    view,
    canonical: c.get('origin') + view.path,
    noindex: true,
    personal: true,
    sheets: ['controls', 'forms', 'details', 'saved-search'],
  })
}

/** The lowest and the highest price of similar listings, relative to that of the listing. */
const PRICE_RANGE = [0.8, 1.2] as const

/** Returns the path of the list of similar listings, on which the visitor can save the search. */
function similarPath({ site, lang }: View, { kind, record }: AppointmentListing): string | null {
  const card = kind === 'property' ? publicCard(record, site.settings) : null
  const [min, max] = PRICE_RANGE.map((factor) =>
    card?.price ? Number((card.price * factor).toPrecision(2)) : undefined,
  )
  const filter = combinedFilter({
    Goal: card?.goal ?? GOAL.projects,
    TypeOfPropertyIDs: card?.webIds ?? [],
    Zips: [record.zip],
    PriceMin: min,
    PriceMax: max,
  })
  return listPath(site, lang, withOfficialNames({ ...filter, radius: RADIUS_MIN }, lang))
}

/** The columns that a visitor's form changes, and the event of which the agent is told. */
interface VisitorChange {
  columns: Partial<Appointment>
  event: AgentEvent
}

async function act(c: Context<AppEnv>, lang: Lang): Promise<Response> {
  c.set('lang', lang)
  c.header('Cache-Control', 'no-store')
  const body = await readBody(c, ['form'])
  const fields = rawForm.safeParse(body.status === 'ok' ? body.value : null)
  if (!fields.success) return c.text('', body.status === 'wrong type' ? 415 : 400)
  const db = primaryDb(c.env.DB)
  const row = await findRow(c, db)
  if (!row) return sendInvalid(c, lang)
  const action = VISITOR_ACTIONS.find((name) => name === fields.data.action)
  if (!action) return sendAppointment(c, db, { lang, row, refused: { issue: 'closed' } })
  const done = () =>
    c.redirect(appointmentPath(lang, c.req.query('token') ?? '', { done: action }), 303)
  const now = new Date()
  const change = requestedChange(row, action, fields.data, now)
  if (change === 'done') return done()
  if ('issue' in change) return sendAppointment(c, db, { lang, row, refused: change })
  const after = afterChange(row, change.columns, now)
  const context = { env: c.env, db, site: c.get('content').site, origin: c.get('origin') }
  const mails = [
    ...(action === 'cancel' ? await visitorMail(context, after, 'cancelled') : []),
    ...(await agentMail(context, after, change.event)),
  ]
  if (await changeAppointment(db, after, { mails, now })) {
    sendSoon(c)
    return done()
  }
  // A second click finds the result of the first one.
  const current = await findRow(c, db)
  if (!current) return sendInvalid(c, lang)
  if (requestedChange(current, action, fields.data, now) === 'done') return done()
  return sendAppointment(c, db, { lang, row: current, refused: { issue: 'changed' } })
}

/** Returns the change of a form, `done` if it is stored already, or why the form is refused. */
function requestedChange(
  row: Appointment,
  action: VisitorAction,
  fields: RawForm,
  now: Date,
): VisitorChange | RefusedForm | 'done' {
  if (action === 'feedback') return requestedFeedback(row, fields, now)
  if (action === 'cancel' && isDone(row, action)) return 'done'
  if (!canChange(row, now.getTime())) return { issue: 'closed' }
  if (fields.at !== undefined && fields.at !== String(row.startAt)) return { issue: 'changed' }
  if (action === 'cancel') {
    const columns = { state: 'cancelled-by-visitor', proposal: null } as const
    return { columns, event: 'cancelled-by-visitor' }
  }
  const [date, part] = [String(fields.date ?? ''), fields.part]
  if (!isDayPart(part) || !isVisitDay(date, brusselsDay(now)))
    return { issue: 'date', date, part: String(part) }
  if (row.proposal?.date === date && row.proposal.part === part) return 'done'
  return { columns: { proposal: { date, part } }, event: 'proposed' }
}

function requestedFeedback(
  row: Appointment,
  { liking, reasons, comment, wantsSimilar }: RawForm,
  now: Date,
): VisitorChange | RefusedForm | 'done' {
  if (isDone(row, 'feedback')) return 'done'
  if (!canAnswer(row, now.getTime())) return { issue: 'closed' }
  const chosen = [reasons ?? []].flat()
  const answers = {
    liking,
    reasons: REASONS.filter((reason) => chosen.includes(reason)),
    // Browsers count a line break as one character, and send two.
    comment: String(comment ?? '').replaceAll('\r\n', '\n'),
    wantsSimilar: wantsSimilar === 'true',
  }
  const { success, data, error } = feedback.safeParse(answers)
  if (!success) {
    const isLikingWrong = error.issues.some(({ path }) => path[0] === 'liking')
    return { ...answers, issue: isLikingWrong ? 'liking' : 'comment', liking: String(liking) }
  }
  const at = now.getTime()
  const columns = { feedback: data, feedbackAt: at, askedAt: row.askedAt ?? at }
  return { columns, event: 'answered' }
}
