import { z } from 'zod'
import { LANGS } from '../platform/format/lang'
import { GOAL, modelPicture } from '../platform/goal'

const count = z.number().int().nonnegative().nullable()
const surface = z.number().nonnegative().nullable()
const text = z.string().nullable()
const percent = z
  .number()
  .min(0)
  .max(100)
  .transform((value) => Math.round(value * 10) / 10)
export const translated = z.partialRecord(z.enum(LANGS), z.string())

/** The origins of a picture: `edited` is changed with AI, `staged` virtually furnished, `generated` not photographed. */
export const PICTURE_ORIGINS = ['photograph', 'edited', 'staged', 'generated'] as const
export type PictureOrigin = (typeof PICTURE_ORIGINS)[number]

/** One picture. `url` is the large size; the other sizes exist only if the CRM has them. */
const picture = z.object({
  url: z.string(),
  name: z.string().default(''),
  small: text,
  medium: text,
  xlarge: text,
  /** Absent unless the agency or its CRM stated it. The site never decides it. */
  origin: z.enum(PICTURE_ORIGINS).optional(),
  /** The address of the picture before it was edited. */
  original: z.string().optional(),
  /** True while its file can't be fetched. It keeps its position, and visitors do not see it. */
  isMissing: z.boolean().optional(),
  /** The CRM's date or version of the file, as it writes it. Only in a record that is not stored yet. */
  changed: z.string().optional(),
})
export type Picture = z.infer<typeof picture>

/** Returns a picture with only an address. */
export function pictureAt(url: string): Picture {
  return { url, name: '', small: null, medium: null, xlarge: null }
}

/** Returns the pictures that visitors see, in their order. */
export function availablePictures<Shown extends Pick<Picture, 'isMissing'>>(
  pictures: readonly Shown[],
): Shown[] {
  return pictures.filter(({ isMissing }) => !isMissing)
}

type Pictured = Pick<Property, 'pictures'> & Partial<Pick<Property, 'webId'>>

/** Returns the address of the first picture of a record, or of the model of its type. */
export function mainPicture(record: Pictured): string {
  return availablePictures(record.pictures)[0]?.url ?? modelPicture(record.webId)
}

/** The origin that staff chose for a picture of a listing, by its address, and its unedited original. */
export const pictureOrigins = z
  .array(
    z.object({
      picture: z.string().min(1).max(500),
      origin: z.enum(PICTURE_ORIGINS),
      original: z.string().min(1).max(500).nullable().default(null),
    }),
  )
  .max(200)
type PictureOrigins = z.infer<typeof pictureOrigins>

/** Returns the pictures with the origins that staff chose. The others stay unchanged. */
export function withOrigins(pictures: readonly Picture[], chosen: PictureOrigins): Picture[] {
  const byUrl = new Map(chosen.map((entry) => [entry.picture, entry]))
  return pictures.map((picture) => {
    const entry = byUrl.get(picture.url)
    if (!entry) return picture
    const { original: _, ...rest } = picture
    return { ...rest, origin: entry.origin, ...(entry.original && { original: entry.original }) }
  })
}

/** Returns the origins of a listing's pictures as the staff form shows them. */
export function originsOf({ pictures }: { pictures: readonly Picture[] }): PictureOrigins {
  return pictures.flatMap(({ url, origin, original = null }) =>
    origin ? [{ picture: url, origin, original }] : [],
  )
}

/** Returns the addresses of a listing's pictures, in their order. */
export function pictureUrls({ pictures }: { pictures: readonly Picture[] }): string[] {
  return pictures.map(({ url }) => url)
}

const division = z.object({
  id: z.number().int().nullable(),
  floor: z.number().int().nullable(),
  floorName: translated.nullable(),
  orderNr: z.number().int().nullable(),
  roomType: translated.nullable(),
  surface,
  comments: translated.nullable(),
})
export type Division = z.infer<typeof division>

/**
 * A hotspot of a plan, its middle in percent of the picture. It links to a unit of the project, or is a room: one of
 * `divisions`, or else one with only a name.
 */
const planSpot = z.object({
  x: percent,
  y: percent,
  /** The size of the room in percent of the picture. */
  width: percent.optional(),
  height: percent.optional(),
  /** The ID of the room in `divisions`. */
  division: z.number().int().optional(),
  unit: z.number().int().positive().nullable().default(null),
  room: translated.default({}),
  /** The address of one of the listing's pictures, which shows the room. */
  picture: text.default(null),
})

