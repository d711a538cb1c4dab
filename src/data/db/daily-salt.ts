import { eq, lt } from 'drizzle-orm'
import { toHex } from '../../domain/format/bytes'
import type { Db } from './db'
import { freshSecret, hmacKey, hmacOf } from './hmac'
import { dailySalt as dailySaltTable } from './schema-leads'

/** This isolate's salt of the day. */
let cachedKey: { day: string; key: CryptoKey } | null = null

/**
 * A pseudonym of a personal text for this day: the same text gives the same key, and once the day's
 * salt is deleted, the text can't be recovered from it.
 */
export async function dailyKey(db: Db, text: string, now: Date): Promise<string> {
  const mac = await hmacOf(await dailySalt(db, now), text)
  return toHex(mac.subarray(0, 16))
}

/** The day's secret; the first call of the day makes and stores it. */
async function dailySalt(db: Db, now: Date): Promise<CryptoKey> {
  const day = now.toISOString().slice(0, 10)
  if (cachedKey?.day === day) return cachedKey.key
  const fresh = freshSecret()
  const [, [row]] = await db.batch([
    db.insert(dailySaltTable).values({ day, salt: fresh }).onConflictDoNothing(),
    db.select().from(dailySaltTable).where(eq(dailySaltTable.day, day)),
  ])
  const key = await hmacKey(row?.salt ?? fresh)
  cachedKey = { day, key }
  return key
}

/** Deletes the salts of past days. */
export async function forgetSalts(db: Db, now: Date): Promise<void> {
  await db.delete(dailySaltTable).where(lt(dailySaltTable.day, now.toISOString().slice(0, 10)))
}
