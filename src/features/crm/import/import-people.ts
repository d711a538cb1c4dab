import { and, eq, or, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../../platform/db/db'
import { excluded, insertRows } from '../../../platform/db/insert-rows'
import { jsonChunks, valuesOf } from '../../../platform/db/json-rows'
import { ownerProperty, propertyHistory } from '../../../platform/db/schema-history'
import { account, resetToken } from '../../../platform/db/schema-people'
import { randomToken, tokenHash } from '../../../platform/db/tokens'
import { yieldingEntries } from '../../../platform/format/yield-to-requests'
import { queueMail } from '../../../platform/mail/outbox'
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail'
import { hashPassword } from '../../../site/accounts/passwords'
import { markHomes } from '../../owner-area/owner-area'
import type { OwnerRecord } from '../mapping/map-owner'
import type { MappedHistory, MappedPeople } from '../mapping/map-people'
import type { ItemIssue } from './import-issue'

/** Creates the mail that invites a new owner to set a password, by a link with this token. */
export type InviteOwner = (owner: OwnerRecord, token: string) => Promise<OutgoingMail>

export interface PeopleChanges {
  statements: Statement[]
  refused: ItemIssue[]
}

const INVITATION_DAYS = 7

/**
 * Returns the statements that store the owners and histories of an import, none if nothing changed. Each new owner with
 * a password costs one scrypt.
 */
export async function peopleChanges(
  db: Db,
  people: MappedPeople,
  invite: InviteOwner | undefined,
  now: Date,
): Promise<PeopleChanges> {
  const changes: PeopleChanges = { statements: [], refused: [] }
  const known = await readOwners(db, people.owners)
  for await (const [, owner] of yieldingEntries(people.owners, 1)) {
    const stored = known.get(owner.email)
    if (stored && stored.role !== 'owner') {
      changes.refused.push({
        ID: null,
        place: 'Owners',
        issues: [{ code: 'ownerIsStaff', value: owner.email }],
      })
    } else if (!stored) {
      changes.statements.push(...(await newOwner(db, owner, invite, now)))
    } else if (!isSameList(stored.propertyIds, owner.propertyIds)) {
      changes.statements.push(...homesOf(db, owner))
    }
  }
  changes.statements.push(...(await withdrawals(db, people.owners)))
  if (changes.statements.length > 0) changes.statements.push(...markHomes(db, now))
  changes.statements.push(...(await historyStatements(db, people.histories, now)))
  return changes
}

/**
 * Creates the first mail that an import would send to a new owner, and discards it. Throws if the site cannot create
 * mails: an import of several parts then fails before its first part, not at its last one.
 */
export async function checkInvitations(
  db: Db,
  owners: readonly OwnerRecord[],
  invite: InviteOwner,
): Promise<void> {
  const known = await readOwners(db, owners)
  const invited = owners.find(({ email, password }) => password === null && !known.has(email))
  if (invited) await invite(invited, '')
}

async function newOwner(
  db: Db,
  owner: OwnerRecord,
  invite: InviteOwner | undefined,
  now: Date,
): Promise<Statement[]> {
  const { email, name, lang } = owner
  const password = owner.password === null ? null : await hashPassword(owner.password)
  const row = { email, name, lang, role: 'owner' as const, password, createdAt: now.getTime() }
  return [
    db.insert(account).values(row),
    ...homesOf(db, owner),
    ...(password === null && invite ? await invitation(db, owner, invite, now) : []),
  ]
}

async function invitation(
  db: Db,
  owner: OwnerRecord,
  invite: InviteOwner,
  now: Date,
): Promise<Statement[]> {
  const token = randomToken()
  const hash = await tokenHash(token)
  const endsAt = now.getTime() + INVITATION_DAYS * 86_400_000
  return [
    db.insert(resetToken).select(
      db
        .select({
          tokenHash: sql<string>`${hash}`.as('token_hash'),
          accountId: account.id,
          endsAt: sql<number>`${endsAt}`.as('ends_at'),
        })
        .from(account)
        .where(eq(account.email, owner.email)),
    ),
    queueMail(db, { mail: await invite(owner, token) }, now),
  ]
}

/** Returns the statements that remove all other owners of a property, because a file lists all its owners. */
async function withdrawals(db: Db, owners: readonly OwnerRecord[]): Promise<Statement[]> {
  const emails = jsonChunks(owners.map(({ email }) => email)).map(valuesOf)
  const named = new Set(owners.flatMap(({ propertyIds }) => propertyIds))
  const isAnother = sql`${ownerProperty.accountId} not in (
    select ${account.id} from ${account}
    where ${or(...emails.map((chunk) => sql`${account.email} in ${chunk}`))})`
  const deletions = jsonChunks(named).map(async (chunk) => {
    const isWithdrawn = and(sql`${ownerProperty.propertyId} in ${valuesOf(chunk)}`, isAnother)
    const withdrawn = await db.select().from(ownerProperty).where(isWithdrawn).limit(1).get()
    return withdrawn ? [db.delete(ownerProperty).where(isWithdrawn)] : []
  })
  return (await Promise.all(deletions)).flat()
}

/** Returns the statements that replace an owner's list of properties. */
function homesOf(db: Db, { email, propertyIds }: OwnerRecord): Statement[] {
  const ownerId = sql`(select ${account.id} from ${account} where ${account.email} = ${email})`
  return [
    db.delete(ownerProperty).where(sql`${ownerProperty.accountId} = ${ownerId}`),
    ...jsonChunks(propertyIds).map((chunk) =>
      db.insert(ownerProperty).select(
        db
          .select({ accountId: account.id, propertyId: sql<number>`value`.as('property_id') })
          .from(account)
          .crossJoin(sql`json_each(${chunk})`)
          .where(eq(account.email, email)),
      ),
    ),
  ]
}

async function historyStatements(
  db: Db,
  histories: readonly MappedHistory[],
  now: Date,
): Promise<Statement[]> {
  const pages = jsonChunks(histories.map(({ propertyId }) => propertyId)).map((chunk) =>
    db
      .select({ id: propertyHistory.propertyId, hash: propertyHistory.hash })
      .from(propertyHistory)
      .where(sql`${propertyHistory.propertyId} in ${valuesOf(chunk)}`),
  )
  const stored = new Map((await Promise.all(pages)).flat().map(({ id, hash }) => [id, hash]))
  const news = histories.filter(({ propertyId, hash }) => stored.get(propertyId) !== hash)
  const rows = news.map(({ propertyId, history, hash }) => ({
    propertyId,
    data: history,
    hash,
    changedAt: now.toISOString(),
  }))
  return insertRows(db, propertyHistory, rows).map((insert) =>
    insert.onConflictDoUpdate({
      target: propertyHistory.propertyId,
      set: {
        data: excluded(propertyHistory.data),
        hash: excluded(propertyHistory.hash),
        changedAt: excluded(propertyHistory.changedAt),
      },
    }),
  )
}

async function readOwners(db: Db, owners: readonly OwnerRecord[]) {
  const pages = jsonChunks(owners.map(({ email }) => email)).map((chunk) =>
    db
      .select({
        email: account.email,
        role: account.role,
        propertyIds: sql<string>`(select json_group_array(${ownerProperty.propertyId}) from ${ownerProperty} where ${ownerProperty.accountId} = ${account.id})`,
      })
      .from(account)
      .where(sql`${account.email} in ${valuesOf(chunk)}`),
  )
  const rows = (await Promise.all(pages)).flat()
  return new Map(
    rows.map(({ email, role, propertyIds }) => [
      email,
      { role, propertyIds: JSON.parse(propertyIds) as number[] },
    ]),
  )
}

function isSameList(a: readonly number[], b: readonly number[]): boolean {
  const ids = new Set(a)
  return ids.size === b.length && b.every((id) => ids.has(id))
}
