import { inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { toHex } from '../format/bytes'
import type { Db } from './db'
import { freshSecret, hmacKey, hmacOf } from './hmac'
import { dailySalt } from './schema-leads'

const DAY_MS = 86_400_000

interface Salts {
  day: string
  today: CryptoKey
  yesterday: CryptoKey
}

/** This isolate's salts. */
let cached: Salts | null = null

/** A text's pseudonym of this day, and the one it had the day before. */
export interface DailyKeys {
  key: string
  before: string
}

/**
 * Returns the pseudonyms of a personal text: the same text gives the same keys, and once a day's salt is deleted, the
 * text can't be recovered from them.
 */
export async function dailyKeys(db: Db, text: string, now: Date): Promise<DailyKeys> {
  const { today, yesterday } = await salts(db, now)
  const [key, before] = await Promise.all([hmacOf(today, text), hmacOf(yesterday, text)])
  return { key: toHex(key.subarray(0, 16)), before: toHex(before.subarray(0, 16)) }
}

/** Matches the row under yesterday's key while none has today's: moved there, it is counted on. */
export function isOfYesterday(column: SQLiteColumn, { key, before }: DailyKeys): SQL {
  return sql`${column} = ${before}
    and not exists (select 1 from ${column.table} as today where today.key = ${key})`
}

/** Returns the secrets of this day and the last; the first call of the day makes and stores its own. */
async function salts(db: Db, now: Date): Promise<Salts> {
  const day = dayOf(now.getTime())
  if (cached?.day === day) return cached
  const dayBefore = dayOf(now.getTime() - DAY_MS)
  const fresh = freshSecret()
  const [, rows] = await db.batch([
    db.insert(dailySalt).values({ day, salt: fresh }).onConflictDoNothing(),
    db
      .select()
      .from(dailySalt)
      .where(inArray(dailySalt.day, [day, dayBefore])),
  ])
  const saltOf = (wanted: string) => rows.find((row) => row.day === wanted)?.salt
  const salt = saltOf(day) ?? fresh
  const [today, yesterday] = await Promise.all([hmacKey(salt), hmacKey(saltOf(dayBefore) ?? salt)])
  cached = { day, today, yesterday }
  return cached
}

/** Deletes the salts of the days before yesterday. */
export async function deleteExpiredSalts(db: Db, now: Date): Promise<void> {
  await db.delete(dailySalt).where(lt(dailySalt.day, dayOf(now.getTime() - DAY_MS)))
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
