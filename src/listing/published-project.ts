import { GOAL, type PropertyGoal } from '../platform/goal'
import { advertFacts, floodOfUnits } from './advert-facts'
import { epcRange } from './epc/epc'
import { featureBits } from './features'
import {
  DEFAULT_PUBLISH_SETTINGS,
  type ListingCard,
  type ProjectDetail,
  type PublicUnit,
  type PublishSettings,
} from './listing-types'
import { marketStart, projectMarketStart } from './market-start'
import { CARD_PICTURES, NO_PRICE, openCard, withheldCard } from './open-card'
import { publicPlans } from './plans'
import { euroPrice, shownPrice } from './price'
import type { Project, Property } from './property'
import { hiddenStreet, publicDocuments, publicPictures, publicPlace, redactLine } from './redact'
import { availability, isUnitAvailable, STATUS } from './status'

/**
 * Returns the row of a project. Price, types, bedrooms and features come from the available units of `goal`
 * ('projects': both goals). The total also counts units that left the market.
 */
export function projectCard(
  project: Project,
  units: readonly Property[],
  settings: PublishSettings,
  goal: PropertyGoal | 'projects',
): ListingCard {
  const published = publishedUnits(units).filter(
    (unit) => goal === 'projects' || unit.goal === goal,
  )
  const available = published.filter((unit) => isUnitAvailable(unit, settings))
  const { price, currency } = lowestPrice(available)
  const facts = available.map((unit) => advertFacts(unit, settings))
  const flood = floodOfUnits(facts)
  const bedrooms = available.map((unit) => unit.bedrooms)
  const pictures = publicPictures(project.pictures, hiddenStreet(project, settings))
  const card: ListingCard = {
    kind: 'project',
    id: project.id,
    goal: goal === 'projects' ? goalOf(available) : goal,
    status: project.published ? STATUS.active : STATUS.prospective,
    marquee: null,
    gone: false,
    hasPage: project.published,
    title: project.name,
    typeName: {},
    webIds: distinct(available.map((unit) => unit.webId)),
    ...publicPlace(project, settings),
    price,
    ...(currency && { currency }),
    priceFrom: price !== null,
    priceUnitText: null,
    bedrooms: null,
    bedroomsMin: min(bedrooms),
    bedroomsMax: max(bedrooms),
    bathrooms: null,
    surface: null,
    plot: null,
    features: available.reduce((bits, unit) => bits | featureBits(unit), 0),
    epc: null,
    epcRange: epcRange(facts.flatMap(({ epc }) => epc ?? [])),
    ...(flood && { flood }),
    pictures: pictures.slice(0, CARD_PICTURES),
    pictureCount: pictures.length,
    units: { available: available.length, total: published.length },
    ...(project.openHouses && { openHouses: project.openHouses }),
    started: projectMarketStart(
      project,
      published.map((unit) => marketStart(unit)),
    ),
  }
  return project.published ? card : withheldCard(card)
}

/** Returns the data of a project's page, or null if it is not published. */
export function publicProject(
  project: Project,
  units: readonly Property[],
  settings: PublishSettings,
): ProjectDetail | null {
  if (!project.published) return null
  const hidden = hiddenStreet(project, settings)
  return {
    ...projectCard(project, units, settings, 'projects'),
    pictures: publicPictures(project.pictures, hidden),
    description: project.description,
    virtualTour: redactLine(project.virtualTour, hidden),
    virtualTour2: redactLine(project.virtualTour2, hidden),
    manager: project.manager,
    deliveryYear: project.deliveryYear,
    documents: publicDocuments(project.documents, hidden),
    ...publicPlans(project, hidden, publishedUnits(units)),
    composition: publishedUnits(units).map((unit) => publicUnit(unit, settings)),
  }
}

/** Returns a unit of its project's composition. Pass published units only, as `publicProject` does. */
export function publicUnit(
  unit: Property,
  settings: PublishSettings = DEFAULT_PUBLISH_SETTINGS,
): PublicUnit {
  const card = openCard(unit, settings)
  const hidden = hiddenStreet(unit, settings)
  const available = isUnitAvailable(unit, settings)
  const { price, priceFrom, priceUnitText, saleMethod } = available ? card : NO_PRICE
  return {
    id: unit.id,
    goal: unit.goal,
    status: unit.status,
    marquee: unit.marquee,
    available,
    hasPage: card.hasPage,
    ident: redactLine(unit.ident, hidden),
    unitOrder: unit.unitOrder,
    buildingId: unit.buildingId,
    buildingName: redactLine(unit.buildingName, hidden),
    floor: unit.floor,
    typeName: card.typeName,
    webId: unit.webId,
    bedrooms: unit.bedrooms,
    bathrooms: unit.bathrooms,
    surface: card.surface,
    surfaceTerrace: unit.surfaceTerrace,
    epc: card.epc,
    ...(card.energyPerformance !== undefined && { energyPerformance: card.energyPerformance }),
    ...(available && card.flood && { flood: card.flood }),
    price,
    ...(card.currency && { currency: card.currency }),
    priceFrom,
    priceUnitText,
    ...(saleMethod && { saleMethod }),
  }
}

/** Returns the lowest price in euros, else in the currency of the first unit that has a price. */
function lowestPrice(units: readonly Property[]): { price: number | null; currency?: string } {
  const priced = units.filter((unit) => shownPrice(unit) !== null)
  const euros = priced.filter((unit) => euroPrice(unit) !== null)
  const currency = euros.length > 0 ? undefined : priced[0]?.currency
  const compared = euros.length > 0 ? euros : priced.filter((unit) => unit.currency === currency)
  return { price: min(compared.map(shownPrice)), ...(currency && { currency }) }
}

function publishedUnits(units: readonly Property[]): Property[] {
  return units.filter((unit) => availability(unit) !== 'not-published')
}

function goalOf(units: readonly Property[]): PropertyGoal {
  const isRental = units.length > 0 && units.every((unit) => unit.goal === GOAL.rent)
  return isRental ? GOAL.rent : GOAL.sale
}

function min(values: readonly (number | null)[]): number | null {
  const present = values.filter(isPresent)
  return present.length ? Math.min(...present) : null
}

function max(values: readonly (number | null)[]): number | null {
  const present = values.filter(isPresent)
  return present.length ? Math.max(...present) : null
}

function distinct(values: readonly (number | null)[]): number[] {
  return [...new Set(values.filter(isPresent))].sort((a, b) => a - b)
}

function isPresent<T>(value: T | null): value is T {
  return value !== null
}
