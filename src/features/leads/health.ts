import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { contentVersion, siteSetting } from '../../platform/db/schema-content'
import { crmRun, crmState } from '../../platform/db/schema-crm'
import { outbox } from '../../platform/db/schema-leads'
import { IS_UNDELIVERED } from '../../platform/mail/outbox'

/** The facts of the health check that are read from the database. */
export interface StoredHealth {
  version: number
  hasAgency: boolean
  hasDeadMail: boolean
  /** The creation time (ISO) of the oldest queued mail, or null. */
  mailWaitingSince: string | null
  crm: { isHeld: boolean; isPaused: boolean; startedAt: string | null; lastGoodAt: string | null }
}

/** Reads the facts in one round trip of index look-ups. Throws if D1 does not respond. */
export async function readHealth(db: Db): Promise<StoredHealth> {
  const [versions, agencies, dead, waiting, [crm], held] = await db.batch([
    db.select().from(contentVersion).limit(1),
    db.select({ id: siteSetting.id }).from(siteSetting).limit(1),
    // States are written as literals, or SQLite would not use the partial indexes.
    db.select({ id: outbox.id }).from(outbox).where(IS_UNDELIVERED).limit(1),
    db
      .select({ since: sql<string | null>`min(${outbox.createdAt})` })
      .from(outbox)
      .where(sql`${outbox.state} = 'pending'`),
    db.select().from(crmState).limit(1),
    db.select({ id: crmRun.id }).from(crmRun).where(sql`${crmRun.state} = 'held'`).limit(1),
  ])
  if (!versions[0]) throw new Error('content_version is empty: run the migrations')
  return {
    version: versions[0].version,
    hasAgency: agencies.length > 0,
    hasDeadMail: dead.length > 0,
    mailWaitingSince: waiting[0]?.since ?? null,
    crm: {
      isHeld: held.length > 0,
      isPaused: Boolean(crm?.pausedAt),
      startedAt: crm?.startedAt ?? null,
      lastGoodAt: crm?.lastGoodAt ?? null,
    },
  }
}
