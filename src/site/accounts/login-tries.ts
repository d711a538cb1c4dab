import { eq, inArray, lt, sql } from 'drizzle-orm'
import { type DailyKeys, dailyKeys, isOfYesterday } from '../../platform/db/daily-salt'
import type { Db } from '../../platform/db/db'
import { deleteSome, repeatUntilDone } from '../../platform/db/delete-in-batches'
import { loginTry } from '../../platform/db/schema-people'
import type { Caller } from '../../platform/http/caller'
import { rememberRefusal, waitKnown } from '../../platform/http/refusals'
import { mailboxOf } from '../../platform/mail/mailbox'

const SECOND = 1000
const MINUTE = 60 * SECOND

interface Rule {
  /** The number of failed attempts before the first wait. */
  allowedFailures: number
  /** The duration of the first wait; each next wait is twice as long, up to `maxWait`. */
  firstWait: number
  maxWait: number
  /** The time without an attempt after which the counter starts again. */
  resetAfter: number
}

const PAIR = { firstWait: MINUTE, maxWait: 15 * MINUTE, resetAfter: 60 * MINUTE }
const NETWORK = { firstWait: 15 * MINUTE, maxWait: 15 * MINUTE, resetAfter: 15 * MINUTE }

/**
 * The limits of each counter. `pair` counts one account from one address, `pairNetwork` one account from one /48. They
 * have long waits, which do not affect the account's user elsewhere, and let too few attempts through to fill the next
 * counter. `person` counts one account from everywhere: its waits are short, so that they slow down distributed
 * guessing without locking the user out. `address` and `network` count one address and one /48 for all accounts.
 */
const RULES = {
  pair: { allowedFailures: 5, ...PAIR },
  pairNetwork: { allowedFailures: 10, ...PAIR },
  person: { allowedFailures: 20, firstWait: SECOND, maxWait: 10 * SECOND, resetAfter: 15 * MINUTE },
  address: { allowedFailures: 30, ...NETWORK },
  network: { allowedFailures: 120, ...NETWORK },
} satisfies Record<string, Rule>
type RuleName = keyof typeof RULES

export interface LoginAttempt {
  email: string
  caller: Caller
}

/** The counters of an attempt in the order in which they are checked; an IPv4 address has three. */
type Counters = [name: RuleName, keys: DailyKeys][]

/**
 * Counts a login attempt before its password is checked, so that parallel attempts are limited too. Returns null if the
 * attempt may proceed, else the seconds to wait. The counters are raised in their order; the first one that is waiting
 * is not raised and ends the count. A wait that this isolate knows already needs no query.
 */
export async function countLoginAttempt(
  db: Db,
  attempt: LoginAttempt,
  factor: number,
  now: Date,
): Promise<number | null> {
  const known = await knownLoginSeconds(db, attempt, now)
  if (known > 0) return known
  for (const [name, keys] of await countersOf(db, attempt, now)) {
    const limits = { ...RULES[name], allowedFailures: RULES[name].allowedFailures * factor }
    const nextAt = await step(db, keys, limits, now.getTime())
    if (nextAt !== null) {
      rememberRefusal(keys.key, nextAt)
      return Math.max(1, Math.ceil((nextAt - now.getTime()) / SECOND))
    }
  }
  return null
}

/** Returns the seconds that an attempt must wait according to this isolate, else 0. It counts nothing. */
export async function knownLoginSeconds(db: Db, attempt: LoginAttempt, now: Date): Promise<number> {
  const counters = await countersOf(db, attempt, now)
  return Math.ceil(Math.max(...counters.map(([, { key }]) => waitKnown(key, now))) / SECOND)
}

/** Removes a successful attempt from the counters; `times` is two if a password and a code were counted. */
export async function removeLoginAttempt(
  db: Db,
  attempt: LoginAttempt,
  now: Date,
  times = 1,
): Promise<void> {
  const counters = await countersOf(db, attempt, now)
  const keysOf = (isNetwork: boolean) =>
    counters
      .filter(([name]) => (name === 'address' || name === 'network') === isNetwork)
      .map(([, { key }]) => key)
  await db.batch([
    db.delete(loginTry).where(inArray(loginTry.key, keysOf(false))),
    db
      .update(loginTry)
      .set({ tries: sql`tries - ${times}`, nextAt: now.getTime() })
      .where(inArray(loginTry.key, keysOf(true))),
  ])
}

export async function deleteExpiredTries(db: Db, now: Date): Promise<void> {
  const isOver = lt(loginTry.triedAt, now.getTime() - 60 * MINUTE)
  await repeatUntilDone(db, [deleteSome(db, loginTry, [loginTry.key], isOver)])
}

async function countersOf(
  db: Db,
  { email, caller: { address, network } }: LoginAttempt,
  now: Date,
): Promise<Counters> {
  const mailbox = mailboxOf(email)
  const texts: [RuleName, string | null][] = [
    ['pair', `pair ${mailbox} ${address}`],
    ['pairNetwork', network && `pair ${mailbox} ${network}`],
    ['person', `person ${mailbox}`],
    ['address', `address ${address}`],
    ['network', network && `address ${network}`],
  ]
  const counters: Counters = []
  for (const [name, text] of texts) {
    if (text) counters.push([name, await dailyKeys(db, `login ${text}`, now)])
  }
  return counters
}

/**
 * Counts an attempt and returns null, or returns the end of the wait (ms) of a key that is waiting. It is one batch, so
 * that parallel attempts are counted exactly.
 */
async function step(db: Db, keys: DailyKeys, rule: Rule, now: number): Promise<number | null> {
  const isOld = sql`tried_at <= ${now - rule.resetAfter}`
  const wait = sql`min(${rule.maxWait}, ${rule.firstWait} << min(tries + 1 - ${rule.allowedFailures}, 16))`
  const { key } = keys
  const [, previous, counted] = await db.batch([
    db.update(loginTry).set({ key }).where(isOfYesterday(loginTry.key, keys)),
    db.select().from(loginTry).where(eq(loginTry.key, key)),
    db
      .insert(loginTry)
      .values({ key, tries: 1, triedAt: now, nextAt: now })
      .onConflictDoUpdate({
        target: loginTry.key,
        set: {
          tries: sql`CASE WHEN ${isOld} THEN 1 ELSE tries + 1 END`,
          triedAt: now,
          nextAt: sql`${now} + CASE WHEN ${isOld} OR tries + 1 < ${rule.allowedFailures} THEN 0 ELSE ${wait} END`,
        },
        setWhere: sql`next_at <= ${now}`,
      })
      .returning({ tries: loginTry.tries }),
  ])
  return counted.length > 0 ? null : (previous[0]?.nextAt ?? now)
}
