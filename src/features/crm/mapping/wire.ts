import { z } from 'zod'
import { STATUS } from '../../../listing/status'
import { GOAL } from '../../../platform/goal'
import * as wire from './wire-values'

/**
 * The CRM's items, with names in lower case (see `readItem`). Only the fields that a listing requires are mandatory;
 * see spec section 3 for the CRM's field names.
 */

const place = {
  zip: wire.zip,
  city: wire.translatedLine,
  district: wire.translatedLine,
  street: wire.translatedLine,
  housenumber: wire.houseNumber,
  boxnr: wire.boxNumber,
  countryid: wire.reference,
  countryname: wire.translatedLine,
  /** A code of two or three letters or a name; `countryabbr` is Omnicasa's name for it. */
  country: wire.line,
  countryabbr: wire.line,
  publishaddress: wire.published,
  publicaddress: wire.translatedLine,
  googlex: wire.coordinate,
  googley: wire.coordinate,
}

const media = {
  smallpictureitem: z.unknown().optional(),
  mediumpictureitem: z.unknown().optional(),
  largepicture: z.unknown().optional(),
  largepictureitems: wire.list,
  xlargepictureitems: wire.list,
  documents: wire.list,
  documentitems: wire.list,
  plans: wire.list,
  virtualtour: wire.line,
  virtualtour2: wire.line,
}

const manager = {
  managerphoto: wire.line,
  managername: wire.line,
  managerfunction: wire.translatedLines,
  managerbiv: wire.line,
  manageremail: wire.line,
  managermobilephone: wire.line,
}

const dates = {
  startcommercialisation: wire.line,
  createddate: wire.line,
  lastchangeddate: wire.line,
}

const comfort = {
  numberofbedrooms: wire.count,
  numberofbathrooms: wire.count,
  numberofshowerrooms: wire.count,
  numberoftoilets: wire.count,
  numberofgarages: wire.count,
  numberofparkings: wire.count,
  hasgarden: wire.flag,
  hasterrace: wire.flag,
  haslift: wire.flag,
  hasfurnished: wire.flag,
  hascellar: wire.flag,
  hasattic: wire.flag,
  haspool: wire.flag,
  isaccessible: wire.flag,
}

const construction = {
  surfacetotal: wire.area,
  surfaceliving: wire.area,
  surfacegarden: wire.area,
  surfaceterrace: wire.area,
  surfaceconstructed: wire.area,
  surfaceoffice: wire.area,
  surfacestore: wire.area,
  surfaceground: wire.area,
  surfaceground2: wire.area,
  constructionyear: wire.year,
  conditionid: wire.reference,
  conditionname: wire.translatedLine,
  construction: wire.reference,
  heating: wire.reference,
  available: wire.availability,
}

const law = {
  energyperformance: wire.energy,
  epclabeltext: wire.line,
  epcuniquecode: wire.line,
  epctotal: wire.energy,
  co2: wire.energy,
  epcvaliduntil: wire.line,
  planningpermit: wire.line,
  planningzone: wire.line,
  planningsummons: wire.line,
  planningpreemption: wire.line,
  planningsubdivision: wire.line,
  planninguse: wire.line,
  planninginfourl: wire.line,
  floodp: wire.line,
  floodg: wire.line,
  floodzone: wire.line,
  floodreportdate: wire.line,
  asbestos: wire.line,
  asbestoscommon: wire.line,
  electricalinspection: wire.line,
  soilcertificate: wire.line,
  heritage: wire.line,
  renovationduty: wire.optionalFlag,
  cadastralincome: wire.income,
  charges: wire.amount,
  chargesfixed: wire.optionalFlag,
  deposit: wire.amount,
  availablefrom: wire.line,
  individualmeters: wire.line,
  referencerent: wire.amountRange,
  referencerentmax: wire.amount,
  leasetype: wire.line,
  lastrent: wire.amount,
  lastrentdate: wire.line,
}

/** The texts that the law requires, without addresses. */
export const LAW_TEXTS = Object.entries(law).flatMap(([name, schema]) =>
  schema === wire.line && name !== 'planninginfourl' ? [name] : [],
)

/** The fields of a listing's place. */
export const wirePlace = z.object(place)
export type WirePlace = z.infer<typeof wirePlace>

export const wireProperty = z.object({
  id: wire.id,
  siteid: wire.reference,
  goal: wire.code('Goal', [GOAL.sale, GOAL.rent]),
  status: wire.code('Status', Object.values(STATUS)),
  substatusname: wire.translatedLine,
  projectid: wire.reference,
  buildingid: wire.reference,
  buildingname: wire.line,
  ident: wire.line,
  unitorder: wire.integer,
  floor: wire.integer,
  typeofpropertyid: wire.reference,
  webid: wire.reference,
  webidname: wire.translatedLine,
  typeofpropertyname: wire.translatedLine,
  typedescription: wire.translatedLine,
  price: wire.price,
  currency: wire.line,
  priceunit: wire.integer,
  priceunittext: wire.translatedLine,
  publishprice: wire.published,
  salemethod: wire.line,
  lumpsum: wire.amount,
  monthlyannuity: wire.amount,
  openingbid: wire.amount,
  pastprices: wire.list,
  groundpart: wire.amount,
  marquee: wire.reference,
  marqueename: wire.translatedLine,
  recordfile: wire.line,
  descriptiona: wire.translatedHtml,
  divisions: wire.list,
  openhouses: wire.list,
  publicfrom: wire.publicFrom,
  officename: wire.line,
  ...place,
  ...media,
  ...manager,
  ...dates,
  ...comfort,
  ...construction,
  ...law,
})
export type WireProperty = z.infer<typeof wireProperty>

export const wireProject = z.object({
  id: wire.id,
  name: wire.translatedLine,
  publishwebsite: wire.published,
  price: wire.price,
  descriptiona: wire.translatedHtml,
  deliveryyear: wire.year,
  ...place,
  ...media,
  ...manager,
  ...dates,
})
export type WireProject = z.infer<typeof wireProject>

export const wireDivision = z.object({
  id: wire.reference,
  floor: wire.integer,
  floorname: wire.translatedLine,
  ordernr: wire.integer,
  roomtypename: wire.translatedLine,
  surface: wire.area,
  comments: wire.translatedLines,
})

export const wireDocument = z.object({
  id: wire.reference,
  url: wire.line,
  filename: wire.line,
  comment: wire.translatedLine,
  documenttypeid: wire.reference,
  documenttypename: wire.translatedLine,
})
