import { and, eq, lte, sql } from 'drizzle-orm'
import { localTime } from '../../../listing/queries/listing-index'
import type { Db, Statement } from '../../../platform/db/db'
import { insertRowIf } from '../../../platform/db/insert-rows'
import { project, property } from '../../../platform/db/schema'
import { crmHook, crmId } from '../../../platform/db/schema-crm'

/** The maximum number of stored webhooks, more than any agency's CRM sends between two runs. */
const MAX_WAITING = 5000

/** Stores a webhook of a record once, however often it comes; returns false while there are too many. */
export async function storeWebhookChange(
  db: Db,
  { key, isDeletion }: { key: string; isDeletion: boolean },
  now: Date,
): Promise<boolean> {
  const notifiedAt = now.toISOString()
  const row = { external: key, isDeletion, notifiedAt, tries: 0, nextAt: null }
  const hasRoom = sql`(select count(*) from ${crmHook}) < ${MAX_WAITING}`
  const [inserted] = await insertRowIf(db, crmHook, row, hasRoom)
    .onConflictDoUpdate({
      target: crmHook.external,
      set: { isDeletion, notifiedAt, tries: 0, nextAt: null },
    })
    .returning()
  return inserted !== undefined
}

export type Webhook = typeof crmHook.$inferSelect

/** Returns the webhook that has been due for the longest time at `until`, or null. */
export async function findDueWebhook(db: Db, until: string): Promise<Webhook | null> {
  const dueAt = sql`coalesce(${crmHook.nextAt}, ${crmHook.notifiedAt})`
  return (await db.select().from(crmHook).where(lte(dueAt, until)).orderBy(dueAt).get()) ?? null
}

/** The minutes before a record is fetched again that did not agree with its webhook. */
const PAUSES = [1, 5, 30, 360]

/** Returns true if the record of this webhook will not be fetched again. */
export function isLastTry({ tries }: Webhook): boolean {
  return tries >= PAUSES.length
}

/** Returns the statement that deletes a webhook. One that came again meanwhile stays. */
export function deleteWebhook(db: Db, webhook: Webhook): Statement {
  return db.delete(crmHook).where(isSame(webhook))
}

/** Returns the statement that schedules the next try of a webhook after a run, or deletes it after the last one. */
export function postponeWebhook(db: Db, webhook: Webhook, startedAt: string): Statement {
  const pause = PAUSES[webhook.tries]
  if (pause === undefined) return deleteWebhook(db, webhook)
  const nextAt = new Date(Date.parse(startedAt) + pause * 60_000).toISOString()
  return db
    .update(crmHook)
    .set({ tries: webhook.tries + 1, nextAt })
    .where(isSame(webhook))
}

function isSame({ external, notifiedAt }: Webhook) {
  return and(eq(crmHook.external, external), eq(crmHook.notifiedAt, notifiedAt))
}

/**
 * Returns the statement that deletes the webhooks whose listings a run changed. The others stay, because the CRM may
 * have returned an old version of the record.
 */
export function deleteAppliedWebhooks(db: Db, startedAt: string): Statement {
  const since = localTime(new Date(startedAt))
  const changed = sql`exists (select 1 from ${crmId} where ${crmId.external} = ${crmHook.external} and (
    (${crmId.kind} = 'property' and exists (select 1 from ${property}
      where ${property.id} = ${crmId.id} and ${property.updatedAt} >= ${since}))
    or (${crmId.kind} = 'project' and (
      exists (select 1 from ${project} where ${project.id} = ${crmId.id} and ${project.updatedAt} >= ${since})
      or exists (select 1 from ${property}
        where ${property.projectId} = ${crmId.id} and ${property.updatedAt} >= ${since})))))`
  return db
    .delete(crmHook)
    .where(and(eq(crmHook.isDeletion, false), sql`${crmHook.tries} > 0`, changed))
}
