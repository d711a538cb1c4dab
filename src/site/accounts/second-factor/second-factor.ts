import { randomBytes } from 'node:crypto'
import { and, count, eq, exists, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { auditIfChanged, auditRow } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/db/db'
import { seal, unseal } from '../../../platform/db/encryption'
import { account, passkey, recoveryCode, session } from '../../../platform/db/schema-people'
import { tokenHash } from '../../../platform/db/tokens'
import { ACCOUNT, HAS_FACTOR, HAS_PASSKEY, NO_FACTOR } from '../queries'
import {
  type EnteredCode,
  groupByFour,
  RECOVERY_CHARACTERS,
  RECOVERY_CODES,
  recoveryCodeOf,
  type SessionFactors,
} from './codes'
import { newSecret, newTimeStep } from './totp'

const isOn = isNotNull(account.totpSince)
const hasApp = sql`${isOn}`.mapWith(Boolean)
const hasPasskey = sql`${HAS_PASSKEY}`.mapWith(Boolean)
const sealContext = (accountId: number) => `the second factor of account ${accountId}`
const setUpSealContext = (accountId: number) =>
  `the second factor that account ${accountId} sets up`

/** Returns a new secret and its encrypted form for the confirmation form. Nothing is stored before the confirmation. */
export async function offerSecret(
  db: Db,
  accountId: number,
): Promise<{ secret: string; sealed: string }> {
  const secret = newSecret()
  return { secret, sealed: await seal(db, setUpSealContext(accountId), secret) }
}

/** Returns the secret that was offered to this account; null for any other value. */
export async function offeredSecret(
  db: Db,
  accountId: number,
  sealed: string,
): Promise<string | null> {
  return unseal(db, setUpSealContext(accountId), sealed)
}

/** An authenticator app whose first code was right. */
interface NewFactor {
  accountId: number
  secret: string
  /** The time step of that code. */
  step: number
}

/** Enables a second factor and returns its recovery codes; null if the account has one already. */
export async function switchOn(
  db: Db,
  { accountId, secret, step }: NewFactor,
  now: Date,
): Promise<string[] | null> {
  const totpSecret = await seal(db, sealContext(accountId), secret)
  const { codes, hashes } = await newCodes()
  const [changed] = await db.batch([
    db
      .update(account)
      .set({ totpSecret, totpStep: step, totpSince: now.getTime() })
      .where(and(eq(account.id, accountId), isNull(account.totpSince)))
      .returning({ id: account.id }),
    auditIfChanged(db, { by: accountId, action: 'account.factor-on', subjectId: accountId, now }),
    addCodes(db, accountId, hashes, sql`totp_secret = ${totpSecret}`),
  ])
  return changed.length > 0 ? codes : null
}

/** Replaces the remaining recovery codes by new ones. */
export async function renewCodes(db: Db, accountId: number, now: Date): Promise<string[]> {
  const { codes, hashes } = await newCodes()
  await db.batch([
    db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId)),
    addCodes(db, accountId, hashes, isOn),
    auditRow(db, { by: accountId, action: 'account.codes', subjectId: accountId, now }),
  ])
  return codes
}

async function newCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const plain = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCodeOf(randomBytes(RECOVERY_CHARACTERS)),
  )
  const hashes = await Promise.all(plain.map(tokenHash))
  return { codes: plain.map((code) => groupByFour(code, '-')), hashes }
}

function addCodes(db: Db, accountId: number, hashes: string[], condition: typeof isOn) {
  const accountIds = db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), condition))
  const rows = sql`SELECT ${accountId}, value FROM json_each(${JSON.stringify(hashes)}) WHERE ${exists(accountIds)}`
  return db.insert(recoveryCode).select(rows)
}

/** Uses up a code. Returns false for a wrong one, and for an account without a second factor. */
export async function consumeCode(
  db: Db,
  accountId: number,
  entered: EnteredCode,
  now: Date,
): Promise<boolean> {
  return entered.kind === 'app'
    ? takeAppCode(db, accountId, entered.code, now)
    : takeRecoveryCode(db, accountId, entered.code, now)
}

async function takeAppCode(db: Db, accountId: number, code: string, now: Date): Promise<boolean> {
  const row = await db
    .select({ sealed: account.totpSecret, step: account.totpStep })
    .from(account)
    .where(and(eq(account.id, accountId), isOn))
    .get()
  const secret = row?.sealed ? await unseal(db, sealContext(accountId), row.sealed) : null
  const step = secret === null ? null : newTimeStep(secret, code, row?.step ?? null, now)
  if (step === null) return false
  // Only one of two concurrent requests with the same code changes the row.
  const updated = await db
    .update(account)
    .set({ totpStep: step })
    .where(and(eq(account.id, accountId), isOn, lt(account.totpStep, step)))
    .returning({ id: account.id })
  return updated.length > 0
}

async function takeRecoveryCode(
  db: Db,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const [deleted] = await db.batch([
    db
      .delete(recoveryCode)
      .where(
        and(
          eq(recoveryCode.accountId, accountId),
          eq(recoveryCode.codeHash, await tokenHash(code)),
        ),
      )
      .returning(),
    auditIfChanged(db, { by: accountId, action: 'account.recovery', subjectId: accountId, now }),
  ])
  return deleted.length > 0
}

/**
 * Disables the authenticator app of an account and deletes its recovery codes. If another person resets the account, its
 * passkeys are deleted too. Returns false if there is nothing to disable.
 */
export async function switchOff(
  db: Db,
  accountId: number,
  { by, now }: { by: number; now: Date },
): Promise<boolean> {
  const isReset = by !== accountId
  const action = isReset ? 'account.factor-reset' : 'account.factor-off'
  const [changed] = await db.batch([
    db
      .update(account)
      .set(NO_FACTOR)
      .where(and(eq(account.id, accountId), isReset ? HAS_FACTOR : isOn))
      .returning({ id: account.id }),
    auditIfChanged(db, { by, action, subjectId: accountId, now }),
    db.delete(passkey).where(and(eq(passkey.accountId, accountId), sql`${Number(isReset)}`)),
    db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId)),
    db.update(session).set({ codeEnteredAt: null }).where(eq(session.accountId, accountId)),
  ])
  return changed.length > 0
}

/** Returns the date since which an account has a second factor, and its number of unused recovery codes, or null. */
export async function findFactor(
  db: Db,
  accountId: number,
): Promise<{ since: number; codes: number } | null> {
  const row = await db
    .select({ since: account.totpSince, codes: count(recoveryCode.codeHash) })
    .from(account)
    .leftJoin(recoveryCode, eq(recoveryCode.accountId, account.id))
    .where(eq(account.id, accountId))
    .groupBy(account.id)
    .get()
  return row?.since ? { since: row.since, codes: row.codes } : null
}

/** Returns the enabled account with a second factor, with the hash of its password, or null. */
export async function findDue(db: Db, accountId: number) {
  const query = db
    .select({ account: ACCOUNT, password: account.password, hasApp, hasPasskey })
    .from(account)
    .where(and(eq(account.id, accountId), HAS_FACTOR, isNull(account.disabledAt)))
  return (await query.get()) ?? null
}

/** Returns the second factors and the last confirmation of a session by its token; null without a session. */
export async function findSecondFactorState(db: Db, token: string): Promise<SessionFactors | null> {
  const { codeEnteredAt, createdAt } = session
  const row = await db
    .select({ hasApp, hasPasskey, codeEnteredAt, createdAt })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(eq(session.tokenHash, await tokenHash(token)))
    .get()
  return row ? { ...row, hasFactor: row.hasApp || row.hasPasskey } : null
}
