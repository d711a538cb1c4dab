import { z } from 'zod'
import { brusselsTime } from '../../platform/format/dates'
import { normalise } from '../../platform/format/text'
import { type HistoryFlags, INTERNAL_TYPE, type PropertyFlags } from '../../site/history-flags'
import { anonymiser, inTheOpen, type Words } from '../personal-data/personal-data'
import type { OwnerEntry } from './owner-entries'

const text = z.string()
const count = z.number().nonnegative()
/** An ISO date in Belgian local time, or null if the CRM's date could not be read. */
const date = z.string().nullable()
const typeId = z.number().int().nullable()

/** One day or week of the visit graph. `compare` is the number for similar properties. */
const graphPoint = z.object({ label: text, value: count, compare: count.nullable() })
export type GraphPoint = z.infer<typeof graphPoint>

const visitSource = z.object({ name: text, day: count, week: count, month: count, total: count })
export type VisitSource = z.infer<typeof visitSource>

const appointment = z.object({
  start: date,
  name: text,
  type: text,
  status: text,
  contact: text,
  comment: text,
  typeId,
})
const mediaEntry = z.object({ date, type: text, media: text, content: text })
export type MediaEntry = z.infer<typeof mediaEntry>

const communication = z.object({
  date,
  typeId,
  type: text,
  contact: text,
  subject: text,
  content: text,
})

/**
 * The history of a property from the CRM, including names of contacts and internal notes. `shownHistory` removes these.
 */
const history = z.object({
  flags: z.custom<PropertyFlags>().optional(),
  graph: z.array(graphPoint),
  visits: z.array(visitSource),
  calendar: z.array(appointment),
  media: z.array(mediaEntry),
  communications: z.array(communication),
})
export type History = z.infer<typeof history>
type Appointment = z.infer<typeof appointment>
type Communication = z.infer<typeof communication>

export const NO_HISTORY: History = {
  graph: [],
  visits: [],
  calendar: [],
  media: [],
  communications: [],
}

export interface ShownAppointment extends Omit<Appointment, 'name' | 'contact' | 'comment'> {
  name: Words
  contact: Words
  comment: Words
  /** True if it is in the future. */
  ahead: boolean
}

export interface ShownCommunication extends Omit<Communication, 'contact' | 'subject' | 'content'> {
  contact: Words
  subject: Words
  content: Words
}

/** An entry that the agency wrote on this site. */
export interface ShownEntry extends Pick<OwnerEntry, 'id' | 'kind' | 'state' | 'feedback'> {
  date: string | null
  /** The words of staff. */
  text: Words
  /** True if it is in the future. */
  ahead: boolean
}

/** The part of the history that the owner sees. A section that the agency disabled is null. */
export interface ShownHistory {
  graph: GraphPoint[]
  visits: VisitSource[] | null
  calendar: ShownAppointment[] | null
  media: MediaEntry[] | null
  communications: ShownCommunication[] | null
  documents: boolean
  /** The visible entries of all sections, the newest first. */
  entries: ShownEntry[]
}

interface HistoryContext {
  /** The current time as ISO in Belgian local time. */
  now: string
  /** The names of this site in the CRM's statistics, and the host that is shown instead. */
  site: { names: readonly string[]; host: string }
  entries?: readonly OwnerEntry[]
  random?: () => number
}

