import type { Translated } from '../platform/format/lang'
import { hasRegions } from '../platform/geo/belgian-region'
import { CONDITION, GOAL } from '../platform/goal'
import {
  DETAIL_FACTS,
  type DetailFact,
  type ListingCard,
  type ListingDetail,
  type PublishSettings,
} from './listing-types'
import { CARD_PICTURES, NO_PRICE, openCard, withheldCard } from './open-card'
import { publicPlans } from './plans'
import { askedAmount } from './price'
import { type Law, NO_LAW, type Property } from './property'
import { documentsOf } from './record-file'
import { type HiddenStreet, hiddenStreet, publicDocuments, redactLine, redactTexts } from './redact'
import { hasDetailPage, isUnitAvailable } from './status'

export type {
  ListingCard,
  ListingDetail,
  ProjectDetail,
  PublicAddress,
  PublicDocument,
  PublicPlan,
  PublicUnit,
  PublishSettings,
} from './listing-types'
export { DEFAULT_PUBLISH_SETTINGS } from './listing-types'
export { projectCard, publicProject, publicUnit } from './published-project'

/**
 * Returns the public card of a property. If it left the market or is not published, the card has type, city and
 * pictures only: no price, street or facts, and no link except to the page of a sold property.
 */
export function publicCard(property: Property, settings: PublishSettings): ListingCard {
  const card = openCard(property, settings)
  const short = { ...card, pictures: card.pictures.slice(0, CARD_PICTURES) }
  return isUnitAvailable(property, settings) ? short : withheldCard(short)
}

/** Returns the data of a property's page, or null if it has none (`soldPageRule` then determines the response). */
export function publicDetail(property: Property, settings: PublishSettings): ListingDetail | null {
  if (!hasDetailPage(property, settings)) return null
  const card = openCard(property, settings)
  const gone = !isUnitAvailable(property, settings)
  const hasShownPrice = askedAmount(card) !== null && !gone
  const hidden = hiddenStreet(property, settings)
  const isFullyPublic = hasShownPrice && !hidden
  const documents = isFullyPublic ? documentsOf(property) : property.documents
  return {
    ...factsOf(property, hidden),
    ...card,
    ...(gone && {
      gone,
      ...NO_PRICE,
      openHouses: undefined,
      epcCode: undefined,
      flood: undefined,
    }),
    buildingName: redactLine(property.buildingName, hidden),
    district: hidden ? null : property.district,
    groundPart: hasShownPrice && hasGroundPart(property) ? property.groundPart : null,
    recordFile: isFullyPublic ? property.recordFile : null,
    law: hasShownPrice ? lawOf(property) : withoutRent(lawOf(property)),
    documents: gone ? [] : publicDocuments(documents, hidden),
    ...(!gone && publicPlans(property, hidden)),
  }
}

/**
 * Returns the facts of a page. Short texts and tours that contain the hidden street are left out. The description is a
 * text that the agency writes for visitors.
 */
function factsOf(property: Property, hidden: HiddenStreet): Facts {
  const names = DETAIL_FACTS.map((name) => [name, property[name]])
  const facts = Object.fromEntries(names) as Facts
  if (!hidden) return facts
  const texts = (all: Translated | null) => all && redactTexts(all, hidden)
  return {
    ...facts,
    ident: redactLine(facts.ident, hidden),
    conditionName: texts(facts.conditionName),
    virtualTour: redactLine(facts.virtualTour, hidden),
    virtualTour2: redactLine(facts.virtualTour2, hidden),
    divisions: facts.divisions.map((division) => ({
      ...division,
      floorName: texts(division.floorName),
      roomType: texts(division.roomType),
      comments: texts(division.comments),
    })),
  }
}

type Facts = Pick<Property, DetailFact>

/** Returns true if the land's share of the price is public: only for new buildings for sale (spec, section 3). */
function hasGroundPart({ conditionId, goal }: Property): boolean {
  return conditionId === CONDITION.new && goal !== GOAL.rent
}

/**
 * Returns the facts that Belgian law requires. For other countries, returns only those that a property has in any
 * country.
 */
function lawOf({ law, countryId }: Property): Law {
  if (hasRegions(countryId)) return law
  const { charges, chargesFixed, deposit, availableFrom } = law
  return { ...NO_LAW, charges, chargesFixed, deposit, availableFrom }
}

/**
 * Returns the facts without deposit, reference rent and last rent. A deposit is a number of months' rent, and the others
 * indicate its range.
 */
function withoutRent(law: Law): Law {
  return {
    ...law,
    deposit: null,
    referenceRent: null,
    referenceRentMax: null,
    lastRent: null,
    lastRentDate: null,
  }
}
