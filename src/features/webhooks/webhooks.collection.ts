import { eq, sql } from 'drizzle-orm'
import { webhook, webhookDelivery } from '../../platform/db/schema-webhooks'
import type { Field } from '../../platform/fields/field'
import { defineCollection } from '../../staff/collections/collection'
import { STAFF } from '../../urls'
import { deleteDeliveries } from './delivery'
import { webhookPanels } from './staff/webhook-panels'
import { WEBHOOK_EVENTS, webhookDocument } from './webhook'

const name: Field = {
  kind: 'text',
  name: 'name',
  label: 'settings.name',
  help: 'webhook.name.help',
  required: true,
}

const url: Field = {
  kind: 'text',
  name: 'url',
  label: 'webhook.url',
  help: 'webhook.url.help',
  required: true,
}

/** The addresses of other programs that get messages about listings and leads. */
export const webhooks = defineCollection({
  kind: 'webhook',
  path: STAFF.webhooks,
  right: 'settings',
  nameText: 'webhook.name',
  objectText: 'webhook.object',
  texts: {
    title: 'webhook.title',
    intro: 'webhook.intro',
    create: 'webhook.create',
    createIntro: 'webhook.create.intro',
    createButton: 'webhook.create.button',
    edit: 'webhook.edit',
    deleted: 'webhook.deleted',
  },
  help: 'webhooks',
  table: webhook,
  schema: webhookDocument,
  fields: [
    name,
    url,
    {
      kind: 'choices',
      name: 'events',
      label: 'webhook.events',
      help: 'webhook.events.help',
      choices: WEBHOOK_EVENTS.map((value) => ({
        value,
        label: `webhook.event.${value}` as const,
      })),
    },
    { kind: 'flag', name: 'active', label: 'webhook.active', help: 'webhook.active.help' },
  ],
  createFields: [name, url],
  titleOf: ({ name }) => ({ nl: name }),
  async notesOf(c) {
    const { db, view } = c.var
    const rows = await db
      .select({
        id: webhook.id,
        active: webhook.active,
        dead: db.$count(
          webhookDelivery,
          sql`${eq(webhookDelivery.webhookId, webhook.id)} AND ${eq(webhookDelivery.state, 'dead')}`,
        ),
      })
      .from(webhook)
    return new Map(
      rows.flatMap(({ id, active, dead }): [number, string][] => {
        const notes = [
          ...(active ? [] : [view.t('webhook.off')]),
          ...(dead > 0 ? [view.t('webhook.dead', { count: dead })] : []),
        ]
        return notes.length > 0 ? [[id, notes.join(' · ')]] : []
      }),
    )
  },
  removal: (db, id) => [deleteDeliveries(db, id)],
  foot: webhookPanels,
})
