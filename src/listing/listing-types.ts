import type { Translated } from '../platform/format/lang'
import type { PropertyGoal } from '../platform/goal'
import type { EpcLabel, EpcRange } from './epc/epc'
import type { BrusselsScale } from './epc/epc-scales'
import { MARQUEE } from './marquee'
import type {
  Law,
  ListingDocument,
  Manager,
  OpenHouse,
  Picture,
  PictureOrigin,
  Project,
  Property,
  SaleMethod,
} from './property'

/** The settings that decide which facts of a listing are public. */
export type PublishSettings = {
  /** The marquees that hide the street. */
  marqueesWithoutStreet: readonly number[]
  showSoldDetailPage: boolean
  /** The marquees that take a listing off the market, in addition to 3 and 4. */
  ignoreMarquees: readonly number[]
  brusselsScale: BrusselsScale
  /** Lists business property, garages and land after houses and apartments, if no type is selected. */
  homesFirst: boolean
}

/** The default settings of an agency. */
export const DEFAULT_PUBLISH_SETTINGS: PublishSettings = {
  marqueesWithoutStreet: [],
  showSoldDetailPage: false,
  ignoreMarquees: [MARQUEE.sold, MARQUEE.rented],
  brusselsScale: 'spec',
  homesFirst: false,
}

/**
 * A public address. `street` contains number and box, or is the agency's public text. It is null if there is neither.
 * `parts` are null if the address is hidden.
 */
export type PublicAddress = {
  street: Translated | null
  parts: AddressParts | null
  country: Translated | null
}

type AddressParts = { street: Translated; houseNumber: string; boxNr: string }

/** The Flemish flood scores of class D, and the ISO date of the report. */
export interface FloodScores {
  scores: 'p' | 'g' | 'pg'
  reported: string | null
}

/** One row of a list with public facts only, as plain JSON in all languages. */
export type ListingCard = {
  kind: 'property' | 'project'
  id: number
  goal: PropertyGoal
  status: number
  marquee: number | null
  /** True for a sold, rented or ignored listing: it has no price, facts or link. */
  gone: boolean
  hasPage: boolean
  /** The name of a project, or the type of a property. */
  title: Translated
  /** Empty for projects. */
  typeName: Translated
  webIds: number[]
  zip: string
  city: Translated
  countryId: number | null
  /** ISO 3166-1 code. Absent in Belgium and Luxembourg. */
  country?: string
  address: PublicAddress
  price: number | null
  /** ISO 4217 code. Absent for euros. */
  currency?: string
  /** The price before it dropped. Absent without a recent drop, and for a hidden price. */
  formerPrice?: number
  priceFrom: boolean
  priceUnitText: Translated | null
  /** With its public amounts. Absent for a rent, and for a sale at an asking price. */
  saleMethod?: SaleMethod
  /** Null for projects, which have `bedroomsMin` and `bedroomsMax`. */
  bedrooms: number | null
  bedroomsMin?: number | null
  bedroomsMax?: number | null
  bathrooms: number | null
  surface: number | null
  plot: number | null
  /** Bits of `features.ts`. */
  features: number
  epc: EpcLabel | null
  /** The energy score, in kWh per m² and year. Absent if it is unknown or implausible. */
  energyPerformance?: number
  /** The unique code of the energy certificate. Only in Flanders, if street and number are not public. */
  epcCode?: string
  /** Absent without a score D. A project has those of its available units. */
  flood?: FloodScores
  /** The range of labels of a project's available units. */
  epcRange?: EpcRange | null
  /** At most five pictures. */
  pictures: Picture[]
  pictureCount: number
  /** Null if the street is hidden. Readers then use the point of the postcode. */
  lat: number | null
  lng: number | null
  exact: boolean
  units?: { available: number; total: number }
  /** The coming open house days, the first one first. Absent if there are none. */
  openHouses?: OpenHouse[]
  /** The ISO date by which the order `newest` sorts. */
  started: string | null
}

export type PublicDocument = Pick<ListingDocument, 'id' | 'fileName' | 'comment' | 'typeName'>

/** The facts that are public on every listing page. */
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
  'hasPool',
  'isAccessible',
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
  'virtualTour',
  'virtualTour2',
  'description',
  'divisions',
  'manager',
  'officeName',
  'leftMarketDate',
] as const satisfies readonly (keyof Property)[]
export type DetailFact = (typeof DETAIL_FACTS)[number]

/**
 * The data of a property's page: its card with all pictures, its facts, and the data that only some visitors may see.
 */
export type ListingDetail = ListingCard &
  Pick<Property, DetailFact> & {
    buildingName: string | null
    district: Translated | null
    groundPart: number | null
    recordFile: string | null
    law: Law
    documents: PublicDocument[]
    /** Absent without plans, and for a project. */
    plans?: PublicPlan[]
  }

/** One line of a project's composition. If `available` is false, it is grey and has no link. */
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
  energyPerformance?: number
  flood?: FloodScores
  price: number | null
  currency?: string
  priceFrom: boolean
  priceUnitText: Translated | null
  saleMethod?: SaleMethod
}

/** The data of a project's page: its card with all pictures, its texts and all published units. */
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

/** A plan as visitors see it, with its hotspots in reading order. */
export interface PublicPlan {
  picture: string
  title: Translated
  spots: PublicHotspot[]
}

/**
 * A hotspot of a plan, its middle in percent. It links to a published unit, or is a room with an optional picture.
 */
export interface PublicHotspot {
  x: number
  y: number
  /** The outline of the room and its entry in `divisions`, if the plan states both. */
  area?: { width: number; height: number; division: number }
  unit: number | null
  room: Translated
  picture: string | null
  /** The origin of the picture, if it is known. */
  origin?: PictureOrigin
}
