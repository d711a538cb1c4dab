import type { Translated } from '../platform/format/lang'
import type { PropertyGoal } from '../platform/goal'
import type { EpcLabel, EpcRange } from './epc/epc'
import type { BrusselsScale } from './epc/epc-scales'
import { MARQUEE } from './marquee'
import type { Law, ListingDocument, Manager, Picture, Project, Property } from './property'

/** The settings that decide which facts of a listing are public. */
export type PublishSettings = {
  /** Marquees under which no street is shown. */
  marqueesWithoutStreet: readonly number[]
  showSoldDetailPage: boolean
  /** Marquees that take a home off the market, besides 3 and 4. */
  ignoreMarquees: readonly number[]
  brusselsScale: BrusselsScale
  /** Lists business property, garages and land after homes, while no type is chosen. */
  homesFirst: boolean
}

/** The settings of an agency that has made no choices. */
export const DEFAULT_PUBLISH_SETTINGS: PublishSettings = {
  marqueesWithoutStreet: [],
  showSoldDetailPage: false,
  ignoreMarquees: [MARQUEE.sold, MARQUEE.rented],
  brusselsScale: 'spec',
  homesFirst: false,
}

/**
 * `street` is the street with number and box, or the agency's public text; null when there is neither. `parts` are
 * those of a shown address; null when it is hidden.
 */
export type PublicAddress = {
  street: Translated | null
  parts: AddressParts | null
  country: Translated | null
}

type AddressParts = { street: Translated; houseNumber: string; boxNr: string }

/** One row of a list as a visitor may see it; plain JSON, in every language at once. */
export type ListingCard = {
  kind: 'property' | 'project'
  id: number
  goal: PropertyGoal
  status: number
  marquee: number | null
  /** Sold, rented or ignored: no price, no facts, no link. */
  gone: boolean
  hasPage: boolean
  /** A project's name, a property's type. */
  title: Translated
  /** Empty for projects. */
  typeName: Translated
  webIds: number[]
  zip: string
  city: Translated
  countryId: number | null
  /** ISO 3166-1; absent in Belgium and Luxembourg. */
  country?: string
  address: PublicAddress
  price: number | null
  /** ISO 4217; absent for euros. */
  currency?: string
  priceFrom: boolean
  priceUnitText: Translated | null
  /** Null for projects, which have the two below. */
  bedrooms: number | null
  bedroomsMin?: number | null
  bedroomsMax?: number | null
  bathrooms: number | null
  surface: number | null
  plot: number | null
  /** Bits of `features.ts`. */
  features: number
  epc: EpcLabel | null
  /** The range of a project's available units. */
  epcRange?: EpcRange | null
  /** At most five. */
  pictures: Picture[]
  pictureCount: number
  /** Only with the street; else null, and readers use the point of the postcode. */
  lat: number | null
  lng: number | null
  exact: boolean
  units?: { available: number; total: number }
  /** ISO date by which the order `newest` sorts. */
  started: string | null
}

export type PublicDocument = Pick<ListingDocument, 'id' | 'fileName' | 'comment' | 'typeName'>

/** Facts that are public wherever the listing has a page. */
export const DETAIL_FACTS = [
  'siteId',
  'projectId',
  'buildingId',
  'ident',
  'unitOrder',
  'floor',
  'showerRooms',
  'toilets',
  'garages',
  'parkings',
  'hasGarden',
  'hasTerrace',
  'hasLift',
  'hasFurnished',
  'hasCellar',
  'hasAttic',
  'surfaceTotal',
  'surfaceLiving',
  'surfaceGarden',
  'surfaceTerrace',
  'surfaceConstructed',
  'surfaceOffice',
  'surfaceStore',
  'surfaceGround',
  'surfacePlot',
  'constructionYear',
  'conditionId',
  'conditionName',
  'construction',
  'heating',
  'available',
  'energyPerformance',
  'virtualTour',
  'virtualTour2',
  'description',
  'divisions',
  'manager',
  'officeName',
] as const satisfies readonly (keyof Property)[]
export type DetailFact = (typeof DETAIL_FACTS)[number]

/** The page of a property: its card with all pictures, its facts, and what only some may tell. */
export type ListingDetail = ListingCard &
  Pick<Property, DetailFact> & {
    buildingName: string | null
    district: Translated | null
    groundPart: number | null
    recordFile: string | null
    law: Law
    documents: PublicDocument[]
    /** Absent where there are none, as for a project. */
    plans?: PublicPlan[]
  }

/** One line of a project's composition; without `available` it is greyed and leads nowhere. */
export type PublicUnit = {
  id: number
  goal: PropertyGoal
  status: number
  marquee: number | null
  available: boolean
  hasPage: boolean
  ident: string | null
  unitOrder: number | null
  buildingId: number | null
  buildingName: string | null
  floor: number | null
  typeName: Translated
  webId: number | null
  bedrooms: number | null
  bathrooms: number | null
  surface: number | null
  surfaceTerrace: number | null
  epc: EpcLabel | null
  price: number | null
  currency?: string
  priceFrom: boolean
  priceUnitText: Translated | null
}

/** The page of a project: its card with all pictures, its texts, and every published unit. */
export type ProjectDetail = ListingCard & {
  description: Translated | null
  virtualTour: string | null
  virtualTour2: string | null
  manager: Manager | null
  deliveryYear: Project['deliveryYear']
  documents: PublicDocument[]
  plans?: PublicPlan[]
  composition: PublicUnit[]
}

/** A plan as visitors see it, its spots in reading order. */
export interface PublicPlan {
  picture: string
  title: Translated
  spots: PublicSpot[]
}

/** A place on a plan, in percent: of a published home, or of a room with a picture of it, if there is one. */
export interface PublicSpot {
  x: number
  y: number
  unit: number | null
  room: Translated
  picture: string | null
}
