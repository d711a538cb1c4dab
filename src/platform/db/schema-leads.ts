import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CrmLead } from '../../features/leads/crm-lead'
import type { LeadStatus } from '../../features/leads/lead-status'
import type { HeldDelivery } from '../../features/leads/queries'
import type { FormData } from '../../site/forms/check-form'
import type { LeadKind } from '../../site/forms/forms'
import type { Lang } from '../format/lang'
import type { OutgoingMail } from '../mail/outgoing-mail'

const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>()

export const lead = sqliteTable('lead', {
  id: text().primaryKey(),
  kind: text().$type<LeadKind>().notNull(),
  lang: text().$type<Lang>().notNull(),
  createdAt: text('created_at').notNull(),
  data: json<FormData>('data').notNull(),
  extra: json<Record<string, string>>('extra').notNull(),
  moduleId: integer('module_id'),
  propertyId: integer('property_id'),
  projectId: integer('project_id'),
  page: text(),
  referrer: text().notNull(),
  campaign: text().notNull(),
  idempotencyKey: text('idempotency_key'),
  contentHash: text('content_hash').notNull(),
  readAt: text('read_at'),
  status: text().$type<LeadStatus>().notNull().default('new'),
  assigneeId: integer('assignee_id'),
  due: text(),
  closedReason: text('closed_reason'),
  officeId: integer('office_id'),
  held: json<HeldDelivery>('held'),
})

export const leadNote = sqliteTable('lead_note', {
  id: integer().primaryKey(),
  leadId: text('lead_id').notNull(),
  accountId: integer('account_id').notNull(),
  at: integer().notNull(),
  text: text().notNull(),
})

export const leadRead = sqliteTable(
  'lead_read',
  {
    leadId: text('lead_id').notNull(),
    accountId: integer('account_id').notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.accountId] })],
)

export const outbox = sqliteTable('outbox', {
  id: text().primaryKey(),
  leadId: text('lead_id'),
  mail: json<OutgoingMail>('mail').notNull(),
  state: text({ enum: ['pending', 'sent', 'dead'] }).notNull(),
  attempts: integer().notNull(),
  round: integer().notNull(),
  nextAt: text('next_at').notNull(),
  claim: text(),
  driver: text(),
  lastError: text('last_error'),
  createdAt: text('created_at').notNull(),
  sentAt: text('sent_at'),
  recipient: text({ enum: ['refused', 'recovered'] }),
})

export const crmLead = sqliteTable('crm_lead', {
  leadId: text('lead_id').primaryKey(),
  lead: json<CrmLead>('lead').notNull(),
  mail: json<OutgoingMail>('mail'),
  state: text({ enum: ['pending', 'taken', 'refused', 'unknown', 'settled'] }).notNull(),
  attempts: integer().notNull(),
  nextAt: text('next_at').notNull(),
  claim: text(),
  reason: text(),
  crmId: text('crm_id'),
  createdAt: text('created_at').notNull(),
})

export const rateCount = sqliteTable('rate_count', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: integer('ends_at').notNull(),
})

export const dailySalt = sqliteTable('daily_salt', {
  day: text().primaryKey(),
  salt: text().notNull(),
})

export const signingKeyRow = sqliteTable('signing_key', {
  id: integer().primaryKey(),
  key: text().notNull(),
})
