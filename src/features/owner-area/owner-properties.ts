import { and, eq, isNotNull } from 'drizzle-orm'
import { marketStart } from '../../listing/market-start'
import { atOfficialPlace } from '../../listing/places/place-names'
import type { ListingDocument, Property } from '../../listing/property'
import type { Db } from '../../platform/db/db'
import { property } from '../../platform/db/schema'
import { ownerProperty, propertyHistory } from '../../platform/db/schema-history'
import { type History, NO_HISTORY } from './history'

/** Every query of this file is restricted to the owner; another's home is as if absent. */

interface OwnHome {
  home: Property
  /** The CRM's, contacts and internal notes included: for `shownHistory` only. */
  history: History
}

/** All homes of an owner, the newest on the market first. */
export async function listOwnHomes(db: Db, accountId: number): Promise<Property[]> {
  const rows = await db
    .select({ home: property.data, firstSeen: property.firstSeenAt })
    .from(ownerProperty)
    .innerJoin(property, eq(property.id, ownerProperty.propertyId))
    .where(and(eq(ownerProperty.accountId, accountId), isNotNull(property.data)))
  return rows
    .flatMap(({ home, firstSeen }) =>
      home ? [{ home: atOfficialPlace(home), start: marketStart(home, firstSeen) }] : [],
    )
    .sort((a, b) => b.start.localeCompare(a.start) || b.home.id - a.home.id)
    .map(({ home }) => home)
}

/** One home of an owner with its history; null when there is none with this id, or it is another's. */
export async function findOwnHome(db: Db, accountId: number, id: number): Promise<OwnHome | null> {
  const row = await db
    .select({ home: property.data, history: propertyHistory.data })
    .from(ownerProperty)
    .innerJoin(property, eq(property.id, ownerProperty.propertyId))
    .leftJoin(propertyHistory, eq(propertyHistory.propertyId, property.id))
    .where(and(eq(ownerProperty.accountId, accountId), eq(ownerProperty.propertyId, id)))
    .get()
  if (!row?.home) return null
  return { home: atOfficialPlace(row.home), history: row.history ?? NO_HISTORY }
}

/** A document of a home of this owner, hidden ones too; null as `findOwnHome`. */
export async function findOwnDocument(
  db: Db,
  accountId: number,
  propertyId: number,
  documentId: number,
): Promise<ListingDocument | null> {
  const own = await findOwnHome(db, accountId, propertyId)
  return own?.home.documents.find(({ id }) => id === documentId) ?? null
}
