import { lt, sql } from 'drizzle-orm'
import { type DailyKeys, dailyKeys, isOfYesterday } from '../db/daily-salt'
import type { Db } from '../db/db'
import { deleteSome, repeatUntilDone } from '../db/delete-in-batches'
import { rateCount } from '../db/schema-leads'
import { mailboxOf } from '../mail/mailbox'
import { type Limit, SITE_LIMITS, type SiteLimitName } from './call-limits'
import { rememberRefusal, waitKnown } from './refusals'

/** The rate limits for one caller (contract). All limits of a name apply together. */
export const LIMITS = {
  forms: [{ max: 20, seconds: 600 }],
  'email-check': [
    { max: 10, seconds: 600 },
    { max: 40, seconds: 86_400 },
  ],
  'document-gate': [{ max: 20, seconds: 600 }],
  /** PDFs that a browser must print. */
  brochure: [{ max: 10, seconds: 3600 }],
  /** Translations of forms by Workers AI, for each account. */
  translation: [{ max: 30, seconds: 3600 }],
  'staff-call': [{ max: 30, seconds: 60 }],
  /** Searches for the point of an address, per account. */
  geocoder: [{ max: 20, seconds: 60 }],
  /** Copies of leads to one mailbox. */
  'visitor-mail': [{ max: 3, seconds: 86_400 }],
  /** Mails to one mailbox with a link to confirm a search. */
  'search-mail': [{ max: 5, seconds: 86_400 }],
  /** Requests for a link to log in or to set a password: by one caller for one mailbox, and for all mailboxes. */
  'password-link': [{ max: 5, seconds: 3600 }],
  'password-links': [{ max: 20, seconds: 3600 }],
  /** Mails with such a link to one mailbox. */
  'link-mail': [{ max: 10, seconds: 86_400 }],
  /** Further mails that day, for each use of a link: when the link of the mail before has expired. */
  'link-again': [{ max: 1, seconds: 3600 }],
} as const satisfies Record<string, readonly Limit[]>
export type LimitName = keyof typeof LIMITS
type MailLimitName = 'visitor-mail' | 'search-mail' | 'link-mail'

export type RateAnswer = { allowed: true } | { allowed: false; retryAfterSeconds: number }

export interface RateOptions {
  /** The factor for every limit (`RATE_LIMIT_FACTOR`). */
  factor: number
  now: Date
}

/** The caller under which calls of the whole site are counted. */
const SITE = 'site'

/**
 * Counts a call and returns whether it exceeds the limit. The count is exact for concurrent calls. If this isolate
 * knows that the key is limited, D1 is not queried.
 */
export function countCall(
  db: Db,
  name: LimitName,
  caller: string,
  options: RateOptions,
): Promise<RateAnswer> {
  return countLimits(db, name, LIMITS[name], caller, options)
}

/** Counts a call of any caller as `countCall` does. A name without a limit for the whole site is always allowed. */
export function countSite(
  db: Db,
  name: LimitName | SiteLimitName,
  options: RateOptions,
): Promise<RateAnswer> {
  return countLimits(db, name, siteLimitsOf(name), SITE, options)
}

function siteLimitsOf(name: string): Limit[] {
  return isSiteLimit(name) ? [SITE_LIMITS[name]] : []
}

function isSiteLimit(name: string): name is SiteLimitName {
  return name in SITE_LIMITS
}

async function countLimits(
  db: Db,
  name: string,
  limits: readonly Limit[],
  caller: string,
  { factor, now }: RateOptions,
): Promise<RateAnswer> {
  const waits: number[] = []
  for (const { max, seconds } of limits) {
    const keys = await dailyKeys(db, keyText(name, seconds, caller), now)
    const known = waitKnown(keys.key, now)
    if (known > 0) return refused(known)
    const { count, endsAt } = await countOne(db, keys, seconds * 1000, now.getTime())
    if (count <= max * factor) continue
    rememberRefusal(keys.key, endsAt)
    waits.push(endsAt - now.getTime())
  }
  return waits.length === 0 ? { allowed: true } : refused(Math.max(...waits))
}

function keyText(name: string, seconds: number, caller: string): string {
  return `${name}:${seconds} ${caller}`
}

/** Counts a mail to a mailbox as `countCall` does, independent of the spelling of its address. */
export function countMailTo(
  db: Db,
  name: MailLimitName,
  email: string,
  options: RateOptions,
): Promise<RateAnswer> {
  return countCall(db, name, `mail ${mailboxOf(email)}`, options)
}

/**
 * Returns the seconds that any of the callers, or every caller of the site, must wait according to this isolate, else 0.
 * It counts nothing.
 */
export async function knownSeconds(
  db: Db,
  name: LimitName,
  callers: readonly string[],
  now: Date,
): Promise<number> {
  const all = [
    ...callers.flatMap((caller) => LIMITS[name].map(({ seconds }) => ({ seconds, caller }))),
    ...siteLimitsOf(name).map(({ seconds }) => ({ seconds, caller: SITE })),
  ]
  const waits = all.map(async ({ seconds, caller }) =>
    waitKnown((await dailyKeys(db, keyText(name, seconds, caller), now)).key, now),
  )
  return Math.ceil(Math.max(...(await Promise.all(waits))) / 1000)
}

export async function deleteExpiredCounts(db: Db, now: Date): Promise<void> {
  await repeatUntilDone(db, [
    deleteSome(db, rateCount, [rateCount.key], lt(rateCount.endsAt, now.getTime())),
  ])
}

async function countOne(db: Db, keys: DailyKeys, spanMs: number, at: number) {
  const over = sql`${rateCount.endsAt} <= ${at}`
  const [, [counted]] = await db.batch([
    db.update(rateCount).set({ key: keys.key }).where(isOfYesterday(rateCount.key, keys)),
    db
      .insert(rateCount)
      .values({ key: keys.key, count: 1, endsAt: at + spanMs })
      .onConflictDoUpdate({
        target: rateCount.key,
        set: {
          count: sql`case when ${over} then 1 else ${rateCount.count} + 1 end`,
          endsAt: sql`case when ${over} then ${at + spanMs} else ${rateCount.endsAt} end`,
        },
      })
      .returning({ count: rateCount.count, endsAt: rateCount.endsAt }),
  ])
  return counted ?? { count: 1, endsAt: at + spanMs }
}

function refused(ms: number): RateAnswer {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) }
}
