import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Account, isOfRealm, type Realm } from '../../platform/accounts/account'
import type { Db } from '../../platform/db/db'
import { account, session } from '../../platform/db/schema-people'
import { randomToken, tokenHash } from '../../platform/db/tokens'
import { ACCOUNT } from './queries'
import { MAX_WRONG_CODES } from './second-factor/codes'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The milliseconds until a session ends: `idle` without a request, `max` in total. */
export const SESSION_CLOCK: Record<Realm, { idle: number; max: number }> = {
  owner: { idle: 24 * HOUR, max: 30 * 24 * HOUR },
  staff: { idle: 30 * MINUTE, max: 12 * HOUR },
}

/** The minimum time between two updates of a session's `seenAt`. */
const SEEN_EVERY = 5 * MINUTE

const MAX_AGENT_LENGTH = 120

/** The time for which a replaced token stays valid, for forms that are sent twice and pages that load meanwhile. */
const REPLACED_TOKEN_MS = MINUTE

/** The count of wrong codes after a login: 0, unless a new password or a recovery code is required. */
const WITHOUT_WRONG_CODES = sql`iif(${account.wrongCodes} < ${MAX_WRONG_CODES}, 0, ${account.wrongCodes})`

interface NewSession {
  account: Account
  userAgent: string
  /** True if the second factor was just used for the session. Its wrong codes are then no longer counted. */
  hasEnteredCode?: boolean
}

/** Starts a session and returns its token; the browser's previous session ends. */
export async function startSession(
  db: Db,
  { account: { id, role }, userAgent, hasEnteredCode = false }: NewSession,
  previousToken: string | undefined,
  now: Date,
): Promise<string> {
  const token = randomToken()
  const [hash, hashBefore] = await Promise.all([tokenHash(token), tokenHash(previousToken ?? '')])
  const at = now.getTime()
  const { idle, max } = SESSION_CLOCK[role === 'owner' ? 'owner' : 'staff']
  await db.batch([
    db.insert(session).values({
      tokenHash: hash,
      accountId: id,
      createdAt: at,
      seenAt: at,
      idleUntil: at + idle,
      endsAt: at + max,
      userAgent: userAgent.slice(0, MAX_AGENT_LENGTH),
      codeEnteredAt: hasEnteredCode ? at : null,
    }),
    db.delete(session).where(eq(session.tokenHash, hashBefore)),
    db
      .update(account)
      .set({ loggedInAt: at, ...(hasEnteredCode && { wrongCodes: WITHOUT_WRONG_CODES }) })
      .where(eq(account.id, id)),
  ])
  return token
}

/**
 * Replaces the token of a session whose user has just entered a code of the second factor (ASVS 5.0, 7.2.4). The code
 * counts for the new token only. Returns the token and the milliseconds until the session ends, or null without a
 * session.
 */
export async function renewSession(
  db: Db,
  previousToken: string,
  now: Date,
): Promise<{ token: string; remainingMs: number } | null> {
  const token = randomToken()
  const [hash, hashBefore] = await Promise.all([tokenHash(token), tokenHash(previousToken)])
  const at = now.getTime()
  const isPrevious = and(eq(session.tokenHash, hashBefore), gt(session.endsAt, at))
  const { accountId, createdAt, seenAt, idleUntil, endsAt, userAgent } = session
  const copy = db
    .select({
      tokenHash: sql`${hash}`.as('token_hash'),
      accountId,
      createdAt,
      seenAt,
      idleUntil,
      endsAt,
      userAgent,
      codeEnteredAt: sql`${at}`.as('code_entered_at'),
    })
    .from(session)
    .where(isPrevious)
  const [[renewed]] = await db.batch([
    db.insert(session).select(copy).returning({ endsAt: session.endsAt }),
    db
      .update(session)
      .set({ endsAt: sql`min(${endsAt}, ${at + REPLACED_TOKEN_MS})` })
      .where(isPrevious),
  ])
  return renewed ? { token, remainingMs: renewed.endsAt - at } : null
}

/**
 * Returns the account of a session token in this realm; null if the token is unknown, expired, or of the other realm.
 */
export async function readSession(
  db: Db,
  token: string,
  realm: Realm,
  now: Date,
): Promise<Account | null> {
  const at = now.getTime()
  const hash = await tokenHash(token)
  const row = await db
    .select({ account: ACCOUNT, seenAt: session.seenAt })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(session.tokenHash, hash),
        gt(session.idleUntil, at),
        gt(session.endsAt, at),
        isNull(account.disabledAt),
      ),
    )
    .get()
  if (!row || !isOfRealm(row.account.role, realm)) return null
  if (at - row.seenAt >= SEEN_EVERY) {
    await db
      .update(session)
      .set({ seenAt: at, idleUntil: at + SESSION_CLOCK[realm].idle })
      .where(eq(session.tokenHash, hash))
  }
  return row.account
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, await tokenHash(token)))
}

export async function endAllSessions(db: Db, accountId: number): Promise<void> {
  await db.delete(session).where(eq(session.accountId, accountId))
}

/**
 * Lists the running sessions of an account with the hashes of their tokens, the last used first. Sessions that end
 * within a minute, such as those of replaced tokens, are left out.
 */
export async function listSessions(db: Db, accountId: number, now: Date) {
  const at = now.getTime()
  const { seenAt, userAgent } = session
  return db
    .select({ tokenHash: session.tokenHash, seenAt, userAgent })
    .from(session)
    .where(
      and(
        eq(session.accountId, accountId),
        gt(session.idleUntil, at),
        gt(session.endsAt, at + REPLACED_TOKEN_MS),
      ),
    )
    .orderBy(desc(seenAt))
}
export type ListedSession = Awaited<ReturnType<typeof listSessions>>[number]

export async function endOwnSession(db: Db, accountId: number, tokenHash: string): Promise<void> {
  await db
    .delete(session)
    .where(and(eq(session.accountId, accountId), eq(session.tokenHash, tokenHash)))
}
