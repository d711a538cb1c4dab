import type { View } from '../../../components/ui/view'
import { wholeAddress } from '../../../listing/address'
import type { Project, Property } from '../../../listing/property'
import { pick } from '../../../platform/format/lang'

/** A listing as the agency calls it: a project by its name, a home by its kind. */
export function listingTitle({ t, lang }: View, listing: Property | Project): string {
  const title = pick('name' in listing ? listing.name : listing.typeDescription, lang)
  return title || t('staff.import.item', { id: listing.id })
}

/** Returns title, complete address and number of a listing: `Villa · Lindenlei 22, 9000 Gent · 410002`. */
export function listingName(view: View, listing: Property | Project): string {
  return inLine([listingTitle(view, listing), wholeAddress(listing, view.lang), listing.id])
}

/** Joins the parts that are not empty. */
export function inLine(parts: readonly (string | number | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
