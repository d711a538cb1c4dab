import { expect } from 'vitest'
import { editableListing, findListing } from '../src/features/listings/edit-listing'
import { fieldsOf } from '../src/features/listings/staff/listing-fields'
import { entriesOf } from '../src/platform/fields/entries-of'
import { openDocument } from '../src/site/revisions/documents'
import { db } from './agency'

/** The entries of a listing's form as it is shown, with its base. */
export async function listingForm(id: number, kind: 'property' | 'project' = 'property') {
  const found = (await findListing(db, kind, id)) ?? expect.fail(String(id))
  const open = await openDocument(db, editableListing(kind, id))
  return { ...entriesOf(fieldsOf(found), open?.document), base: open?.base ?? '' }
}
