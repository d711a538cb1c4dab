import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { listingMatchesWord, staffSearchWords } from '../../listing/queries/staff-search-words'
import type { Account } from '../../platform/accounts/account'
import { containsText } from '../../platform/db/contains'
import type { Db } from '../../platform/db/db'
import { property } from '../../platform/db/schema'
import { ownerProperty } from '../../platform/db/schema-history'
import { account } from '../../platform/db/schema-people'
import type { Translated } from '../../platform/format/lang'
import { refusesMail } from '../../platform/mail/outbox'
import { ACCOUNT } from '../../site/accounts/queries'

export const OWNERS_PER_PAGE = 50
const MAX_PROPERTIES = 12

const isOwner = eq(account.role, 'owner')

const OWNER = {
  id: account.id,
  name: account.name,
  email: account.email,
  lang: account.lang,
  disabledAt: account.disabledAt,
  loggedInAt: account.loggedInAt,
  hasPassword: sql`${account.password} IS NOT NULL`.mapWith(Boolean),
  refusesMail: refusesMail(account.email),
}

const inData = (path: string) => sql`${property.data} ->> ${sql.raw(`'$.${path}'`)}`
const texts = (path: string) =>
  sql<Translated | null>`${inData(path)}`.mapWith((json: string) => JSON.parse(json))

/** The columns that name a property in a list. A deleted property has only its id. */
const HOME = {
  type: texts('typeDescription'),
  street: texts('street'),
  houseNumber: sql<string | null>`${inData('houseNumber')}`,
  boxNr: sql<string | null>`${inData('boxNr')}`,
  zip: sql<string | null>`${inData('zip')}`,
  city: texts('city'),
  webId: sql<number | null>`${inData('webId')}`,
  picture: sql<string | null>`${inData('pictures[0].url')}`,
}

/** Returns a page of the owners' accounts that match every word of `q`, ordered by name. `total` counts all matches. */
export async function listOwners(db: Db, { q, page }: { q: string; page: number }) {
  const where = and(isOwner, ...staffSearchWords(q).map(namesOwner))
  const [rows, counted] = await Promise.all([
    db
      .select(OWNER)
      .from(account)
      .where(where)
      .orderBy(sql`${account.name} COLLATE NOCASE`, account.id)
      .limit(OWNERS_PER_PAGE)
      .offset((page - 1) * OWNERS_PER_PAGE),
    db.select({ total: count() }).from(account).where(where).get(),
  ])
  const ids = rows.map(({ id }) => id)
  const homes = Map.groupBy(await homesOf(db, ids), ({ accountId }) => accountId)
  return {
    owners: rows.map((row) => ({ ...row, homes: homes.get(row.id) ?? [] })),
    total: counted?.total ?? 0,
  }
}
export type ListedOwner = Awaited<ReturnType<typeof listOwners>>['owners'][number]
export type OwnerLine = Omit<ListedOwner, 'homes'>
export type HomeLine = Awaited<ReturnType<typeof findHomes>>[number]

/** Returns one owner with all properties, or null if there is none with this id. */
export async function findOwner(db: Db, id: number): Promise<ListedOwner | null> {
  const [row, homes] = await Promise.all([
    db
      .select(OWNER)
      .from(account)
      .where(and(isOwner, eq(account.id, id)))
      .get(),
    homesOf(db, [id]),
  ])
  return row ? { ...row, homes } : null
}

/** Returns the account of an owner who may log in, or null. */
export async function findOwnerAccount(db: Db, id: number): Promise<Account | null> {
  const query = db
    .select(ACCOUNT)
    .from(account)
    .where(and(isOwner, eq(account.id, id), isNull(account.disabledAt)))
  return (await query.get()) ?? null
}

/**
 * Returns the properties whose address or id matches every word of `q`, the last changed first. Returns none without a
 * word.
 */
export async function findHomes(db: Db, q: string) {
  const words = staffSearchWords(q)
  if (words.length === 0) return []
  return db
    .select({ id: property.id, ...HOME })
    .from(property)
    .where(
      and(
        isNotNull(property.data),
        isNull(property.deletedAt),
        ...words.map((word) => listingMatchesWord(property, word)),
      ),
    )
    .orderBy(desc(property.updatedAt), desc(property.id))
    .limit(MAX_PROPERTIES)
}

/** Returns the existing properties with these ids. */
export async function readHomes(db: Db, ids: readonly number[]): Promise<HomeLine[]> {
  if (ids.length === 0) return []
  return db
    .select({ id: property.id, ...HOME })
    .from(property)
    .where(and(isNotNull(property.data), inArray(property.id, [...ids])))
    .orderBy(property.id)
}

async function homesOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({ accountId: ownerProperty.accountId, id: ownerProperty.propertyId, ...HOME })
    .from(ownerProperty)
    .leftJoin(property, eq(property.id, ownerProperty.propertyId))
    .where(inArray(ownerProperty.accountId, [...ids]))
    .orderBy(ownerProperty.propertyId)
}

function namesOwner(word: string): SQL | undefined {
  const ownsProperty = sql`EXISTS (SELECT 1 FROM ${ownerProperty} JOIN ${property}
    ON ${property.id} = ${ownerProperty.propertyId}
    WHERE ${ownerProperty.accountId} = ${account.id} AND ${listingMatchesWord(property, word)})`
  return or(
    containsText(sql`${account.name}`, word),
    containsText(sql`${account.email}`, word),
    ownsProperty,
  )
}
