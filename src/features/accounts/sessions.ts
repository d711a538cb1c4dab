import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Account, isOfRealm, type Realm } from '../../platform/accounts/account'
import type { Db } from '../../platform/db/db'
import { account, session } from '../../platform/db/schema-people'
import { randomToken, tokenHash } from '../../platform/db/tokens'
import { ACCOUNT } from './queries'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Milliseconds until a session ends: unused, and at most. */
export const SESSION_CLOCK: Record<Realm, { idle: number; longest: number }> = {
  owner: { idle: 24 * HOUR, longest: 30 * 24 * HOUR },
  staff: { idle: 30 * MINUTE, longest: 12 * HOUR },
}

/** The least time between two updates of a session's `seenAt`. */
const SEEN_EVERY = 5 * MINUTE

const MAX_AGENT_LENGTH = 120

/** The time that a replaced token still works, for a form that was sent twice and for pages that load meanwhile. */
const REPLACED_TOKEN_MS = MINUTE

interface NewSession {
  account: Account
  userAgent: string
  /** True where a code of the second factor was given for it just now. */
  isProved?: boolean
}

/** Starts a session and answers its token; the one that the browser had before ends with it. */
export async function startSession(
  db: Db,
  { account: { id, role }, userAgent, isProved = false }: NewSession,
  before: string | undefined,
  now: Date,
): Promise<string> {
  const token = randomToken()
  const [hash, hashBefore] = await Promise.all([tokenHash(token), tokenHash(before ?? '')])
  const at = now.getTime()
  const { idle, longest } = SESSION_CLOCK[role === 'owner' ? 'owner' : 'staff']
  await db.batch([
    db.insert(session).values({
      tokenHash: hash,
      accountId: id,
      createdAt: at,
      seenAt: at,
      idleUntil: at + idle,
      endsAt: at + longest,
      userAgent: userAgent.slice(0, MAX_AGENT_LENGTH),
      provedAt: isProved ? at : null,
    }),
    db.delete(session).where(eq(session.tokenHash, hashBefore)),
    db.update(account).set({ loggedInAt: at }).where(eq(account.id, id)),
  ])
  return token
}

/**
 * Replaces the token of a session whose user has just given a code of the second factor (ASVS 5.0, 7.2.4). The code
 * counts for the new token alone. Returns the token and the milliseconds until the session ends; null for no session.
 */
export async function renewSession(
  db: Db,
  before: string,
  now: Date,
): Promise<{ token: string; remainingMs: number } | null> {
  const token = randomToken()
  const [hash, hashBefore] = await Promise.all([tokenHash(token), tokenHash(before)])
  const at = now.getTime()
  const isBefore = and(eq(session.tokenHash, hashBefore), gt(session.endsAt, at))
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
      provedAt: sql`${at}`.as('proved_at'),
    })
    .from(session)
    .where(isBefore)
  const [[renewed]] = await db.batch([
    db.insert(session).select(copy).returning({ endsAt: session.endsAt }),
    db
      .update(session)
      .set({ endsAt: sql`min(${endsAt}, ${at + REPLACED_TOKEN_MS})` })
      .where(isBefore),
  ])
  return renewed ? { token, remainingMs: renewed.endsAt - at } : null
}

/** The account of a session token in this realm; null when unknown, expired, or of the other realm. */
export async function readSession(
  db: Db,
  token: string,
  realm: Realm,
  now: Date,
): Promise<Account | null> {
  const at = now.getTime()
  const hash = await tokenHash(token)
  const found = await db
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
  if (!found || !isOfRealm(found.account.role, realm)) return null
  if (at - found.seenAt >= SEEN_EVERY) {
    await db
      .update(session)
      .set({ seenAt: at, idleUntil: at + SESSION_CLOCK[realm].idle })
      .where(eq(session.tokenHash, hash))
  }
  return found.account
}

/** Ends one session: its token is no longer valid anywhere. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, await tokenHash(token)))
}

/** Ends all sessions of an account. */
export async function endAllSessions(db: Db, accountId: number): Promise<void> {
  await db.delete(session).where(eq(session.accountId, accountId))
}

/**
 * The running sessions of an account, the last used first, each known by its token's hash; without those that end
 * within a minute, as replaced tokens do.
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

/** Ends one session of an account, known by its token's hash. */
export async function endOwnSession(db: Db, accountId: number, tokenHash: string): Promise<void> {
  await db
    .delete(session)
    .where(and(eq(session.accountId, accountId), eq(session.tokenHash, tokenHash)))
}
