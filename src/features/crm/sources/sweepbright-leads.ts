import { WEB_ID } from '../../../platform/goal'
import type { CrmLead, SearchCriteria } from '../../leads/crm-lead'
import { outcomeOf, shortened } from './send-outcome'
import type { SendOutcome } from './source'
import { NAMES } from './sweepbright-names'

/** SweepBright's names of the categories in a search request; a public client confirms the fields. */
const TYPES: Readonly<Record<number, string>> = {
  [WEB_ID.house]: 'house',
  [WEB_ID.apartment]: 'apartment',
  [WEB_ID.land]: 'land',
  [WEB_ID.parking]: 'parking',
  [WEB_ID.office]: 'office',
  [WEB_ID.shop]: 'commercial',
}
const NEGOTIATIONS = ['sale', 'let'] as const

const MAX_NAME_LENGTH = 80
const MAX_TEXT_LENGTH = 4000

/**
 * Sends a lead as a contact of the estate with the key `estate`, or else of the agency. It is not confirmed that a
 * known email address remains one person, so a lead whose response was lost is not sent again.
 */
export async function sendToSweepBright(
  post: (path: string, body: object) => Promise<unknown>,
  lead: CrmLead,
  estate: string | null,
): Promise<SendOutcome> {
  const { contacts, estates } = NAMES.paths
  const path = estate === null ? contacts : `${estates}/${encodeURIComponent(estate)}/${contacts}`
  try {
    await post(path, contactOf(lead, estate))
    return { is: 'taken', id: null }
  } catch (error) {
    return outcomeOf(error)
  }
}

function contactOf(lead: CrmLead, estate: string | null): object {
  const { firstName, lastName, email, phone, lang, subject, text, wish: criteria } = lead
  const words = [subject, text].filter(Boolean).join('\n\n')
  return {
    first_name: shortened(firstName, MAX_NAME_LENGTH),
    last_name: shortened(lastName, MAX_NAME_LENGTH),
    email,
    phone,
    message: `${shortened(words, MAX_TEXT_LENGTH)}\n\nPand ref ${lead.id}`,
    locale: lang,
    ...(estate === null && criteria && preferencesOf(criteria)),
  }
}

function preferencesOf({
  goal,
  typeIds,
  zips,
  priceMin,
  priceMax,
  minRooms,
}: SearchCriteria): object {
  return {
    preferences: {
      ...(goal !== null && { negotiation: NEGOTIATIONS[goal] }),
      types: typeIds.flatMap((id) => TYPES[id] ?? []),
      ...(priceMin !== null && { min_price: priceMin }),
      ...(priceMax !== null && { max_price: priceMax }),
      ...(minRooms !== null && { min_rooms: minRooms }),
    },
    location_preference: { country: 'BE', postal_codes: zips },
  }
}
