import { eq, inArray, lt, sql } from 'drizzle-orm'
import { dailyKey } from '../db/daily-salt'
import type { Db } from '../db/db'
import { loginTry } from '../db/schema-people'

const SECOND = 1000
const MINUTE = 60 * SECOND

interface Rule {
  /** Failed attempts before the first wait. */
  free: number
  /** The first wait; each next one is twice as long, up to the longest. */
  first: number
  longest: number
  /** Time without an attempt after which the counter starts again. */
  forget: number
}

/**
 * `pair` is one account from one IP address. It has long waits, which don't affect the owner of the
 * account at other addresses. `person` is one account from all addresses: its waits are short, so that
 * they slow down distributed guessing without locking the owner out. `address` is one IP address.
 */
const RULES = {
  pair: { free: 5, first: MINUTE, longest: 15 * MINUTE, forget: 60 * MINUTE },
  person: { free: 20, first: SECOND, longest: 10 * SECOND, forget: 15 * MINUTE },
  address: { free: 30, first: 15 * MINUTE, longest: 15 * MINUTE, forget: 15 * MINUTE },
} satisfies Record<string, Rule>

interface LoginTry {
  email: string
  address: string
}

/**
 * Counts a login attempt before its password is checked, so that parallel attempts are limited too.
 * Returns null when the attempt may proceed, else the seconds to wait. The counters of the pair, the
 * person and the address are raised in this order; the first one that is waiting stays as it is and
 * ends the count.
 */
export async function countTry(
  db: Db,
  tried: LoginTry,
  factor: number,
  now: Date,
): Promise<number | null> {
  const keys = await keysOf(db, tried, now)
  for (const name of ['pair', 'person', 'address'] as const) {
    const rule = RULES[name]
    const limits = { ...rule, free: rule.free * factor }
    if (!(await step(db, keys[name], limits, now.getTime()))) {
      return secondsLeft(db, keys[name], now.getTime())
    }
  }
  return null
}

/** Takes back the count of an attempt whose password was right. */
export async function forgiveTry(db: Db, tried: LoginTry, now: Date): Promise<void> {
  const keys = await keysOf(db, tried, now)
  await db.batch([
    db.delete(loginTry).where(inArray(loginTry.key, [keys.pair, keys.person])),
    db
      .update(loginTry)
      .set({ tries: sql`tries - 1`, nextAt: now.getTime() })
      .where(eq(loginTry.key, keys.address)),
  ])
}

/** Deletes expired tries. */
export async function forgetTries(db: Db, now: Date): Promise<void> {
  await db.delete(loginTry).where(lt(loginTry.triedAt, now.getTime() - 60 * MINUTE))
}

async function keysOf(db: Db, { email, address }: LoginTry, now: Date) {
  const key = (text: string) => dailyKey(db, `login ${text}`, now)
  return {
    pair: await key(`pair ${email} ${address}`),
    person: await key(`person ${email}`),
    address: await key(`address ${address}`),
  }
}

/** Counts an attempt unless `key` is waiting. One statement, so that parallel attempts are exact. */
async function step(db: Db, key: string, rule: Rule, now: number): Promise<boolean> {
  const isOld = sql`tried_at <= ${now - rule.forget}`
  const wait = sql`min(${rule.longest}, ${rule.first} << min(tries + 1 - ${rule.free}, 16))`
  const taken = await db
    .insert(loginTry)
    .values({ key, tries: 1, triedAt: now, nextAt: now })
    .onConflictDoUpdate({
      target: loginTry.key,
      set: {
        tries: sql`CASE WHEN ${isOld} THEN 1 ELSE tries + 1 END`,
        triedAt: now,
        nextAt: sql`${now} + CASE WHEN ${isOld} OR tries + 1 < ${rule.free} THEN 0 ELSE ${wait} END`,
      },
      setWhere: sql`next_at <= ${now}`,
    })
    .returning({ tries: loginTry.tries })
    .get()
  return taken !== undefined
}

async function secondsLeft(db: Db, key: string, now: number): Promise<number> {
  const row = await db.select().from(loginTry).where(eq(loginTry.key, key)).get()
  return Math.max(1, Math.ceil(((row?.nextAt ?? now) - now) / SECOND))
}
