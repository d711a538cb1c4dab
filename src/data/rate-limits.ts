import { eq, lt, sql } from 'drizzle-orm'
import { toHex } from '../domain/bytes'
import { dailySalt } from './daily-salt'
import type { Db } from './db'
import { rateCount } from './schema-leads'

interface Limit {
  max: number
  seconds: number
}

/** Calls from one address, as the contract tells; all limits of a name hold together. */
export const LIMITS = {
  forms: [{ max: 20, seconds: 600 }],
  login: [{ max: 30, seconds: 900 }],
  'email-check': [
    { max: 10, seconds: 600 },
    { max: 40, seconds: 86_400 },
  ],
  'document-gate': [{ max: 20, seconds: 600 }],
  'error-report': [{ max: 30, seconds: 60 }],
  'staff-call': [{ max: 30, seconds: 60 }],
} as const satisfies Record<string, readonly Limit[]>
export type LimitName = keyof typeof LIMITS

/** Free failures of one account; each further one costs a wait, twice the last, up to the longest. */
const ACCOUNT = {
  free: 5,
  firstWaitMs: 60_000,
  longestWaitMs: 15 * 60_000,
  forgottenMs: 86_400_000,
}

export type RateAnswer = { allowed: true } | { allowed: false; retryAfterSeconds: number }

export interface RateOptions {
  /** Multiplies every limit: `RATE_LIMIT_FACTOR`. */
  factor: number
  now: Date
}

/**
 * Counts a call and says whether it is one too many. Where only failures count, count before the
 * work and give back what succeeded (`takeBackCall`): so many at once can't slip through.
 */
export async function countCall(
  db: Db,
  name: LimitName,
  who: string,
  { factor, now }: RateOptions,
): Promise<RateAnswer> {
  const answers: number[] = []
  for (const { max, seconds } of LIMITS[name]) {
    const key = await keyOf(db, `${name}:${seconds}`, who, now)
    const { count, endsAt } = await countOne(db, key, seconds * 1000, now.getTime())
    if (count > max * factor) answers.push(endsAt - now.getTime())
  }
  return answers.length === 0 ? { allowed: true } : refused(Math.max(...answers))
}

/** Makes a counted call as if it had not been. */
export async function takeBackCall(db: Db, name: LimitName, who: string, now: Date): Promise<void> {
  for (const { seconds } of LIMITS[name]) {
    const key = await keyOf(db, `${name}:${seconds}`, who, now)
    await db
      .update(rateCount)
      .set({ count: sql`max(0, ${rateCount.count} - 1)` })
      .where(eq(rateCount.key, key))
  }
}

/**
 * Counts a try to log in to an account (whether it exists or not) as failed; `forgiveAccount` clears
 * the account when it was none. Tries that have to wait are not counted.
 */
export async function countAccountTry(
  db: Db,
  account: string,
  { factor, now }: RateOptions,
): Promise<RateAnswer> {
  const at = now.getTime()
  const key = await keyOf(db, 'account', account, now)
  const free = ACCOUNT.free * factor
  const count = sql`(case when ${rateCount.endsAt} <= ${at} then 1 else ${rateCount.count} + 1 end)`
  const wait = sql`min(${ACCOUNT.longestWaitMs}, ${ACCOUNT.firstWaitMs} * (1 << min(10, max(0, ${count} - ${free}))))`
  const endsAt = at + ACCOUNT.forgottenMs
  const waitsUntil = free <= 1 ? at + ACCOUNT.firstWaitMs : 0
  const counted = await db
    .insert(rateCount)
    .values({ key, count: 1, endsAt, waitsUntil })
    .onConflictDoUpdate({
      target: rateCount.key,
      set: {
        count,
        endsAt,
        waitsUntil: sql`case when ${count} >= ${free} then ${at} + ${wait} else 0 end`,
      },
      setWhere: sql`${rateCount.waitsUntil} <= ${at}`,
    })
    .returning()
    .get()
  if (counted) return { allowed: true }
  const row = await db.select().from(rateCount).where(eq(rateCount.key, key)).get()
  return refused((row?.waitsUntil ?? at) - at)
}

/** The right password: earlier failures of the account are forgotten. */
export async function forgiveAccount(db: Db, account: string, now: Date): Promise<void> {
  await db.delete(rateCount).where(eq(rateCount.key, await keyOf(db, 'account', account, now)))
}

/** Counts whose time is over. */
export async function forgetCounts(db: Db, now: Date): Promise<void> {
  await db.delete(rateCount).where(lt(rateCount.endsAt, now.getTime()))
}

async function countOne(db: Db, key: string, spanMs: number, at: number) {
  const over = sql`${rateCount.endsAt} <= ${at}`
  return await db
    .insert(rateCount)
    .values({ key, count: 1, endsAt: at + spanMs, waitsUntil: 0 })
    .onConflictDoUpdate({
      target: rateCount.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateCount.count} + 1 end`,
        endsAt: sql`case when ${over} then ${at + spanMs} else ${rateCount.endsAt} end`,
      },
    })
    .returning({ count: rateCount.count, endsAt: rateCount.endsAt })
    .get()
}

/** An HMAC under the day's salt: once that is gone, nobody can tell whose key it was. */
async function keyOf(db: Db, what: string, who: string, now: Date): Promise<string> {
  const salt = await dailySalt(db, now)
  const mac = await crypto.subtle.sign('HMAC', salt, new TextEncoder().encode(`${what}|${who}`))
  return toHex(new Uint8Array(mac, 0, 16))
}

function refused(ms: number): RateAnswer {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) }
}
