import { listingTitle } from '../../components/listing/listing-title'
import type { View } from '../../components/ui/view'
import { pick } from '../../domain/format/lang'
import type { ListingCard } from '../../domain/listing/published'

/** The hidden fields of a form about a listing: facts that its page shows, and no others. */
export function listingFields({ lang, t }: View, listing: ListingCard): Record<string, string> {
  const { kind, id, goal, address, zip, city, typeName } = listing
  const isProject = kind === 'project'
  return {
    ...(isProject ? { ProjectIDs: String(id), IsProject: 'true' } : { ObjectID: String(id) }),
    propertyStreet: pick(address.street, lang),
    propertyZip: zip,
    propertyCity: pick(city, lang),
    propertyGoal: String(goal),
    propertyGoalType: t(goal === 1 ? 'goal.rent' : 'goal.sale'),
    propertyType: isProject ? listingTitle(listing, lang) : pick(typeName, lang).slice(0, 100),
  }
}

/** The facts that decide which questions a form may ask. */
export function homeFacts({ kind, goal, zip, countryId }: ListingCard) {
  return kind === 'project' ? null : { goal, zip, countryId }
}
