import type { View } from '../../components/ui/view'
import { fullAddress } from '../../listing/address'
import type { Project, Property } from '../../listing/property'
import { pick } from '../../platform/format/lang'

/** Returns the title of a listing: the name of a project, or the type of a property. */
export function listingTitle({ t, lang }: View, listing: Property | Project): string {
  const title = pick('name' in listing ? listing.name : listing.typeDescription, lang)
  return title || t('staff.import.item', { id: listing.id })
}

/** Returns title, full address and id of a listing: `Villa · Lindenlei 22, 9000 Gent · 410002`. */
export function listingName(view: View, listing: Property | Project): string {
  return joinParts([listingTitle(view, listing), fullAddress(listing, view.lang), listing.id])
}

/** Joins the parts that are not empty. */
export function joinParts(parts: readonly (string | number | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