/** A floor plan or site plan, identified by the address of its picture. */
export const plan = z.object({
  picture: z.string().min(1).max(500),
  title: translated,
  spots: z.array(planSpot).max(80).default([]),
})
export type Plan = z.infer<typeof plan>
export const plans = z.array(plan).max(20)

/** The IDs of listings that the page shows before similar ones. */
export const related = z.array(z.number().int().positive()).max(8)

/** A public price of a listing, its first day (ISO; absent if unknown), and the day on which it changed. */
const pastPrice = z.object({
  price: z.number().positive(),
  since: z.iso.date().optional(),
  until: z.iso.date(),
})
export type PastPrice = z.infer<typeof pastPrice>
export const pastPrices = z.array(pastPrice)

/** The methods of sale without an asking price. */
export const SALE_METHODS = ['lifeAnnuity', 'publicSale'] as const
export type SaleMethodName = (typeof SALE_METHODS)[number]

/**
 * A method of sale without an asking price. `amount` is the lump sum of a life annuity, or the opening bid of a public
 * sale. `annuity` is the amount a month of a life annuity.
 */
const saleMethod = z.object({
  name: z.enum(SALE_METHODS),
  amount: z.number().positive().nullable(),
  annuity: z.number().positive().nullable(),
})
export type SaleMethod = z.infer<typeof saleMethod>

/** An open house day in Belgian local time. */
const openHouse = z.object({ date: z.iso.date(), from: z.string(), until: z.string() })
export type OpenHouse = z.infer<typeof openHouse>
/** The first one first. Past ones are deleted. Absent if there are none. */
const openHouses = z.array(openHouse).optional()

/** True for a listing made by staff that they archived. It is not on the site. Absent for all others. */
const archived = z.literal(true).optional()

const listingDocument = z.object({
  id: z.number().int(),
  url: z.string(),
  fileName: z.string(),
  comment: translated.nullable(),
  typeId: z.number().int().nullable(),
  typeName: translated.nullable(),
})
export type ListingDocument = z.infer<typeof listingDocument>

const manager = z.object({
  name: z.string(),
  photo: text,
  function: translated.nullable(),
  biv: text,
  email: text,
  mobile: text,
})
export type Manager = z.infer<typeof manager>

/** The facts that Belgian law requires in adverts, per region. Codes have the spelling of adverts (Vg, Gdv, …). */
export const law = z.object({
  epcUniqueCode: text,
  /** kWh a year, the Walloon 'total' consumption. */
  epcTotal: z.number().nullable(),
  /** kg CO₂ per m² and year. */
  co2: z.number().nullable(),
  epcValidUntil: text,
  planningPermit: text,
  planningZone: text,
  planningSummons: text,
  planningPreemption: text,
  planningSubdivision: text,
  planningUse: text,
  planningInfoUrl: text,
  floodP: text,
  floodG: text,
  floodZone: text,
  floodReportDate: text,
  asbestos: text,
  /** The certificate of the common parts of an apartment building. */
  asbestosCommon: text,
  electricalInspection: text,
  soilCertificate: text,
  heritage: text,
  renovationDuty: z.boolean().nullable(),
  cadastralIncome: z.number().nullable(),
  charges: z.number().nullable(),
  chargesFixed: z.boolean().nullable(),
  deposit: z.number().nullable(),
  availableFrom: text,
  individualMeters: text,
  /** Per month: the reference rent in Brussels, or the lower bound of its interval. */
  referenceRent: z.number().nullable(),
  referenceRentMax: z.number().nullable(),
  leaseType: text,
  /** The rent per month that the previous tenant paid last, and the day of that payment. */
  lastRent: z.number().nullable(),
  lastRentDate: text,
})
export type Law = z.infer<typeof law>

/** Legal facts that are all unknown. */
export const NO_LAW = law.parse(
  Object.fromEntries(Object.keys(law.shape).map((name) => [name, null])),
)

const inCountry = {
  /** The CRM's number: 10 is Belgium, 50 Luxembourg. Null if the source has no such numbers. */
  countryId: z.number().int().nullable(),
  /** ISO 3166-1 alpha-2 code. Absent in Belgium and Luxembourg (`countryCode` in region.ts). */
  country: z.string().length(2).optional(),
}

/**
 * A property as the agency records it, including hidden facts. Never send it to a visitor: `listing/published.ts`
 * creates the public record. Dates are ISO (`2026-08-12` or with a time, Belgian local time). Prices are euros with or
 * without decimals, surfaces m².
 */
