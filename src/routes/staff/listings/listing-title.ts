import type { View } from '../../../components/ui/view'
import { pick } from '../../../domain/format/lang'
import type { Project, Property } from '../../../domain/listing/property'

/** A listing as the agency calls it: a project by its name, a home by its kind. */
export function listingTitle({ t, lang }: View, listing: Property | Project): string {
  const title = pick('name' in listing ? listing.name : listing.typeDescription, lang)
  return title || t('staff.import.item', { id: listing.id })
}
