import { listingAuditName } from '../../../../listing/audit-name'
import { isManual } from '../../../../listing/overrides/manual-id'
import type { ListingKind } from '../../../../listing/overrides/overrides'
import { readListingRecords } from '../../../../listing/queries/listing-records'
import { STATUS } from '../../../../listing/status'
import type { Field } from '../../../../platform/fields/field'
import type { Editable } from '../../../../site/revisions/documents'
import type { DocumentKind } from '../../../../staff/collections/document-kind'
import { STAFF } from '../../../../urls'
import { findListing } from '../../edit-listing'
import { editableManualListing } from '../../edit-manual-listing'
import { editableManualProject } from '../../edit-manual-project'
import { propertyFields } from './listing-fields'
import { projectFields } from './project-fields'
import { publicationQuestion } from './publication-panel'

interface ManualDocument {
  editable: Editable
  kind: ListingKind
  id: number
  fields: readonly Field[]
}

/** Returns the document of a property or project made by staff. `key` is its id, with a `p` before that of a project. */
export function manualDocument(key: string): ManualDocument {
  const id = Number(key.replace('p', ''))
  return key.startsWith('p')
    ? {
        kind: 'project',
        id,
        fields: projectFields,
        editable: editableManualProject(id),
      }
    : {
        kind: 'property',
        id,
        fields: propertyFields,
        editable: editableManualListing(id),
      }
}

/** The listings made by staff. Their ids in addresses are keys. */
export const listingKind: DocumentKind = {
  kind: 'listing',
  path: STAFF.listings,
  right: 'listings',
  nameText: 'staff.start.listing',
  editable: (key) => manualDocument(key).editable,
  async readNames(db, keys) {
    const idsOf = (prefix: string) =>
      keys
        .filter((key) => key.startsWith('p') === (prefix === 'p'))
        .map((key) => Number(key.replace('p', '')))
    const ids = { properties: idsOf(''), projects: idsOf('p') }
    const { properties, projects } = await readListingRecords(db, ids)
    return new Map([
      ...[...properties].map(([id, record]) => [String(id), listingAuditName(record)] as const),
      ...[...projects].map(([id, record]) => [`p${id}`, listingAuditName(record)] as const),
    ])
  },
  withdrawn: withdrawnListing,
  fieldsOf: (key) => manualDocument(key).fields,
  async refuseDraft(c, key, draft) {
    const { kind, id } = manualDocument(key)
    const listing = kind === 'property' ? await findListing(c.get('db'), kind, id) : null
    if (listing?.kind !== 'property') return null
    const { settings } = c.get('content').site
    const publication = { view: c.get('view'), settings, record: listing.record }
    return publicationQuestion(publication, draft) && 'record.select.facts'
  },
}

/** Returns a listing made by staff in the state in which it is not on the site. Only projects have `published`. */
export function withdrawnListing(live: object): object {
  return 'published' in live ? { ...live, published: false } : { ...live, status: STATUS.inactive }
}

/** Returns true if this is the key of a listing made by staff. */
export function isManualKey(key: string): boolean {
  return isManual(Number(key.replace('p', '')))
}
