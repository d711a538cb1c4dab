import { z } from 'zod'
import { readCurrency } from '../../platform/format/iso-codes'
import { countryCode, inCountry } from '../../platform/geo/belgian-region'
import {
  law,
  NO_LAW,
  type Project,
  type Property,
  pictureUrls,
  plans,
  property,
  related,
} from '../property'
import { STATUS } from '../status'
import { editedDocuments, staffDocuments } from './documents'
import {
  coordinates,
  isoCode,
  managerIdOf,
  ownParts,
  placeWritten,
  type StaffMember,
  writtenPlace,
} from './manual-parts'

const code = z.number().int().nullable().default(null)

/** By its code or symbol; null for euros. */
const currency = isoCode('currency', readCurrency, 'EUR')

const line = z.string().trim().min(1).max(80).nullable().default(null)

/** A home as staff write it; the last four are told of one that is part of a project. */
export const handMade = property
  .pick({
    goal: true,
    status: true,
    typeDescription: true,
    street: true,
    houseNumber: true,
    boxNr: true,
    publishAddress: true,
    lat: true,
    lng: true,
    price: true,
    publishPrice: true,
    description: true,
    bedrooms: true,
    bathrooms: true,
    showerRooms: true,
    toilets: true,
    garages: true,
    parkings: true,
    hasGarden: true,
    hasTerrace: true,
    hasLift: true,
    hasFurnished: true,
    hasCellar: true,
    hasAttic: true,
    surfaceLiving: true,
    surfaceTotal: true,
    surfaceConstructed: true,
    surfaceGarden: true,
    surfaceTerrace: true,
    surfacePlot: true,
    constructionYear: true,
    energyPerformance: true,
    epcLabel: true,
    virtualTour: true,
    virtualTour2: true,
  })
  .extend({
    ...writtenPlace,
    ...coordinates,
    currency,
    webId: code,
    conditionId: code,
    heating: code,
    law: law.partial().default({}),
    pictures: z.array(z.string()),
    plans: plans.default([]),
    documents: staffDocuments.default([]),
    managerId: z.number().int().nullable(),
    related: related.default([]),
    ident: line,
    buildingName: line,
    floor: z.number().int().min(-9).max(99).nullable().default(null),
    unitOrder: code,
  })
export type HandMade = z.infer<typeof handMade>

/** A home as staff find it in their form. */
export function handMadeOf(record: Property, team: readonly StaffMember[]): HandMade {
  const { law: facts, ...rest } = record
  const told = Object.entries(facts).filter(([, value]) => value !== null)
  return handMade.parse({
    ...rest,
    country: countryCode(record),
    currency: record.currency ?? null,
    pictures: pictureUrls(record),
    documents: editedDocuments(record.documents),
    law: Object.fromEntries(told),
    managerId: managerIdOf(record, team),
  })
}

/** The record of a home that staff wrote; `at` is the moment, Belgian local time. */
export function recordOf(
  before: Property,
  written: HandMade,
  team: readonly StaffMember[],
  at: string,
): Property {
  const { managerId: _id, pictures: _urls, plans: _plans, ...others } = written
  const { law: told, related: chosen, currency, ...facts } = others
  const { plans: _before, related: _chosen, ...rest } = before
  return {
    ...rest,
    ...facts,
    ...placeWritten(written),
    currency: currency ?? undefined,
    ...ownParts(before, written, team),
    ...(chosen.length > 0 && { related: chosen }),
    law: { ...NO_LAW, ...told },
    lastChangedDate: at,
  }
}

/** Where a project stands, which all of its homes follow; each has a house number and a box of its own. */
const PLACE = [
  'countryId',
  'country',
  'countryName',
  'zip',
  'city',
  'street',
  'publishAddress',
  'publicAddress',
  'lat',
  'lng',
] as const satisfies (keyof Project & keyof Property)[]

type Place = Pick<Project, (typeof PLACE)[number]>

/** The place of a project. */
export function placeOf(project: Project): Place {
  return Object.fromEntries(PLACE.map((name) => [name, project[name]])) as Place
}

/** A home of a project that moved from `before`; it has another house number only where it had one of its own. */
export function movedAlong(home: Property, before: Project, after: Project): Property {
  const isOwn = home.houseNumber !== before.houseNumber
  const houseNumber = isOwn ? home.houseNumber : after.houseNumber
  return { ...home, ...placeOf(after), houseNumber }
}

/** What a home begins with, of which the form of a new one asks some; nobody sees it before it is given a status. */
export function newRecord(
  id: number,
  given: Partial<Property> & Pick<HandMade, 'goal' | 'typeDescription' | 'webId' | 'zip' | 'city'>,
  at: string,
): Property {
  const blank = Object.fromEntries(Object.keys(property.shape).map((name) => [name, null]))
  const flags = ['hasGarden', 'hasTerrace', 'hasLift', 'hasFurnished', 'hasCellar', 'hasAttic']
  return property.parse({
    ...blank,
    ...Object.fromEntries(flags.map((name) => [name, false])),
    status: STATUS.inactive,
    ...inCountry('BE'),
    currency: undefined,
    publishAddress: true,
    publishPrice: true,
    ...given,
    id,
    law: NO_LAW,
    pictures: [],
    divisions: [],
    documents: [],
    plans: undefined,
    related: undefined,
    createdDate: at,
    lastChangedDate: at,
  })
}
