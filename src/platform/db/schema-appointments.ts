import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type {
  AppointmentKind,
  AppointmentState,
  Feedback,
} from '../../features/appointments/appointment'
import type { EntryKind, EntryState } from '../../features/owner-area/owner-entries'
import type { HalfDay } from '../../site/forms/half-days'
import type { Lang } from '../format/lang'

const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()

export const appointment = sqliteTable('appointment', {
  id: text().primaryKey(),
  leadId: text('lead_id'),
  kind: text().$type<AppointmentKind>().notNull(),
  propertyId: integer('property_id'),
  projectId: integer('project_id'),
  lang: text().$type<Lang>().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  startAt: integer('start_at').notNull(),
  minutes: integer().notNull(),
  agentId: integer('agent_id'),
  place: text().notNull(),
  note: text().notNull(),
  state: text().$type<AppointmentState>().notNull(),
  sequence: integer().notNull(),
  proposal: json<HalfDay>('proposal'),
  confirmedAt: integer('confirmed_at'),
  remindedAt: integer('reminded_at'),
  askedAt: integer('asked_at'),
  feedback: json<Feedback>('feedback'),
  feedbackAt: integer('feedback_at'),
  origin: text().notNull(),
  createdAt: integer('created_at').notNull(),
  changedAt: integer('changed_at').notNull(),
})

export const ownerEntry = sqliteTable('owner_entry', {
  id: text().primaryKey(),
  propertyId: integer('property_id').notNull(),
  kind: text().$type<EntryKind>().notNull(),
  at: integer().notNull(),
  state: text().$type<EntryState | ''>().notNull(),
  text: text().notNull(),
  feedback: json<Pick<Feedback, 'liking' | 'reasons'>>('feedback'),
  releasedAt: integer('released_at'),
})
