import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  type Account,
  normaliseEmail,
  type Preset,
  type Role,
} from '../../platform/accounts/account'
import { auditIfChanged } from '../../platform/audit/audit'
import type { Db } from '../../platform/db/db'
import {
  account,
  passkey,
  recoveryCode,
  resetToken,
  session,
} from '../../platform/db/schema-people'
import { randomToken, tokenHash } from '../../platform/db/tokens'
import type { Lang } from '../../platform/format/lang'
import { notLastAdminCondition } from './last-admin'
import { hashPassword } from './passwords'

/** The columns of an account without its secrets. */
export const ACCOUNT = {
  id: account.id,
  email: account.email,
  name: account.name,
  role: sql<Role>`coalesce(${account.preset}, ${account.role})`,
  lang: account.lang,
}

/** The condition that an account has a passkey. Drizzle omits the names of tables in its own column references. */
export const HAS_PASSKEY = sql`EXISTS (SELECT 1 FROM passkey WHERE passkey.account_id = account.id)`

/** The condition that an account has a second factor: an authenticator app or a passkey. */
export const HAS_FACTOR = sql`(account.totp_since IS NOT NULL OR ${HAS_PASSKEY})`

/** The column values of an account without an authenticator app. */
export const NO_FACTOR = { totpSecret: null, totpStep: null, totpSince: null, wrongCodes: 0 }

/** Returns the columns that store a role: an agent and an office's staff member are editors with other permissions. */
export function roleColumns(role: Role): { role: Exclude<Role, Preset>; preset: Preset | null } {
  return role === 'agent' || role === 'office'
    ? { role: 'editor', preset: role }
    : { role, preset: null }
}

/** Returns the role of an account that may log in, or null. */
export async function findRole(db: Db, id: number): Promise<Role | null> {
  const isEnabled = and(eq(account.id, id), isNull(account.disabledAt))
  const row = await db.select({ role: ACCOUNT.role }).from(account).where(isEnabled).get()
  return row?.role ?? null
}

/** Returns the account of an email address, in any spelling, that may log in, or null. */
export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const query = db
    .select(ACCOUNT)
    .from(account)
    .where(and(eq(account.email, normaliseEmail(email)), isNull(account.disabledAt)))
  return (await query.get()) ?? null
}

/** Returns the account of an address with the hash of its password, unless it is disabled. Only the login uses it. */
export async function findSecret(db: Db, email: string) {
  const query = db
    .select({
      account: ACCOUNT,
      password: sql<
        string | null
      >`case when ${account.disabledAt} is null then ${account.password} end`,
      hasFactor: sql`${HAS_FACTOR}`.mapWith(Boolean),
    })
    .from(account)
    .where(eq(account.email, email))
  return (await query.get()) ?? null
}

interface NewAccount {
  email: string
  name: string
  role: Role
  lang: Lang
  /** Without a password, login is impossible until the user sets one by a link in a mail. */
  password?: string
}

/**
 * Creates an account, or updates the one with this email address, enables it and ends its sessions, calendar feed and second factor.
 * Returns null if the address has an account of the other realm (an import file must not turn staff into owners), or if
 * the last administrator would get another role.
 */
export async function upsertAccount(
  db: Db,
  newAccount: NewAccount,
  now: Date,
): Promise<Account | null> {
  const [[row]] = await db.batch(await accountStatements(db, newAccount, now))
  return row ?? null
}

/** Returns the statements of `upsertAccount` for another batch. */
export async function accountStatements(db: Db, newAccount: NewAccount, now: Date) {
  const { name, role, lang } = newAccount
  const email = normaliseEmail(newAccount.email)
  const password =
    newAccount.password === undefined ? undefined : await hashPassword(newAccount.password)
  const reset = { disabledAt: null, calendarHash: null, ...NO_FACTOR }
  const known = { name, ...roleColumns(role), lang, ...reset }
  const changes = { ...known, ...(password === undefined ? {} : { password }) }
  const mayHaveRole = role === 'admin' ? undefined : notLastAdminCondition()
  const upsert = db
    .insert(account)
    .values({ ...changes, email, createdAt: now.getTime() })
    .onConflictDoUpdate({
      target: account.email,
      set: changes,
      setWhere: and(sql`(${account.role} = 'owner') = (${role} = 'owner')`, mayHaveRole),
    })
    .returning(ACCOUNT)
  const accountIds = db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.email, email), mayHaveRole))
  return [
    upsert,
    db.delete(session).where(inArray(session.accountId, accountIds)),
    db.delete(recoveryCode).where(inArray(recoveryCode.accountId, accountIds)),
    db.delete(passkey).where(inArray(passkey.accountId, accountIds)),
  ] as const
}

