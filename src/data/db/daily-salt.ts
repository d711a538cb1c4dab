import { eq, lt } from 'drizzle-orm'
import { toHex } from '../../domain/format/bytes'
import type { Db } from './db'
import { freshSecret, hmacKey, hmacOf } from './hmac'
import { dailySalt as dailySaltTable } from './schema-leads'

/** This isolate's salt of the day. */
let held: { day: string; key: CryptoKey } | null = null

/**
 * Stands for a text that tells of a person, for this day: the same text gives the same key, and once
 * the day's salt is gone, nobody can tell what it was.
 */
export async function dailyKey(db: Db, text: string, now: Date): Promise<string> {
  const mac = await hmacOf(await dailySalt(db, now), text)
  return toHex(mac.subarray(0, 16))
}

/** The day's secret, made by whoever needs it first. */
async function dailySalt(db: Db, now: Date): Promise<CryptoKey> {
  const day = now.toISOString().slice(0, 10)
  if (held?.day === day) return held.key
  const fresh = freshSecret()
  const [, [row]] = await db.batch([
    db.insert(dailySaltTable).values({ day, salt: fresh }).onConflictDoNothing(),
    db.select().from(dailySaltTable).where(eq(dailySaltTable.day, day)),
  ])
  const key = await hmacKey(row?.salt ?? fresh)
  held = { day, key }
  return key
}

/** Salts of days past. */
export async function forgetSalts(db: Db, now: Date): Promise<void> {
  await db.delete(dailySaltTable).where(lt(dailySaltTable.day, now.toISOString().slice(0, 10)))
}
