import { and, eq, isNotNull } from 'drizzle-orm'
import { marketStart } from '../../listing/market-start'
import { atOfficialPlace } from '../../listing/places/place-names'
import type { ListingDocument, Property } from '../../listing/property'
import type { Db } from '../../platform/db/db'
import { property } from '../../platform/db/schema'
import { ownerProperty, propertyHistory } from '../../platform/db/schema-history'
import { type History, NO_HISTORY } from './history'

/** Every query in this file is restricted to the owner. The property of another owner is treated as missing. */

interface OwnerProperty {
  record: Property
  /** The CRM's history, with contacts and internal notes. Use it only with `shownHistory`. */
  history: History
}

/** Returns all properties of an owner, the newest on the market first. */
export async function listOwnerProperties(db: Db, accountId: number): Promise<Property[]> {
  const rows = await db
    .select({ record: property.data, firstSeen: property.firstSeenAt })
    .from(ownerProperty)
    .innerJoin(property, eq(property.id, ownerProperty.propertyId))
    .where(and(eq(ownerProperty.accountId, accountId), isNotNull(property.data)))
  return rows
    .flatMap(({ record, firstSeen }) =>
      record ? [{ record: atOfficialPlace(record), start: marketStart(record, firstSeen) }] : [],
    )
    .sort((a, b) => b.start.localeCompare(a.start) || b.record.id - a.record.id)
    .map(({ record }) => record)
}

/** Returns one property of an owner with its history, or null if there is none with this id or another owner has it. */
export async function findOwnerProperty(
  db: Db,
  accountId: number,
  id: number,
): Promise<OwnerProperty | null> {
  const row = await db
    .select({ record: property.data, history: propertyHistory.data })
    .from(ownerProperty)
    .innerJoin(property, eq(property.id, ownerProperty.propertyId))
    .leftJoin(propertyHistory, eq(propertyHistory.propertyId, property.id))
    .where(and(eq(ownerProperty.accountId, accountId), eq(ownerProperty.propertyId, id)))
    .get()
  if (!row?.record) return null
  return { record: atOfficialPlace(row.record), history: row.history ?? NO_HISTORY }
}

/** Returns a document of a property of this owner, including hidden ones, or null as `findOwnerProperty`. */
export async function findOwnerDocument(
  db: Db,
  accountId: number,
  propertyId: number,
  documentId: number,
): Promise<ListingDocument | null> {
  const owned = await findOwnerProperty(db, accountId, propertyId)
  return owned?.record.documents.find(({ id }) => id === documentId) ?? null
}
