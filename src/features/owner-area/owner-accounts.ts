import { and, eq, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import type { Account } from '../../platform/accounts/account'
import { type Actor, auditIfChanged, auditRow } from '../../platform/audit/audit'
import { type Db, primaryDb, runBatch, type Statement } from '../../platform/db/db'
import { property } from '../../platform/db/schema'
import { ownerProperty } from '../../platform/db/schema-history'
import { account, passkey, resetToken, session } from '../../platform/db/schema-people'
import { randomToken, tokenHash } from '../../platform/db/tokens'
import type { Lang } from '../../platform/format/lang'
import { sendSoon } from '../../platform/mail/send-mails'
import { queuePasswordMail } from '../../site/accounts/password-link'
import { ACCOUNT } from '../../site/accounts/queries'
import { markHomes } from './ended-ownerships'
import { findOwner, type OwnerLine } from './owners'

const INVITATION_MS = 7 * 86_400_000
/** A second invitation within this time sends no mail, in milliseconds. */
const PAUSE_MS = 60_000

interface OwnerFacts {
  email: string
  name: string
  lang: Lang
}

const isOwner = eq(account.role, 'owner')

/**
 * Creates the account of an owner with these properties. If it exists without a password, the missing properties are
 * added. Returns null if the address belongs to another account.
 */
export async function addOwner(
  db: Db,
  { email, name, lang, homes }: OwnerFacts & { homes: readonly number[] },
  actor: Actor,
): Promise<Account | null> {
  const row = { email, name, lang, role: 'owner' as const, createdAt: actor.now.getTime() }
  const added = await db.insert(account).values(row).onConflictDoNothing().returning(ACCOUNT).get()
  const isSame = and(isOwner, isNull(account.password), isNull(account.disabledAt))
  const owner =
    added ??
    (await db
      .select(ACCOUNT)
      .from(account)
      .where(and(isSame, eq(account.email, email), eq(account.name, name), eq(account.lang, lang)))
      .get())
  if (!owner) return null
  await runBatch(db, [
    ...homes.flatMap((home) => addPropertyStatements(db, owner.id, home, actor)),
    ...markHomes(db, actor.now),
  ])
  return owner
}

/** Mails an owner the link by which to set a first password, but nothing if one was sent just now. */
export async function sendOwnerInvitation(
  c: Context<AppEnv>,
  account: Account,
  actor: { by: number; now: Date },
): Promise<void> {
  const token = await startInvitation(primaryDb(c.env.DB), account.id, actor)
  if (token === null) return
  await queuePasswordMail(c, account, 'invite', token, actor.now)
  sendSoon(c)
}

/** Returns a token for the mail by which an owner sets a first password, or null if one was sent just now. */
async function startInvitation(db: Db, id: number, actor: Actor): Promise<string | null> {
  const token = randomToken()
  const endsAt = actor.now.getTime() + INVITATION_MS
  const row = sql`SELECT ${await tokenHash(token)}, ${id}, ${endsAt} WHERE NOT EXISTS (
    SELECT 1 FROM ${resetToken}
    WHERE ${resetToken.accountId} = ${id} AND ${resetToken.endsAt} > ${endsAt - PAUSE_MS})`
  const [started] = await db.batch([
    db.insert(resetToken).select(row).returning({ id: resetToken.accountId }),
    auditIfChanged(db, { ...actor, action: 'owner.invite', subjectId: id }),
  ])
  return started.length > 0 ? token : null
}

/**
 * Changes an owner's data. Returns false if the new address belongs to another account. A new address ends the sessions
 * and links of the old one.
 */
export async function changeOwner(
  db: Db,
  { id }: OwnerLine,
  { email, name, lang }: OwnerFacts,
  actor: Actor,
): Promise<boolean> {
  const other = alias(account, 'other')
  const isTaken = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.email, email), ne(other.id, id)))
  const isFree = and(eq(account.id, id), isOwner, notExists(isTaken))
  const isNew = ne(account.email, email)
  const moved = db.select({ id: account.id }).from(account).where(and(isFree, isNew))
  const differs = or(isNew, ne(account.name, name), ne(account.lang, lang))
  await db.batch([
    db.delete(session).where(inArray(session.accountId, moved)),
    db.delete(resetToken).where(inArray(resetToken.accountId, moved)),
    db.delete(passkey).where(inArray(passkey.accountId, moved)),
    db.update(account).set({ email, name, lang }).where(and(isFree, differs)),
    auditIfChanged(db, { ...actor, action: 'owner.change', subjectId: id }),
  ])
  return (await findOwner(db, id))?.email === email
}

/** Revokes an owner's access. Sessions and links end at once. */
export async function revokeOwner(db: Db, { id }: OwnerLine, actor: Actor): Promise<void> {
  await db.batch([
    db
      .update(account)
      .set({ disabledAt: actor.now.getTime() })
      .where(and(eq(account.id, id), isOwner, isNull(account.disabledAt))),
    auditIfChanged(db, { ...actor, action: 'owner.revoke', subjectId: id }),
    db.delete(session).where(eq(session.accountId, id)),
    db.delete(resetToken).where(eq(resetToken.accountId, id)),
  ])
}

/** Restores an owner's access. */
export async function restoreOwner(db: Db, { id }: OwnerLine, actor: Actor): Promise<void> {
  await db.batch([
    db
      .update(account)
      .set({ disabledAt: null })
      .where(and(eq(account.id, id), isOwner, isNotNull(account.disabledAt))),
    auditIfChanged(db, { ...actor, action: 'owner.restore', subjectId: id }),
  ])
}

export async function addOwnerProperty(
  db: Db,
  id: number,
  home: number,
  actor: Actor,
): Promise<void> {
  await runBatch(db, [...addPropertyStatements(db, id, home, actor), ...markHomes(db, actor.now)])
}

/** Removes a property from an owner, who no longer sees it. */
export async function removeOwnerProperty(
  db: Db,
  id: number,
  home: number,
  actor: Actor,
): Promise<void> {
  const isIt = and(eq(ownerProperty.accountId, id), eq(ownerProperty.propertyId, home))
  await db.batch([
    db.delete(ownerProperty).where(isIt),
    auditIfChanged(db, { ...actor, action: 'owner.remove-home', subjectId: id, detail: { home } }),
    ...markHomes(db, actor.now),
  ])
}

/** Records in the audit log that a staff member impersonates an owner. */
export async function auditImpersonation(db: Db, id: number, actor: Actor): Promise<void> {
  await auditRow(db, { ...actor, action: 'owner.view', subjectId: id })
}

function addPropertyStatements(db: Db, id: number, home: number, actor: Actor): Statement[] {
  const owner = db
    .select({ accountId: sql<number>`${id}`.as('account_id'), propertyId: property.id })
    .from(property)
    .where(and(eq(property.id, home), isNotNull(property.data)))
  return [
    db.insert(ownerProperty).select(owner).onConflictDoNothing(),
    auditIfChanged(db, { ...actor, action: 'owner.add-home', subjectId: id, detail: { home } }),
  ]
}
