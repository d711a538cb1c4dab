import type { AdField } from '../../../listing/law/ad-rules'
import { isManual } from '../../../listing/overrides/manual-id'
import type { Property } from '../../../listing/property'
import { STAFF } from '../../../urls'
import { FIELD_OF } from './listing-fields'

/** Returns the form field of an advert's fact, or undefined if only the CRM can change it. */
export function factField(id: number, field: AdField): string | undefined {
  const name = FIELD_OF[field]
  // In the form of a property made by staff, the facts are top-level fields.
  return isManual(id) ? name?.replace(/^facts\./, '') : name
}

/** Returns the address of the form at that field, or of the form itself. */
export function factAddress(id: number, field: AdField): string {
  const name = factField(id, field)
  return `${STAFF.listings}/${id}${name ? `#${name}` : ''}`
}

/** Returns the address of the form field with a listing's latitude. A unit has the coordinates of its project. */
export function pointAddress({ id, projectId }: Pick<Property, 'id' | 'projectId'>): string {
  return `${STAFF.listings}/${projectId === null ? id : `p${projectId}`}#lat`
}
