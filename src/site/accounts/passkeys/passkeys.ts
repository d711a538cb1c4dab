import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { auditIfChanged } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/db/db'
import { account, passkey } from '../../../platform/db/schema-people'
import { ACCOUNT } from '../queries'

/** The most passkeys of an account. */
const MAX_PASSKEYS = 20

/** Lists the passkeys of an account, the oldest first. */
export async function listPasskeys(db: Db, accountId: number) {
  const { id, name, createdAt, usedAt } = passkey
  return db
    .select({ id, name, createdAt, usedAt })
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(createdAt), asc(id))
}
export type ListedPasskey = Awaited<ReturnType<typeof listPasskeys>>[number]

/** Returns a passkey with its account, or null if it is unknown or the account is disabled. */
export async function findPasskey(db: Db, id: string) {
  const { publicKey, counter } = passkey
  const query = db
    .select({ id: passkey.id, publicKey, counter, account: ACCOUNT })
    .from(passkey)
    .innerJoin(account, eq(account.id, passkey.accountId))
    .where(and(eq(passkey.id, id), isNull(account.disabledAt)))
  return (await query.get()) ?? null
}

interface NewPasskey {
  id: string
  accountId: number
  publicKey: string
  counter: number
  name: string
}

/** Stores a passkey. Returns false if the credential is stored already, or the account has too many. */
export async function addPasskey(
  db: Db,
  { id, accountId, publicKey, counter, name }: NewPasskey,
  now: Date,
): Promise<boolean> {
  const row = sql`SELECT ${id}, ${accountId}, ${publicKey}, ${counter}, ${name}, ${now.getTime()}, NULL
    WHERE (SELECT count(*) FROM passkey WHERE account_id = ${accountId}) < ${MAX_PASSKEYS}`
  const [added] = await db.batch([
    db.insert(passkey).select(row).onConflictDoNothing().returning({ id: passkey.id }),
    auditIfChanged(db, { by: accountId, action: 'account.passkey-on', subjectId: accountId, now }),
  ])
  return added.length > 0
}

/**
 * Stores the use of a passkey. Returns false if the counter did not grow, which a copied passkey causes. Devices that do
 * not count always send 0.
 */
export async function recordUse(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const hasGrown = or(
    lt(passkey.counter, counter),
    and(eq(passkey.counter, 0), sql`${counter} = 0`),
  )
  const updated = await db
    .update(passkey)
    .set({ counter, usedAt: now.getTime() })
    .where(and(eq(passkey.id, id), hasGrown))
    .returning({ id: passkey.id })
  return updated.length > 0
}

/** Deletes a passkey of an account. Returns false if it has none with this ID. */
export async function removePasskey(
  db: Db,
  accountId: number,
  id: string,
  now: Date,
): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .delete(passkey)
      .where(and(eq(passkey.id, id), eq(passkey.accountId, accountId)))
      .returning({ id: passkey.id }),
    auditIfChanged(db, { by: accountId, action: 'account.passkey-off', subjectId: accountId, now }),
  ])
  return removed.length > 0
}
