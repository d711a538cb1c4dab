import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { excluded, insertRowIf } from '../../../platform/db/insert-rows'
import { crmHook } from '../../../platform/db/schema-crm'

/** The maximum number of stored webhooks, more than any agency's CRM sends between two runs. */
const MAX_WAITING = 5000

/** Stores a webhook of a record once, however often it comes; returns false while there are too many. */
export async function storeWebhookChange(
  db: Db,
  { key, isDeletion }: { key: string; isDeletion: boolean },
  now: Date,
): Promise<boolean> {
  const row = { external: key, isDeletion, notifiedAt: now.toISOString() }
  const hasRoom = sql`(select count(*) from ${crmHook}) < ${MAX_WAITING}`
  const [inserted] = await insertRowIf(db, crmHook, row, hasRoom)
    .onConflictDoUpdate({
      target: crmHook.external,
      set: { isDeletion: excluded(crmHook.isDeletion), notifiedAt: excluded(crmHook.notifiedAt) },
    })
    .returning()
  return inserted !== undefined
}

/** Returns the oldest webhook before `until`, or null. */
export async function findOldestWebhook(db: Db, until: string) {
  const waiting = db.select().from(crmHook).where(lt(crmHook.notifiedAt, until))
  return (await waiting.orderBy(crmHook.notifiedAt).get()) ?? null
}
