import { inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { toHex } from '../format/bytes'
import type { Db } from './db'
import { hmacKey, hmacOf, newSecret } from './hmac'
import { dailySalt } from './schema-leads'

const DAY_MS = 86_400_000

interface Salts {
  day: string
  today: CryptoKey
  yesterday: CryptoKey
}

/** The salts that this isolate has cached. */
let cached: Salts | null = null

/** The pseudonym of a text on this day, and its pseudonym of the previous day. */
export interface DailyKeys {
  key: string
  previousKey: string
}

/**
 * Returns the pseudonyms of a personal text. The same text has the same keys. After a day's salt is deleted, the text
 * can't be recovered from them.
 */
export async function dailyKeys(db: Db, text: string, now: Date): Promise<DailyKeys> {
  const { today, yesterday } = await salts(db, now)
  const [key, previousKey] = await Promise.all([hmacOf(today, text), hmacOf(yesterday, text)])
  return { key: toHex(key.subarray(0, 16)), previousKey: toHex(previousKey.subarray(0, 16)) }
}

/**
 * Matches the row with yesterday's key if there is none with today's. The caller changes its key, so that its count
 * continues.
 */
export function isOfYesterday(column: SQLiteColumn, { key, previousKey }: DailyKeys): SQL {
  return sql`${column} = ${previousKey}
    and not exists (select 1 from ${column.table} as today where today.key = ${key})`
}

/** Returns the HMAC keys of this day and the previous one. The first call of the day creates and stores the salt. */
async function salts(db: Db, now: Date): Promise<Salts> {
  const day = dayOf(now.getTime())
  if (cached?.day === day) return cached
  const dayBefore = dayOf(now.getTime() - DAY_MS)
  const newSalt = newSecret()
  const [, rows] = await db.batch([
    db.insert(dailySalt).values({ day, salt: newSalt }).onConflictDoNothing(),
    db
      .select()
      .from(dailySalt)
      .where(inArray(dailySalt.day, [day, dayBefore])),
  ])
  const saltOf = (date: string) => rows.find((row) => row.day === date)?.salt
  const salt = saltOf(day) ?? newSalt
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
