import type { listing } from '../../platform/db/schema'
import { normalise } from '../../platform/format/text'
import { countryNames, hasRegions, placeZip } from '../../platform/geo/belgian-region'
import { isDwelling, type PropertyGoal } from '../../platform/goal'
import { isStreetPublic } from '../address'
import { epcRank } from '../epc/epc'
import { featureBits } from '../features'
import { KIND, LIST } from '../filter/lists'
import { marketStart, projectMarketStart } from '../market-start'
import { atOfficialPlace, searchNames } from '../places/place-names'
import { zipPoint } from '../places/places'
import { euroPrice } from '../price'
import type { Project, Property } from '../property'
import { type ListingCard, type PublishSettings, projectCard, publicCard } from '../published'
import { availability, isUnitAvailable, STATUS } from '../status'

export type ListingRow = Omit<typeof listing.$inferSelect, 'key'>

/** A record with the date of its first import (ISO), which is its date if it has no other. */
export interface ImportedRecord<Record> {
  record: Record
  firstSeen: string
}

/** Returns the row of a property that is not a unit of a project, or none if it is not published. */
export function propertyRows(
  { record, firstSeen }: ImportedRecord<Property>,
  settings: PublishSettings,
): ListingRow[] {
  const property = atOfficialPlace(record)
  if (availability(property) === 'not-published') return []
  const list = property.status === STATUS.active ? property.goal : LIST.sold
  const started = marketStart(property, firstSeen)
  const card = { ...publicCard(property, settings), started }
  const row = {
    list,
    kind: KIND.property,
    id: property.id,
    projectId: null,
    goal: property.goal,
    rank: settings.homesFirst && !isDwelling(property.webId ?? 0) ? 0 : 1,
    started,
    ...factColumns(property, card),
    ...placeColumns(record, card, settings),
    ...cardColumns(card),
  }
  return [row]
}

/**
 * Returns the rows of a project. It has one in the list of each goal of its available units, and always one in the list
 * of projects. Each available unit has a row for filters in the same lists and at the project's place. Returns none if
 * the project is not published.
 */
export function projectRows(
  { record, firstSeen }: ImportedRecord<Project>,
  units: readonly ImportedRecord<Property>[],
  settings: PublishSettings,
): ListingRow[] {
  const project = atOfficialPlace(record)
  if (!project.published) return []
  const published = units.filter(({ record }) => availability(record) !== 'not-published')
  const available = published.filter(({ record }) => isUnitAvailable(record, settings))
  const records = published.map(({ record }) => record)
  const unitStarts = published.map((unit) => marketStart(unit.record, unit.firstSeen))
  const started = projectMarketStart(project, unitStarts, firstSeen)
  const row = (list: number, goal: PropertyGoal | 'projects'): ListingRow => {
    const card = { ...projectCard(project, records, settings, goal), started }
    return {
      list,
      kind: KIND.project,
      id: project.id,
      projectId: project.id,
      goal: card.goal,
      rank: 1,
      started,
      webId: 0,
      bedrooms: 0,
      bathrooms: 0,
      features: 0,
      surface: null,
      plot: null,
      epc: null,
      ...placeColumns(record, card, settings),
      ...cardColumns(card),
    }
  }
  const goals = [LIST.sale, LIST.rent].filter((goal) =>
    available.some(({ record }) => record.goal === goal),
  )
  const rows = [...goals.map((goal) => row(goal, goal)), row(LIST.projects, 'projects')]
  const [firstRow] = rows
  return firstRow
    ? [...rows, ...available.flatMap((unit) => unitRows(unit, firstRow, settings))]
    : []
}

function unitRows(
  { record, firstSeen }: ImportedRecord<Property>,
  { id: projectId, zip, city, placeNames, street, houseNumber, lat, lng }: ListingRow,
  settings: PublishSettings,
): ListingRow[] {
  const unit = atOfficialPlace(record)
  const card = publicCard(unit, settings)
  const row = {
    kind: KIND.unit,
    id: unit.id,
    projectId,
    goal: unit.goal,
    rank: 1,
    started: marketStart(unit, firstSeen),
    ...factColumns(unit, card),
    zip,
    city,
    placeNames,
    street,
    houseNumber,
    lat,
    lng,
    ...cardColumns(card),
  }
  return [
    { list: unit.goal, ...row },
    { list: LIST.projects, ...row },
  ]
}

function factColumns(property: Property, { surface, epc, gone }: ListingCard) {
  return {
    webId: property.webId ?? 0,
    bedrooms: property.bedrooms ?? 0,
    bathrooms: property.bathrooms ?? 0,
    features: featureBits(property),
    surface,
    plot: gone ? null : (property.surfacePlot ?? property.surfaceGround),
    epc: epc && epcRank(epc),
  }
}

function cardColumns(card: ListingCard) {
  return { price: euroPrice(card), hasPage: card.hasPage, isGone: card.gone, card }
}

/** Returns the exact point and the street if they are public, else the point of the postcode. */
function placeColumns(place: Project | Property, card: ListingCard, settings: PublishSettings) {
  const zip = placeZip(place)
  const point = card.exact ? card : zipPoint(zip)
  const isShown = isStreetPublic(place, settings) && !card.gone
  const street = card.address.parts?.street ?? place.street
  const countries = hasRegions(place.countryId) ? [] : Object.values(countryNames(place) ?? {})
  const names = [...searchNames(zip, place.city), ...countries].map(normalise)
  return {
    zip,
    city: JSON.stringify(card.city),
    placeNames: [...new Set(names)].filter(Boolean).join('\n'),
    street: isShown && street ? JSON.stringify(street) : null,
    houseNumber: isShown ? normalise(place.houseNumber ?? '') : '',
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
  }
}
