import { gte } from 'drizzle-orm'
import { FIRST_NUMBER } from '../../../../../listing/overrides/manual-id'
import { type ManualListing, manualListing } from '../../../../../listing/overrides/manual-listing'
import type { Db } from '../../../../../platform/db/db'
import { property } from '../../../../../platform/db/schema'
import { readDrafts } from '../../../../../site/revisions/revisions'

type Addressed = Pick<
  ManualListing,
  'goal' | 'typeDescription' | 'zip' | 'street' | 'houseNumber' | 'boxNr' | 'price'
>

/** Returns a text that is the same for a listing that is entered twice: its address, kind, title and price. */
export function addressKey(listing: Addressed): string {
  const { goal, typeDescription, zip, street, houseNumber, boxNr, price } = listing
  return JSON.stringify([goal, typeDescription, zip, street, houseNumber, boxNr, price])
}

/** Returns the address keys of the properties made by staff and of their drafts. */
export async function readAddressKeys(db: Db): Promise<Set<string>> {
  const [rows, drafts] = await Promise.all([
    db.select({ record: property.data }).from(property).where(gte(property.id, FIRST_NUMBER)),
    readDrafts(db, 'listing'),
  ])
  const documents = [...drafts.values()].flatMap(
    (document) => manualListing.safeParse(document).data ?? [],
  )
  return new Set([...rows.map(({ record }) => record), ...documents].map(addressKey))
}
