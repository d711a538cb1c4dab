import { listingTitle } from '../../components/listing/listing-title'
import type { View } from '../../components/ui/view'
import { pick } from '../../domain/format/lang'
import type { ListingCard } from '../../domain/listing/published'

/** What a form sends of the listing that it is about: what its page tells, and no more. */
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

/** What decides which questions a form may ask. */
export function homeFacts({ kind, goal, zip, countryId }: ListingCard) {
  return kind === 'project' ? null : { goal, zip, countryId }
}
