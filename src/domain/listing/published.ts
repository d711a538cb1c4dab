import { CONDITION } from './condition'
import { epcLabel, epcRange } from './epc'
import { featureBits } from './features'
import { GOAL, type PropertyGoal } from './goal'
import {
  DETAIL_FACTS,
  type DetailFact,
  type ListingCard,
  type ListingDetail,
  type ProjectDetail,
  type PublicUnit,
  type PublishSettings,
} from './listing-types'
import { marketStart, projectMarketStart } from './market-start'
import { MARQUEE } from './marquee'
import { PRICE_UNIT_FROM, shownPrice } from './price'
import type { Law, Project, Property } from './property'
import { documentsOf } from './record-file'
import { hiddenStreet, publicDocuments, publicPictures, publicPlace, redact } from './redact'
import { availability, hasDetailPage, isUnitAvailable, STATUS } from './status'

export type {
  ListingCard,
  ListingDetail,
  ProjectDetail,
  PublicAddress,
  PublicDocument,
  PublicUnit,
  PublishSettings,
} from './listing-types'

export const DEFAULT_PUBLISH_SETTINGS: PublishSettings = {
  marqueesWithoutStreet: [],
  showSoldDetailPage: false,
  ignoreMarquees: [MARQUEE.sold, MARQUEE.rented],
  brusselsScale: 'spec',
}

const CARD_PICTURES = 5

const NO_PRICE = { price: null, priceFrom: false, priceUnitText: null }

/**
 * The row of a property. One that left the market, and one that is not published at all, keeps
 * type, city and pictures only: no price, street or facts, and no link but to a sold detail page.
 */
export function publicCard(property: Property, settings: PublishSettings): ListingCard {
  const card = openCard(property, settings)
  const short = { ...card, pictures: card.pictures.slice(0, CARD_PICTURES) }
  return isUnitAvailable(property, settings) ? short : withheldCard(short)
}

/** The page of a property; null where there is none (`soldPageRule` says what stands there). */
export function publicDetail(property: Property, settings: PublishSettings): ListingDetail | null {
  if (!hasDetailPage(property, settings)) return null
  const card = openCard(property, settings)
  const gone = !isUnitAvailable(property, settings)
  const priceTold = card.price !== null && !gone
  const hidden = hiddenStreet(property, settings)
  const mayTellAll = priceTold && !hidden
  const documents = mayTellAll ? documentsOf(property) : property.documents
  return {
    ...factsOf(property),
    ...card,
    ...(gone && { gone, ...NO_PRICE }),
    buildingName: redact(property.buildingName ?? '', hidden) || null,
    district: hidden ? null : property.district,
    groundPart: priceTold && hasGroundPart(property) ? property.groundPart : null,
    recordFile: mayTellAll ? property.recordFile : null,
    law: priceTold ? property.law : withoutRent(property.law),
    documents: gone ? [] : publicDocuments(documents, hidden),
  }
}

/**
 * The row of a project: the units of `goal` ('projects': of both) that are available give price,
 * types, bedrooms and features; the total counts those that left the market too.
 */
export function projectCard(
  project: Project,
  units: readonly Property[],
  settings: PublishSettings,
  goal: PropertyGoal | 'projects',
): ListingCard {
  const told = onSite(units).filter((unit) => goal === 'projects' || unit.goal === goal)
  const available = told.filter((unit) => isUnitAvailable(unit, settings))
  const price = least(available.map(shownPrice))
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
    priceFrom: price !== null,
    priceUnitText: null,
    bedrooms: null,
    bedroomsMin: least(bedrooms),
    bedroomsMax: most(bedrooms),
    bathrooms: null,
    surface: null,
    plot: null,
    features: available.reduce((bits, unit) => bits | featureBits(unit), 0),
    epc: null,
    epcRange: epcRange(available.flatMap((unit) => epcLabel(unit, settings) ?? [])),
    pictures: pictures.slice(0, CARD_PICTURES),
    pictureCount: pictures.length,
    units: { available: available.length, total: told.length },
    started: projectMarketStart(
      project,
      told.map((unit) => marketStart(unit)),
    ),
  }
  return project.published ? card : withheldCard(card)
}

