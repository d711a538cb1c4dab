import { BOX_LABEL } from '../../listing/address'
import type { ListingCard } from '../../listing/published'
import { type Lang, pick } from '../../platform/format/lang'
import { shorten } from '../../platform/format/text'
import { typeNames } from '../listing/search-options'
import type { View } from '../ui/view'

/** Returns the hidden fields of a form about a listing. They contain only facts that its page shows. */
export function listingFields(view: View, listing: ListingCard): Record<string, string> {
  const { lang, t } = view
  const { kind, id, goal, address, zip, city } = listing
  return {
    ...(kind === 'project'
      ? { ProjectIDs: String(id), IsProject: 'true' }
      : { ObjectID: String(id) }),
    propertyStreet: pick(address.parts?.street ?? address.street, lang),
    propertyHouseNumber: numberOf(address, lang),
    propertyZip: zip,
    propertyCity: pick(city, lang),
    propertyGoal: String(goal),
    propertyGoalType: t(goal === 1 ? 'goal.rent' : 'goal.sale'),
    propertyType: shorten(typeNames(view, listing.webIds).join(', '), 100),
  }
}

/** Returns the house number, as in `22 bus 3`, or '' if the address is hidden. */
function numberOf({ parts }: ListingCard['address'], lang: Lang): string {
  if (!parts) return ''
  const box = parts.boxNr && `${BOX_LABEL[lang]} ${parts.boxNr}`
  return [parts.houseNumber, box].filter(Boolean).join(' ').slice(0, 20)
}

/** Returns the facts of a listing that decide which questions a form may ask. */
export function listingFacts({ kind, goal, zip, countryId }: ListingCard) {
  return kind === 'project' ? null : { goal, zip, countryId }
}