/** Applies the agency's flags to a history. It contains the names of contacts only if the agency chose to show them. */
export function shownHistory(
  record: History,
  flags: HistoryFlags,
  { now, site, entries = [], random }: HistoryContext,
): ShownHistory {
  const { contact, text } = flags.anonimizeContacts
    ? anonymiser(contactsOf(record), random)
    : inTheOpen
  const isThisSite = siteTest(site.names)
  const siteName = (name: string) => (isThisSite(name) ? site.host : name)
  return {
    graph: record.graph,
    visits: flags.showVisitStats
      ? record.visits.map((source) => ({ ...source, name: siteName(source.name) }))
      : null,
    calendar: flags.showCalendarHistory
      ? shownAppointments(record.calendar, flags, now).map((entry) => ({
          ...entry,
          name: text(entry.name),
          contact: contact(entry.contact),
          comment: text(flags.showComments ? entry.comment : ''),
          ahead: isAhead(entry, now),
        }))
      : null,
    media: flags.showMediaOnline
      ? newestFirst(record.media, ({ date }) => date).map((entry) => ({
          ...entry,
          media: siteName(entry.media),
        }))
      : null,
    communications: flags.showAutomaticHistory
      ? shownCommunications(record.communications, flags).map((entry) => ({
          ...entry,
          contact: contact(entry.contact),
          subject: text(entry.subject),
          content: text(flags.hideCommentsCommunication ? '' : entry.content),
        }))
      : null,
    documents: flags.showDocuments,
    entries: entries
      .map((entry) => shownEntry(entry, flags, now))
      .filter((entry) => isVisible(entry, flags))
      .map((entry) => ({ ...entry, text: text(entry.text) }))
      .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '')),
  }
}

type PlainEntry = Omit<ShownEntry, 'text'> & { text: string }

/** Returns the entry without the words and feedback that the agency hides. */
function shownEntry(
  { id, kind, state, at, text, feedback }: OwnerEntry,
  { showComments, hideCommentsCommunication }: HistoryFlags,
  now: string,
): PlainEntry {
  const isCommunication = kind === 'call' || kind === 'message'
  const isShown = showComments && !(isCommunication && hideCommentsCommunication)
  // An entry without a time is stored as the start of its day.
  const date = brusselsTime(at)?.replace(/T00:00:00$/, '') ?? null
  const ahead = date !== null && date > now
  return {
    id,
    kind,
    state,
    date,
    ahead,
    text: isShown ? text : '',
    feedback: isShown ? feedback : null,
  }
}

function isVisible({ kind, ahead }: PlainEntry, flags: HistoryFlags): boolean {
  if (kind === 'visit') return flags.showCalendarHistory && !(flags.showPastOnly && ahead)
  return kind === 'media' ? flags.showMediaOnline : flags.showAutomaticHistory
}

function shownAppointments(calendar: Appointment[], flags: HistoryFlags, now: string) {
  const visible = calendar.filter(
    (entry) =>
      !isHidden(entry, flags.hideCalendarTypeIDs) && !(flags.showPastOnly && isAhead(entry, now)),
  )
  return newestFirst(visible, ({ start }) => start)
}

/**
 * Returns the visible communications. The CRM writes one line per attachment, so only the first of consecutive ones is
 * shown.
 */
function shownCommunications(communications: Communication[], flags: HistoryFlags) {
  const visible = communications.filter((entry) => !isHidden(entry, flags.hideTypeIDs))
  const once = visible.filter((entry, index) => {
    const before = visible[index - 1]
    return !before || before.date !== entry.date || before.contact !== entry.contact
  })
  return newestFirst(once, ({ date }) => date)
}

function isHidden({ typeId }: { typeId: number | null }, hidden: readonly number[]): boolean {
  return typeId !== null && (typeId === INTERNAL_TYPE || hidden.includes(typeId))
}

function isAhead({ start }: Appointment, now: string): boolean {
  return start !== null && start > now
}

function newestFirst<Entry>(
  entries: readonly Entry[],
  dateOf: (entry: Entry) => string | null,
): Entry[] {
  return entries.toSorted((a, b) => (dateOf(b) ?? '').localeCompare(dateOf(a) ?? ''))
}

function contactsOf({ calendar, communications }: History): string[] {
  return [...calendar, ...communications].map(({ contact }) => contact)
}

/** The CRM's general names for the agency's own site. */
const OWN_SITE_NAMES = ['website', 'eigen website', 'own website', 'site web', 'webseite', 'pand']

function siteTest(names: readonly string[]): (name: string) => boolean {
  const siteKeys = new Set([...OWN_SITE_NAMES, ...names].map(siteKey))
  return (name) => siteKeys.has(siteKey(name))
}

function siteKey(name: string): string {
  return normalise(name.replace(/^https?:\/\//i, '').replace(/^www\./i, ''))
}