interface PasswordOptions {
  /** True if codes of the app are accepted again after too many wrong ones. */
  acceptsCodes?: boolean
  removesPasskeys?: boolean
}

/** Sets a password, and ends all sessions, password links and the calendar feed of the account. */
export async function setPassword(
  db: Db,
  accountId: number,
  password: string,
  { acceptsCodes = false, removesPasskeys = false }: PasswordOptions = {},
): Promise<{ isFirst: boolean }> {
  const changes = {
    password: await hashPassword(password),
    calendarHash: null,
    ...(acceptsCodes && { wrongCodes: 0 }),
  }
  const isRemoved = and(eq(passkey.accountId, accountId), sql`${Number(removesPasskeys)}`)
  const now = new Date()
  const isAccount = eq(account.id, accountId)
  const [before] = await db.batch([
    db
      .select({ id: account.id })
      .from(account)
      .where(and(isAccount, isNotNull(account.password))),
    db.update(account).set(changes).where(isAccount),
    db.delete(passkey).where(isRemoved),
    auditIfChanged(db, { by: accountId, action: 'account.passkey-off', subjectId: accountId, now }),
    db.delete(session).where(eq(session.accountId, accountId)),
    db.delete(resetToken).where(eq(resetToken.accountId, accountId)),
  ])
  return { isFirst: before.length === 0 }
}

/** Stores the hash of an unchanged password with the current parameters; sessions and links stay valid. */
export async function renewHash(db: Db, accountId: number, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await db.update(account).set({ password: hash }).where(eq(account.id, accountId))
}

export async function setAccountLang(db: Db, accountId: number, lang: Lang): Promise<void> {
  await db.update(account).set({ lang }).where(eq(account.id, accountId))
}

export type MailLinkUse = 'password' | 'login'

/** Returns a token for a link that sets a password or logs in once, until `endsAt`. */
export async function startMailLink(
  db: Db,
  accountId: number,
  endsAt: Date,
  use: MailLinkUse = 'password',
): Promise<string> {
  const token = randomToken()
  const row = { tokenHash: await linkHash(token, use), accountId, endsAt: endsAt.getTime() }
  await db.insert(resetToken).values(row)
  return token
}

/** Returns the account of a link's token; null if the token is unknown, used, expired or has another purpose. */
export async function findMailLink(
  db: Db,
  token: string,
  now: Date,
  use: MailLinkUse = 'password',
): Promise<Account | null> {
  const row = await db
    .select({ account: ACCOUNT, endsAt: resetToken.endsAt })
    .from(resetToken)
    .innerJoin(account, eq(account.id, resetToken.accountId))
    .where(and(eq(resetToken.tokenHash, await linkHash(token, use)), isNull(account.disabledAt)))
    .get()
  return row && row.endsAt > now.getTime() ? row.account : null
}

/** Deletes a link's token and returns the ID of its account; null as for `findMailLink`. */
export async function consumeMailLink(
  db: Db,
  token: string,
  now: Date,
  use: MailLinkUse = 'password',
): Promise<number | null> {
  const row = await db
    .delete(resetToken)
    .where(eq(resetToken.tokenHash, await linkHash(token, use)))
    .returning()
    .get()
  return row && row.endsAt > now.getTime() ? row.accountId : null
}

/** Returns the stored hash of a link's token. It depends on the purpose, so that no link works for the other one. */
function linkHash(token: string, use: MailLinkUse): Promise<string> {
  return tokenHash(use === 'password' ? token : `${use} ${token}`)
}
