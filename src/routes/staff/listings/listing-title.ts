import type { View } from '../../../components/ui/view'
import { pick } from '../../../domain/format/lang'
import type { Project, Property } from '../../../domain/listing/property'

/** A listing as the agency calls it: a project by its name, a home by its kind. */
export function listingTitle({ t, lang }: View, listing: Property | Project): string {
  const title = pick('name' in listing ? listing.name : listing.typeDescription, lang)
  return title || t('staff.import.item', { id: listing.id })
}

/** The whole address, for the agency knows it. */
export function whereabouts({ lang }: View, listing: Property | Project): string {
  const { street, houseNumber, zip, city } = listing
  const line = [pick(street, lang), houseNumber].filter(Boolean).join(' ')
  return [line, `${zip} ${pick(city, lang)}`].filter((part) => part.trim()).join(', ')
}
