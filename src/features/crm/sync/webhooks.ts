import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { excluded, insertRowIf } from '../../../platform/db/insert-rows'
import { crmHook } from '../../../platform/db/schema-crm'

/** More than any agency's CRM tells of between two runs. */
const MAX_WAITING = 5000

/** Notes that a CRM told of a record, once however often it does; false while too many wait. */
export async function storeWebhookChange(
  db: Db,
  { key, isDeletion }: { key: string; isDeletion: boolean },
  now: Date,
): Promise<boolean> {
  const row = { external: key, isDeletion, toldAt: now.toISOString() }
  const hasRoom = sql`(select count(*) from ${crmHook}) < ${MAX_WAITING}`
  const [noted] = await insertRowIf(db, crmHook, row, hasRoom)
    .onConflictDoUpdate({
      target: crmHook.external,
      set: { isDeletion: excluded(crmHook.isDeletion), toldAt: excluded(crmHook.toldAt) },
    })
    .returning()
  return noted !== undefined
}

/** The record that was told of first, before `until`; null without one. */
export async function firstTold(db: Db, until: string) {
  const waiting = db.select().from(crmHook).where(lt(crmHook.toldAt, until))
  return (await waiting.orderBy(crmHook.toldAt).get()) ?? null
}