/** The page of a project; null when it is not published. */
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
    virtualTour: project.virtualTour,
    virtualTour2: project.virtualTour2,
    manager: project.manager,
    deliveryYear: project.deliveryYear,
    documents: publicDocuments(project.documents, hidden),
    composition: onSite(units).map((unit) => publicUnit(unit, settings)),
  }
}

/** A unit in its project's composition; pass published ones only, as `publicProject` does. */
export function publicUnit(
  unit: Property,
  settings: PublishSettings = DEFAULT_PUBLISH_SETTINGS,
): PublicUnit {
  const card = openCard(unit, settings)
  const available = isUnitAvailable(unit, settings)
  const { price, priceFrom, priceUnitText } = available ? card : NO_PRICE
  return {
    id: unit.id,
    goal: unit.goal,
    status: unit.status,
    marquee: unit.marquee,
    available,
    hasPage: card.hasPage,
    ident: unit.ident,
    unitOrder: unit.unitOrder,
    buildingId: unit.buildingId,
    buildingName: redact(unit.buildingName ?? '', hiddenStreet(unit, settings)) || null,
    floor: unit.floor,
    typeName: card.typeName,
    webId: unit.webId,
    bedrooms: unit.bedrooms,
    bathrooms: unit.bathrooms,
    surface: card.surface,
    surfaceTerrace: unit.surfaceTerrace,
    epc: card.epc,
    price,
    priceFrom,
    priceUnitText,
  }
}

/** The card with all pictures, before 'gone' is asked; price and place are the public ones. */
function openCard(property: Property, settings: PublishSettings): ListingCard {
  const price = shownPrice(property)
  return {
    kind: 'property',
    id: property.id,
    goal: property.goal,
    status: property.status,
    marquee: property.marquee,
    gone: false,
    hasPage: hasDetailPage(property, settings),
    title: property.typeDescription,
    typeName: property.typeDescription,
    webIds: distinct([property.webId]),
    ...publicPlace(property, settings),
    price,
    priceFrom: price !== null && property.priceUnit === PRICE_UNIT_FROM,
    priceUnitText: price === null ? null : property.priceUnitText,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    surface: property.surfaceTotal ?? property.surfaceLiving,
    plot: property.surfacePlot,
    features: featureBits(property),
    epc: epcLabel(property, settings),
    pictures: publicPictures(property.pictures, hiddenStreet(property, settings)),
    pictureCount: property.pictures.length,
    started: marketStart(property),
  }
}

function withheldCard(card: ListingCard): ListingCard {
  return {
    ...card,
    ...NO_PRICE,
    gone: true,
    address: { street: null, country: card.address.country },
    bedrooms: null,
    bathrooms: null,
    surface: null,
    plot: null,
    features: 0,
    epc: null,
    epcRange: null,
    pictures: card.pictures.map((picture) => ({ ...picture, name: '' })),
    lat: null,
    lng: null,
    exact: false,
  }
}

function factsOf(property: Property): Pick<Property, DetailFact> {
  const facts = DETAIL_FACTS.map((name) => [name, property[name]])
  return Object.fromEntries(facts) as Pick<Property, DetailFact>
}

/** The land's share of the price is told for new homes for sale only (spec, section 3). */
function hasGroundPart({ conditionId, goal }: Property): boolean {
  return conditionId === CONDITION.new && goal !== GOAL.rent
}

/** A deposit is a number of months' rent, and the reference rent frames it. */
function withoutRent(law: Law): Law {
  return { ...law, deposit: null, referenceRent: null }
}

function onSite(units: readonly Property[]): Property[] {
  return units.filter((unit) => availability(unit) !== 'not-published')
}

function goalOf(units: readonly Property[]): PropertyGoal {
  const isRental = units.length > 0 && units.every((unit) => unit.goal === GOAL.rent)
  return isRental ? GOAL.rent : GOAL.sale
}

function least(values: readonly (number | null)[]): number | null {
  const present = values.filter(isPresent)
  return present.length ? Math.min(...present) : null
}

function most(values: readonly (number | null)[]): number | null {
  const present = values.filter(isPresent)
  return present.length ? Math.max(...present) : null
}

function distinct(values: readonly (number | null)[]): number[] {
  return [...new Set(values.filter(isPresent))].sort((a, b) => a - b)
}

function isPresent<T>(value: T | null): value is T {
  return value !== null
}
