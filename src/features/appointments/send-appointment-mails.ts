import type { Bindings } from '../../env'
import { propertiesNearDeleted, readSoldListing } from '../../listing/queries/cached-details'
import type { CacheContext } from '../../platform/cache'
import { type Db, primaryDb } from '../../platform/db/db'
import { readVersions } from '../../platform/db/version'
import { brusselsDay, instantOf } from '../../platform/format/local-time'
import { configuredOrigin } from '../../platform/http/site-origin'
import { translator } from '../../platform/i18n'
import type { MailListing } from '../../platform/mail/mail-content'
import { loadContent } from '../../site/content'
import { toMailListing } from '../saved-searches/saved-searches'
import { type Appointment, endOf } from './appointment'
import { agentMail, type MailContext, visitorMail } from './mail/appointment-mails'
import {
  type AppointmentMail,
  afterChange,
  changeAppointment,
  listEnded,
  listUpcoming,
} from './queries'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The local time of the reminder, on the day before the appointment. */
const REMINDER_TIME = '17:00:00'
/** The longest time from a reminder to its appointment: on the night in which summer time ends. */
const MAX_AHEAD_MS = 32 * HOUR_MS
/** A visitor who was told the time less than this before the start gets no reminder. */
const MIN_NOTICE_MS = DAY_MS
/** The time from the end of an appointment until the visitor is asked for feedback. */
const FEEDBACK_AFTER_MS = 2 * HOUR_MS
/** A visitor is not asked for feedback any more this long after the end. */
const MAX_FEEDBACK_MS = 7 * DAY_MS
/** One run of the cron changes this many appointments. The next run continues. */
const MAX_CHANGES = 50

/** An appointment after its change, and the mails about the change. */
interface Change {
  after: Appointment
  mails: AppointmentMail[]
}

type Changing = (context: MailContext) => Promise<Change>

/**
 * Cancels visits of listings that left the market, and queues reminders and requests for feedback. Each change is stored
 * with its mails, so that a run that is killed sends no mail twice.
 */
export async function sendAppointmentMails(env: Bindings, now: Date): Promise<void> {
  const db = primaryDb(env.DB)
  const at = now.getTime()
  const [upcoming, ended] = await Promise.all([
    listUpcoming(db, { from: at, until: at + MAX_AHEAD_MS }),
    listEnded(db, at - FEEDBACK_AFTER_MS),
  ])
  const changes: { row: Appointment; change: Changing }[] = [
    ...upcoming.flatMap(({ row, isGone }) => {
      if (at < reminderAt(row)) return []
      if (isGone && row.kind === 'visit') return { row, change: cancelling(row, now) }
      return row.remindedAt === null ? { row, change: reminding(row, now) } : []
    }),
    ...ended.map((row) => ({ row, change: asking(row, now) })),
  ].slice(0, MAX_CHANGES)
  if (changes.length === 0) return
  const { site } = await loadContent(db)
  const failures: unknown[] = []
  for (const { row, change } of changes) {
    const origin = configuredOrigin(env.SITE_ORIGIN) ?? row.origin
    try {
      const { after, mails } = await change({ env, db, site, origin })
      await changeAppointment(db, after, { mails, now })
    } catch (error) {
      failures.push(error)
    }
  }
  // A failure of one appointment does not affect the others.
  if (failures.length > 0) throw failures[0]
}

/** Returns the instant (ms) from which the visitor is reminded: in the afternoon of the day before, in Belgian time. */
function reminderAt({ startAt }: Appointment): number {
  const dayBefore = new Date(Date.parse(brusselsDay(new Date(startAt))) - DAY_MS)
  const reminder = instantOf(`${dayBefore.toISOString().slice(0, 10)}T${REMINDER_TIME}`)
  return reminder?.getTime() ?? startAt
}

function cancelling(row: Appointment, now: Date): Changing {
  return async (context) => {
    const after = afterChange(row, { state: 'cancelled', proposal: null }, now)
    const similar = row.email ? await similarListings(context, row) : []
    const mails = [
      ...(await visitorMail(context, after, 'gone', similar)),
      ...(await agentMail(context, after, 'gone')),
    ]
    return { after, mails }
  }
}

function reminding(row: Appointment, now: Date): Changing {
  return async (context) => {
    const after = afterChange(row, { remindedAt: now.getTime() }, now)
    const isShortNotice = row.startAt - (row.confirmedAt ?? row.startAt) < MIN_NOTICE_MS
    return { after, mails: isShortNotice ? [] : await visitorMail(context, after, 'reminder') }
  }
}

function asking(row: Appointment, now: Date): Changing {
  return async (context) => {
    const at = now.getTime()
    const after = afterChange(row, { state: 'took-place', askedAt: row.askedAt ?? at }, now)
    const isAsked =
      row.kind === 'visit' && row.askedAt === null && at - endOf(row) <= MAX_FEEDBACK_MS
    return { after, mails: isAsked ? await visitorMail(context, after, 'feedback') : [] }
  }
}

/** Returns listings on the market that are similar to a property that left it. */
async function similarListings(
  { env, db, site, origin }: MailContext,
  { propertyId, lang }: Appointment,
): Promise<MailListing[]> {
  if (propertyId === null) return []
  const cache = await cacheContext(db, env.CACHE)
  const sold = await readSoldListing(db, cache, site.settings, propertyId)
  const cards = sold?.similar ?? (await propertiesNearDeleted(db, cache, propertyId))
  const words = { lang, t: translator(lang, site.labels[lang]), origin }
  return cards.map((card) => toMailListing(words, card))
}

/** Returns the context with which the cron reads the market, as requests do. */
async function cacheContext(db: Db, kv: KVNamespace): Promise<CacheContext> {
  const { version, content, listings } = await readVersions(db)
  return {
    kv,
    version,
    previous: null,
    content: { version: content, previous: null },
    listings,
    isDatabaseSilent: false,
    waitUntil: (promise) => void promise.catch(() => undefined),
    layers: new Set(),
    stale: false,
    preview: false,
    drafts: false,
  }
}