export const property = z.object({
  id: z.number().int().positive(),
  siteId: z.number().int().nullable(),
  goal: z.literal([GOAL.sale, GOAL.rent]),
  status: z.number().int().min(0).max(6),
  subStatusName: translated.nullable(),
  projectId: z.number().int().nullable(),
  buildingId: z.number().int().nullable(),
  buildingName: text,
  ident: text,
  unitOrder: z.number().int().nullable(),
  floor: z.number().int().nullable(),
  typeId: z.number().int().nullable(),
  webId: z.number().int().nullable(),
  typeDescription: translated,

  ...inCountry,
  countryName: translated.nullable(),
  zip: z.string(),
  city: translated,
  district: translated.nullable(),
  street: translated.nullable(),
  houseNumber: text,
  boxNr: text,
  publishAddress: z.boolean(),
  /** The text to show if the address is hidden. */
  publicAddress: translated.nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),

  price: z.number().positive().nullable(),
  /** ISO 4217 code of all amounts of the record. Absent for euros. */
  currency: z.string().length(3).optional(),
  priceUnit: z.number().int().nullable(),
  priceUnitText: translated.nullable(),
  publishPrice: z.boolean(),
  /** Absent for a rent, and for a sale at an asking price. `price` is null if it is set. */
  saleMethod: saleMethod.optional(),
  /** The earlier prices, the oldest first. Computed by the site (`former-price.ts`). Absent if the price is unchanged. */
  pastPrices: pastPrices.optional(),
  groundPart: z.number().nullable(),
  marquee: z.number().int().nullable(),
  marqueeName: translated.nullable(),

  bedrooms: count,
  bathrooms: count,
  showerRooms: count,
  toilets: count,
  garages: count,
  parkings: count,
  hasGarden: z.boolean(),
  hasTerrace: z.boolean(),
  hasLift: z.boolean(),
  hasFurnished: z.boolean(),
  hasCellar: z.boolean(),
  hasAttic: z.boolean(),
  hasPool: z.boolean().default(false),
  /** A wheelchair reaches and uses the home without steps. */
  isAccessible: z.boolean().default(false),
  surfaceTotal: surface,
  surfaceLiving: surface,
  surfaceGarden: surface,
  surfaceTerrace: surface,
  surfaceConstructed: surface,
  surfaceOffice: surface,
  surfaceStore: surface,
  surfaceGround: surface,
  /** The plot (`SurfaceGround2`). */
  surfacePlot: surface,
  constructionYear: z.number().int().nullable(),
  conditionId: z.number().int().nullable(),
  conditionName: translated.nullable(),
  construction: z.number().int().nullable(),
  heating: z.number().int().nullable(),
  available: z.number().int().nullable(),

  /** kWh per m² and year. */
  energyPerformance: z.number().nullable(),
  epcLabel: text,
  law,

  virtualTour: text,
  virtualTour2: text,
  recordFile: text,
  /** Sanitised HTML. */
  description: translated.nullable(),
  pictures: z.array(picture),
  divisions: z.array(division),
  /** Absent without plans. */
  plans: plans.optional(),
  documents: z.array(listingDocument),
  /** Absent if staff have not chosen any. */
  related: related.optional(),
  manager: manager.nullable(),
  officeName: text,

  startCommercialisation: text,
  createdDate: text,
  lastChangedDate: text,
  /** The day on which it was sold or rented. Absent if it is unknown. */
  leftMarketDate: z.iso.date().optional(),
  openHouses,
  /** The time from which the CRM wants it to be public. Absent if that is at once; `early_access` decides. */
  publicFrom: z.string().optional(),
  archived,
})
export type Property = z.infer<typeof property>

/** A new-build project; its units are properties with this `projectId`. */
export const project = z.object({
  id: z.number().int().positive(),
  name: translated,
  ...inCountry,
  countryName: translated.nullable(),
  zip: z.string(),
  city: translated,
  street: translated.nullable(),
  houseNumber: text,
  boxNr: text,
  publishAddress: z.boolean(),
  publicAddress: translated.nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  published: z.boolean(),
  description: translated.nullable(),
  pictures: z.array(picture),
  plans: plans.optional(),
  documents: z.array(listingDocument),
  virtualTour: text,
  virtualTour2: text,
  manager: manager.nullable(),
  deliveryYear: z.number().int().nullable(),
  startCommercialisation: text,
  createdDate: text,
  openHouses,
  archived,
})
export type Project = z.infer<typeof project>
