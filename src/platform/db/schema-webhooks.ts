import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Attempt, DeliveryData, DeliveryEvent } from '../../features/webhooks/delivery'
import type { WebhookEvent } from '../../features/webhooks/webhook'

/** `migrations/0017_webhooks.sql` describes the columns. */
export const webhook = sqliteTable('webhook', {
  id: integer().primaryKey(),
  sort: integer().notNull(),
  name: text().notNull(),
  url: text().notNull(),
  events: text({ mode: 'json' }).$type<WebhookEvent[]>().notNull(),
  active: integer({ mode: 'boolean' }).notNull(),
  secret: text(),
})

export const webhookChange = sqliteTable(
  'webhook_change',
  {
    kind: integer().notNull(),
    id: integer().notNull(),
    was: integer(),
    isOwn: integer('is_own', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)

export const webhookDelivery = sqliteTable('webhook_delivery', {
  id: text().primaryKey(),
  webhookId: integer('webhook_id').notNull(),
  event: text().$type<DeliveryEvent>().notNull(),
  data: text({ mode: 'json' }).$type<DeliveryData>().notNull(),
  state: text({ enum: ['pending', 'delivered', 'dead'] }).notNull(),
  attempts: text({ mode: 'json' }).$type<Attempt[]>().notNull(),
  nextAt: text('next_at').notNull(),
  claim: text(),
  createdAt: text('created_at').notNull(),
})
