import { z } from 'zod'
import { FEATURES } from '../../listing/features'
import {
  BATHROOMS,
  EPC_LETTERS,
  MAX_REGIONS,
  ORDERS,
  RADIUS_MIN,
  RADIUS_STEP,
} from '../../listing/filter/list-filter'
import { PICTURE_ORIGINS, SALE_METHODS } from '../../listing/property'
import { DEFAULT_LANG, LANGS } from '../../platform/format/lang'
import { GOAL } from '../../platform/goal'

const text = z.string().nullable()
const number = z.number().nullable()
const integer = z.int().nullable()
const amount = number.describe('In `Currency`. Null if it is not public.')
const picture = z.object({ Url: z.string() })

/** A row of `/api/properties` and `/api/projects`, with the field names of the spec. */
const apiItem = z.object({
  ID: z.int().describe('Properties and projects have separate ids.'),
  ObjectType: z.enum(['PROPERTY', 'PROJECT']),
  Name: text.describe('The name of a project.'),
  Goal: z.literal(Object.values(GOAL)).describe('0 sale, 1 rent, 2 project.'),
  Status: z.int().describe('1 on the market, 2 sold, 4 rented.'),
  Marquee: integer.describe('The label on the picture: 2 under option, 3 sold, 4 rented, …'),
  TypeDescription: z.string().describe('The title.'),
  WebIDs: z.array(z.int()).describe('The categories. For a project those of its available units.'),
  City: z.string(),
  Zip: z.string(),
  Street: text,
  HouseNumber: text,
  BoxNr: text,
  PublishAddress: z.boolean(),
  PublicAddress: text.describe('The text in place of a hidden address.'),
  CountryID: integer,
  CountryName: text,
  Country: text.describe('ISO 3166-1 alpha-2.'),
  Price: amount,
  Currency: z.string().describe('ISO 4217.'),
  PriceUnit: integer.describe('7: the price is the lowest one.'),
  PriceUnitText: text,
  PublishPrice: z.boolean(),
  SaleMethod: z
    .enum(SALE_METHODS)
    .nullable()
    .describe('Null for a rent, and for a sale at an asking price.'),
  LumpSum: amount,
  MonthlyAnnuity: amount,
  OpeningBid: amount,
  NumberOfBedRooms: integer,
  NumberOfBathRooms: integer,
  SurfaceTotal: number.describe('In m².'),
  EPCLabelText: text,
  EnergyPerformance: number.describe('In kWh per m² and year.'),
  EPCUniqueCode: text.describe('Only in Flanders, if street and number are not public.'),
  FloodSymbol: text.describe('`P`, `G` or `PG`: the flood scores of class D, marked in adverts.'),
  FloodReportDate: text,
  SmallPictureItem: picture.nullable(),
  MediumPictureItem: picture.nullable(),
  LargePictureItems: z.array(
    picture.extend({
      Name: z.string(),
      Origin: z.enum(PICTURE_ORIGINS).optional().describe('Absent unless the agency stated it.'),
      OriginalUrl: z.string().optional().describe('The picture before it was edited.'),
    }),
  ),
  GoogleX: number.describe('Latitude. If the address is hidden, that of the postcode.'),
  GoogleY: number.describe('Longitude.'),
})
export type ApiItem = z.infer<typeof apiItem>

/** The response of `/api/properties` and `/api/projects`. */
export const apiList = z.object({
  From: z.int().describe('The number of the first row, from 1.'),
  Items: z.array(apiItem),
  RowsCount: z.int().describe('The number of all rows that match.'),
})
export type ApiList = z.infer<typeof apiList>

/** A failed call. */
export const failure = z.object({
  status: z.literal('failed'),
  issues: z.array(z.object({ path: z.array(z.string()), message: z.string() })),
})

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string().optional(),
  favicon: z.url(),
  authors: z.array(z.object({ name: z.string(), url: z.url() })),
  language: z.enum(LANGS),
  items: z.array(
    z.object({
      id: z.url(),
      url: z.url(),
      title: z.string(),
      content_text: z.string(),
      image: z.url().optional(),
      attachments: z
        .array(z.object({ url: z.url(), mime_type: z.string(), title: z.string() }))
        .optional(),
      date_published: z.iso.datetime().optional(),
      tags: z.array(z.string()).optional(),
    }),
  ),
})
export type JsonFeed = z.infer<typeof jsonFeed>

const placeName = z.string().optional()
const pointGeometry = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number(), z.number()]).describe('Longitude and latitude.'),
  properties: z.object({
    z: z.string().describe('The postcode.'),
    c_code: z.string().describe('The NIS code of the municipality.'),
    sc_code: z.string().optional(),
    zs: z.array(z.string()).optional().describe('All postcodes, if there are several.'),
    key: z.string().optional().describe('The key of an area in `region`.'),
    aliases: z.array(z.string()).optional(),
    nl: placeName,
    fr: placeName.describe('A name is absent if it equals the Dutch one.'),
    en: placeName,
    de: placeName,
  }),
})
export type PointGeometry = z.infer<typeof pointGeometry>

const places = z
  .object({ type: z.literal('GeometryCollection'), geometries: z.array(pointGeometry) })
  .optional()

/** A file of places as TopoJSON. */
export const placeFile = z.object({
  type: z.literal('Topology'),
  arcs: z.array(z.unknown()),
  objects: z.object({ cities: places, areas: places, subCities: places }),
})
export type PlaceFile = z.infer<typeof placeFile>

const flag = z.literal('true').optional()
const row = z.int().min(1)
const price = z.int().min(0).optional()

/** The parameters of a list. An invalid value counts as absent, so `parseListFilter` reads them without this schema. */
const listParameters = z.object({
  lang: z.enum(LANGS).default(DEFAULT_LANG).describe('The language of texts.'),
  limit1: row.default(1).describe('The first row.'),
  limit2: row.default(12).describe('The last row. A response has at most 100 rows.'),
  order: z.enum(Object.values(ORDERS)).default(ORDERS.newest),
  budget: z
    .string()
    .regex(/^\d*-\d*$/)
    .optional()
    .describe('`min-max` in euros, inclusive. Either side may be empty.'),
  pricemin: price,
  pricemax: price,
  type: z.array(z.int()).optional().describe('Categories (`WebIDs`): any of them.'),
  bedrooms: z.literal([1, 2, 3, 4]).optional().describe('4 means four or more.'),
  bathroomsmin: z.literal(BATHROOMS).optional(),
  surfacemin: z.int().min(1).max(9999).optional().describe('In m².'),
  plotmin: z.int().min(1).max(999_999).optional().describe('In m².'),
  epc: z.enum(EPC_LETTERS).optional().describe('This label or a better one.'),
  ...Object.fromEntries(FEATURES.map((name) => [name, flag])),
  noconstruction: flag.describe('Without projects.'),
  region: z
    .array(z.string())
    .max(MAX_REGIONS)
    .optional()
    .describe('Places: `Gent|9000`, `Gent|town-gent` or a name. Any of them.'),
  radius: z
    .int()
    .min(RADIUS_MIN)
    .multipleOf(RADIUS_STEP)
    .optional()
    .describe('In km around the only region.'),
  area: z.string().optional().describe('The corners of a drawn area.'),
  streetcity: z.string().max(80).optional().describe('Words of the street or place.'),
})

export const propertyParameters = listParameters.extend({
  goal: z.literal(Object.values(GOAL)).optional().describe('Sale and rent if absent.'),
  sold: flag.describe('Sold and rented listings.'),
})

export const projectParameters = listParameters.extend({
  name: z.string().optional().describe('A part of the name.'),
})
