import { z } from 'zod'
import { readCurrency } from '../../platform/format/iso-codes'
import { countryCode, inCountry } from '../../platform/geo/belgian-region'
import { GOAL } from '../../platform/goal'
import { MARQUEE } from '../marquee'
import { enteredOpenHouses, nextOpenHouses } from '../open-house'
import { askedAmount } from '../price'
import {
  type Law,
  law,
  NO_LAW,
  originsOf,
  type Project,
  type Property,
  pictureOrigins,
  pictureUrls,
  plans,
  property,
  related,
  SALE_METHODS,
} from '../property'
import { availability, STATUS } from '../status'
import { editedDocuments, staffDocuments } from './documents'
import {
  coordinates,
  isoCode,
  managerIdOf,
  placeWritten,
  type StaffMember,
  staffParts,
  writtenPlace,
} from './manual-parts'

const code = z.number().int().nullable().default(null)

/** The currency by its code or symbol, or null for euros. */
const currency = isoCode('currency', readCurrency, 'EUR')

const line = z.string().trim().min(1).max(80).nullable().default(null)

/** A property that staff entered manually. The last four fields apply only to a unit of a project. */
export const manualListing = property
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
    hasPool: true,
    isAccessible: true,
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
    origins: pictureOrigins.default([]),
    plans: plans.default([]),
    documents: staffDocuments.default([]),
    managerId: z.number().int().nullable(),
    related: related.default([]),
    ident: line,
    buildingName: line,
    floor: z.number().int().min(-9).max(99).nullable().default(null),
    unitOrder: code,
    marquee: z
      .literal([MARQUEE.new, MARQUEE.option, MARQUEE.offer, MARQUEE.newConditions])
      .nullable()
      .default(null),
    leftMarketDate: z.iso.date().nullable().default(null),
    openHouses: enteredOpenHouses,
    /** `price` is its lump sum or opening bid. Null for a rent, and for a sale at an asking price. */
    method: z.enum(SALE_METHODS).nullable().default(null),
    annuity: z.number().positive().nullable().default(null),
    archived: z.boolean().default(false),
  })
export type ManualListing = z.infer<typeof manualListing>

export function manualListingOf(record: Property, team: readonly StaffMember[]): ManualListing {
  const { law: facts, ...rest } = record
  const knownFacts = Object.entries(facts).filter(([, value]) => value !== null)
  return manualListing.parse({
    ...rest,
    country: countryCode(record),
    currency: record.currency ?? null,
    price: askedAmount(record),
    method: record.saleMethod?.name ?? null,
    annuity: record.saleMethod?.annuity ?? null,
    pictures: pictureUrls(record),
    origins: originsOf(record),
    documents: editedDocuments(record.documents),
    law: Object.fromEntries(knownFacts),
    managerId: managerIdOf(record, team),
  })
}

/** Returns the record of a manually entered property. `at` is Belgian local time. */
export function recordOf(
  before: Property,
  written: ManualListing,
  team: readonly StaffMember[],
  at: string,
): Property {
  const { managerId: _id, pictures: _urls, origins: _origins, plans: _plans, ...others } = written
  const { law: lawFacts, related: chosen, currency, archived, marquee, ...further } = others
  const { leftMarketDate, openHouses, method: _method, annuity: _annuity, ...facts } = further
  const { plans: _before, related: _chosen, archived: _archived, ...known } = before
  const { leftMarketDate: _left, openHouses: _openHouses, ...rest } = known
  const market = availability({ status: written.status, marquee: null })
  const today = at.slice(0, 10)
  return {
    ...rest,
    ...facts,
    ...placeWritten(written),
    ...amountsOf(written),
    currency: currency ?? undefined,
    ...staffParts(before, written, team),
    ...(chosen.length > 0 && { related: chosen }),
    law: lawOf(lawFacts),
    lastChangedDate: at,
    marquee: written.status === STATUS.active ? marquee : null,
    ...nextOpenHouses(openHouses, today),
    ...(market === 'left-market' && { leftMarketDate: leftMarketDate ?? today }),
    ...(archived && market === 'not-published' && { archived }),
  }
}

function amountsOf({
  goal,
  method,
  price,
  annuity,
}: ManualListing): Pick<Property, 'price' | 'saleMethod'> {
  if (method === null || goal !== GOAL.sale) return { price, saleMethod: undefined }
  const hasAnnuity = method === 'lifeAnnuity'
  const saleMethod = { name: method, amount: price, annuity: hasAnnuity ? annuity : null }
  return { price: null, saleMethod }
}

/** Returns all facts that Belgian law requires. Those that the form leaves empty are null. */
function lawOf(written: ManualListing['law']): Law {
  const known = Object.entries(written).filter(([, value]) => value !== undefined)
  return { ...NO_LAW, ...Object.fromEntries(known) }
}

/** The location of a project, which all of its units share. Each unit has its own house number and box. */
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

export function placeOf(listing: Place): Place {
  return Object.fromEntries(PLACE.map((name) => [name, listing[name]])) as Place
}

/**
 * Returns the unit of a project that moved from `before`. It keeps its house number only if that differed from the
 * project's.
 */
export function movedAlong(home: Property, before: Project, after: Project): Property {
  const isOwn = home.houseNumber !== before.houseNumber
  const houseNumber = isOwn ? home.houseNumber : after.houseNumber
  return { ...home, ...placeOf(after), houseNumber }
}

/**
 * Returns the initial record of a property. The form of a new one contains some of its fields. It is not public before
 * it has a status.
 */
export function newRecord(
  id: number,
  given: Partial<Property> &
    Pick<ManualListing, 'goal' | 'typeDescription' | 'webId' | 'zip' | 'city'>,
  at: string,
): Property {
  const nullable = Object.entries(property.shape).filter(([, schema]) => isNullable(schema))
  const flags = [
    ...['hasGarden', 'hasTerrace', 'hasLift', 'hasFurnished', 'hasCellar', 'hasAttic'],
    ...['hasPool', 'isAccessible'],
  ]
  return property.parse({
    ...Object.fromEntries(nullable.map(([name]) => [name, null])),
    ...Object.fromEntries(flags.map((name) => [name, false])),
    status: STATUS.inactive,
    ...inCountry('BE'),
    publishAddress: true,
    publishPrice: true,
    ...given,
    id,
    law: NO_LAW,
    pictures: [],
    divisions: [],
    documents: [],
    createdDate: at,
    lastChangedDate: at,
  })
}

function isNullable(schema: z.ZodType): boolean {
  return schema.safeParse(null).success
}
