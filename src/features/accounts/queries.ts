import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  type Account,
  normaliseEmail,
  type Preset,
  type Role,
} from '../../platform/accounts/account'
import type { Db } from '../../platform/db/db'
import { account, recoveryCode, resetToken, session } from '../../platform/db/schema-people'
import { randomToken, tokenHash } from '../../platform/db/tokens'
import type { Lang } from '../../platform/format/lang'
import { isNotLastAdmin } from './last-admin'
import { hashPassword } from './passwords'

/** An account's public half, as a column list. */
export const ACCOUNT = {
  id: account.id,
  email: account.email,
  name: account.name,
  role: sql<Role>`coalesce(${account.preset}, ${account.role})`,
  lang: account.lang,
}

/** An account's columns without a second factor. */
export const NO_FACTOR = { totpSecret: null, totpStep: null, totpSince: null }

/** A role as its columns hold it: an agent and an office's colleague are editors with other rights. */
export function roleColumns(role: Role): { role: Exclude<Role, Preset>; preset: Preset | null } {
  return role === 'agent' || role === 'office'
    ? { role: 'editor', preset: role }
    : { role, preset: null }
}

/** Returns the role of an account that may log in, or null. */
export async function findRole(db: Db, id: number): Promise<Role | null> {
  const isEnabled = and(eq(account.id, id), isNull(account.disabledAt))
  const found = await db.select({ role: ACCOUNT.role }).from(account).where(isEnabled).get()
  return found?.role ?? null
}

/** The account of a mail address, in any spelling, that may log in; null when there is none. */
export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const found = db
    .select(ACCOUNT)
    .from(account)
    .where(and(eq(account.email, normaliseEmail(email)), isNull(account.disabledAt)))
  return (await found.get()) ?? null
}

/** The account of an address with the hash of its password, none when disabled; for the login alone. */
export async function findSecret(db: Db, email: string) {
  const found = db
    .select({
      account: ACCOUNT,
      password: sql<
        string | null
      >`case when ${account.disabledAt} is null then ${account.password} end`,
      hasFactor: sql`${account.totpSince} IS NOT NULL`.mapWith(Boolean),
    })
    .from(account)
    .where(eq(account.email, email))
  return (await found.get()) ?? null
}

interface NewAccount {
  email: string
  name: string
  role: Role
  lang: Lang
  /** Without one, login is impossible until a link of a mail has set it. */
  password?: string
}

/**
 * Creates an account, or updates the one with this email address, enables it and ends its sessions and second
 * factor. Null when the address has an account of the other realm (an import file must not turn staff into owners),
 * or is the last administrator's and the role is another.
 */
export async function putAccount(db: Db, given: NewAccount, now: Date): Promise<Account | null> {
  const [[saved]] = await db.batch(await accountStatements(db, given, now))
  return saved ?? null
}

/** The statements of `putAccount`, to be run elsewhere. */
export async function accountStatements(db: Db, given: NewAccount, now: Date) {
  const { name, role, lang } = given
  const email = normaliseEmail(given.email)
  const password = given.password === undefined ? undefined : await hashPassword(given.password)
  const known = { name, ...roleColumns(role), lang, disabledAt: null, ...NO_FACTOR }
  const changes = { ...known, ...(password === undefined ? {} : { password }) }
  const mayHaveRole = role === 'admin' ? undefined : isNotLastAdmin()
  const put = db
    .insert(account)
    .values({ ...changes, email, createdAt: now.getTime() })
    .onConflictDoUpdate({
      target: account.email,
      set: changes,
      setWhere: and(sql`(${account.role} = 'owner') = (${role} = 'owner')`, mayHaveRole),
    })
    .returning(ACCOUNT)
  const saved = db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.email, email), mayHaveRole))
  return [
    put,
    db.delete(session).where(inArray(session.accountId, saved)),
    db.delete(recoveryCode).where(inArray(recoveryCode.accountId, saved)),
  ] as const
}

/** Sets a password: every session of the account and every link to set one ends with it. */
export async function setPassword(db: Db, accountId: number, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await db.batch([
    db.update(account).set({ password: hash }).where(eq(account.id, accountId)),
    db.delete(session).where(eq(session.accountId, accountId)),
    db.delete(resetToken).where(eq(resetToken.accountId, accountId)),
  ])
}

/** Hashes an unchanged password anew, by today's parameters; sessions and links live on. */
export async function renewHash(db: Db, accountId: number, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await db.update(account).set({ password: hash }).where(eq(account.id, accountId))
}

/** Stores the language of an account. */
export async function setAccountLang(db: Db, accountId: number, lang: Lang): Promise<void> {
  await db.update(account).set({ lang }).where(eq(account.id, accountId))
}

/** A token for a link that sets a password once, until `endsAt`. */
export async function startReset(db: Db, accountId: number, endsAt: Date): Promise<string> {
  const token = randomToken()
  const row = { tokenHash: await tokenHash(token), accountId, endsAt: endsAt.getTime() }
  await db.insert(resetToken).values(row)
  return token
}

/** The account whose password a link's token may set; null when unknown, used or expired. */
export async function findReset(db: Db, token: string, now: Date): Promise<Account | null> {
  const found = await db
    .select({ account: ACCOUNT, endsAt: resetToken.endsAt })
    .from(resetToken)
    .innerJoin(account, eq(account.id, resetToken.accountId))
    .where(and(eq(resetToken.tokenHash, await tokenHash(token)), isNull(account.disabledAt)))
    .get()
  return found && found.endsAt > now.getTime() ? found.account : null
}

/** Uses up a link's token and answers its account's id; null as `findReset`. */
export async function takeReset(db: Db, token: string, now: Date): Promise<number | null> {
  const taken = await db
    .delete(resetToken)
    .where(eq(resetToken.tokenHash, await tokenHash(token)))
    .returning()
    .get()
  return taken && taken.endsAt > now.getTime() ? taken.accountId : null
}
