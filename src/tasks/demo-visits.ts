import { eq } from 'drizzle-orm'
import type { Appointment, Feedback } from '../features/appointments/appointment'
import { afterChange, changeAppointment, storeAppointment } from '../features/appointments/queries'
import { storeLead } from '../features/leads/queries'
import { releaseFeedback } from '../features/owner-area/owner-area.staff'
import { fullAddress } from '../listing/address'
import { findProperty } from '../listing/queries/listings'
import { type Db, runBatch } from '../platform/db/db'
import { lead } from '../platform/db/schema-leads'
import type { Lang } from '../platform/format/lang'
import { brusselsDay, momentOf } from '../platform/format/local-time'
import { findAccount } from '../site/accounts/queries'
import { addDemoEarlyListing } from './demo-early-listing'
import { addDemoFigures } from './demo-figures'

const DAY_MS = 86_400_000
const AGENT = 'staff@example.com'
/** A property of the demo's owner, and another one. */
const [OWNED, OTHER] = [410004, 410106]
/** The days from a request to its visit. */
const NOTICE_DAYS = 5
const ORIGIN = 'http://localhost'

interface DemoVisit {
  /** The days from today. */
  day: number
  time: string
  home: number
  name: [first: string, last: string]
  lang: Lang
  state: Appointment['state']
  note?: string
  feedback?: Feedback
  /** True if the owner reads the feedback. */
  isReleased?: true
}

const VISITS: readonly DemoVisit[] = [
  {
    day: -12,
    time: '10:30',
    home: OWNED,
    name: ['Femke', 'Aerts'],
    lang: 'nl',
    state: 'took-place',
    feedback: { liking: 'yes', reasons: ['price'], comment: '', wantsSimilar: true },
    isReleased: true,
  },
  {
    day: -8,
    time: '14:00',
    home: OWNED,
    name: ['Bastien', 'Collard'],
    lang: 'fr',
    state: 'took-place',
    feedback: {
      liking: 'little',
      reasons: ['size', 'location'],
      comment: 'Il nous manque une chambre pour les enfants.',
      wantsSimilar: true,
    },
  },
  {
    day: -5,
    time: '16:30',
    home: OWNED,
    name: ['Ivo', 'Claes'],
    lang: 'nl',
    state: 'missed',
  },
  {
    day: -3,
    time: '11:00',
    home: OTHER,
    name: ['Nora', 'Benali'],
    lang: 'fr',
    state: 'took-place',
    feedback: { liking: 'very', reasons: [], comment: '', wantsSimilar: false },
  },
  {
    day: 0,
    time: '17:30',
    home: OTHER,
    name: ['Wim', 'Hendrickx'],
    lang: 'nl',
    state: 'confirmed',
    note: 'Komt met zijn ouders. Sleutel ligt op kantoor.',
  },
  {
    day: 2,
    time: '10:00',
    home: OWNED,
    name: ['Laura', 'Peeters'],
    lang: 'nl',
    state: 'confirmed',
  },
  {
    day: 2,
    time: '11:00',
    home: OTHER,
    name: ['Jonas', 'Keller'],
    lang: 'de',
    state: 'moved',
  },
  {
    day: 6,
    time: '15:30',
    home: OWNED,
    name: ['Céline', 'Dupont'],
    lang: 'fr',
    state: 'planned',
  },
]

/**
 * Adds visits of the past and coming days to the demo, with their feedback, the figures of 90 days and a property with
 * early access.
 */
export async function addDemoVisits(db: Db, now: Date): Promise<void> {
  const agent = await findAccount(db, AGENT)
  for (const visit of VISITS) await addVisit(db, visit, agent?.id ?? null, now)
  if (agent) {
    await addDemoFigures(db, now, agent.id)
    await addDemoEarlyListing(db, now, agent.id)
  }
}

async function addVisit(
  db: Db,
  { day, time, home, name, lang, state, note = '', feedback, isReleased }: DemoVisit,
  agentId: number | null,
  now: Date,
): Promise<void> {
  const date = brusselsDay(new Date(now.getTime() + day * DAY_MS))
  const startAt = momentOf(`${date}T${time}`)?.getTime()
  const record = await findProperty(db, home)
  if (startAt === undefined || record === null || record === 'gone') return
  const createdAt = new Date(Math.min(now.getTime(), startAt) - NOTICE_DAYS * DAY_MS)
  const [FirstName, Name] = name
  const person = { name: name.join(' '), email: `${FirstName}.${Name}@example.com`.toLowerCase() }
  const leadId = crypto.randomUUID()
  await storeLead(
    db,
    {
      id: leadId,
      kind: 'visit',
      lang,
      data: {
        FirstName,
        Name,
        Email: person.email,
        PhoneNumber: '+32470123456',
        Subject: '',
        Content: '',
        IsReceivedEmail: false,
        VisitDate: [date],
        VisitPart: [time < '12' ? 'am' : 'pm'],
      },
      extra: {},
      moduleId: null,
      propertyId: home,
      projectId: null,
      page: null,
      referrer: '',
      campaign: '',
      idempotencyKey: null,
      officeId: null,
    },
    [],
    createdAt,
  )
  await db.update(lead).set({ status: 'visit', assigneeId: agentId }).where(eq(lead.id, leadId))
  const isPlanned = state === 'planned'
  const row: Appointment = {
    ...person,
    id: crypto.randomUUID(),
    leadId,
    kind: 'visit',
    propertyId: home,
    projectId: null,
    lang,
    phone: '+32470123456',
    startAt,
    minutes: 30,
    agentId,
    place: fullAddress(record, 'nl'),
    note,
    state: isPlanned ? 'planned' : 'confirmed',
    sequence: 0,
    proposal: null,
    confirmedAt: isPlanned ? null : createdAt.getTime(),
    // The demo sends no mails about what it made up.
    remindedAt: now.getTime(),
    askedAt: now.getTime(),
    feedback: null,
    feedbackAt: null,
    origin: ORIGIN,
    createdAt: createdAt.getTime(),
    changedAt: createdAt.getTime(),
  }
  await storeAppointment(db, row, { now: createdAt })
  if (state !== row.state) {
    const answered = feedback ? { feedback, feedbackAt: startAt + DAY_MS } : {}
    await changeAppointment(db, afterChange(row, { state, ...answered }, now), { now })
  }
  if (feedback && isReleased) {
    const { liking, reasons } = feedback
    await runBatch(db, [
      releaseFeedback(db, row.id, { text: '', feedback: { liking, reasons } }, now),
    ])
  }
}
