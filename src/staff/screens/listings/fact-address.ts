import type { AdField } from '../../../listing/law/ad-rules'
import { isHandMade } from '../../../listing/overrides/manual-parts'
import { STAFF } from '../../../urls'
import { FIELD_OF } from './listing-fields'

/** The field of a home's form that tells a fact of its advert; undefined where the CRM alone can. */
export function factField(id: number, field: AdField): string | undefined {
  const name = FIELD_OF[field]
  // A home that was made here has its facts in a row with all others.
  return isHandMade(id) ? name?.replace(/^facts\./, '') : name
}

/** The way to that field, or to the home's form. */
export function factAddress(id: number, field: AdField): string {
  const name = factField(id, field)
  return `${STAFF.listings}/${id}${name ? `#${name}` : ''}`
}
