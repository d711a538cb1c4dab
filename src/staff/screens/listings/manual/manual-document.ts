import type { TimedDocument } from '../../../../features/pages/schedule'
import { isManual } from '../../../../listing/overrides/manual-id'
import type { ListingKind } from '../../../../listing/overrides/overrides'
import { STATUS } from '../../../../listing/status'
import type { Field } from '../../../../platform/fields/field'
import { editableManualListing } from '../edit-manual-listing'
import { editableManualProject } from '../edit-manual-project'
import { propertyFields } from './listing-fields'
import { projectFields } from './project-fields'

interface ManualDocument extends TimedDocument {
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
        withdrawn: (live) => ({ ...live, published: false }),
      }
    : {
        kind: 'property',
        id,
        fields: propertyFields,
        editable: editableManualListing(id),
        withdrawn: (live) => ({ ...live, status: STATUS.inactive }),
      }
}

/** Returns true if this is the key of a listing made by staff. */
export function isManualKey(key: string): boolean {
  return isManual(Number(key.replace('p', '')))
}
