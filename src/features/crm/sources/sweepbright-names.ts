import { MARQUEE } from '../../../listing/marquee'
import { STATUS } from '../../../listing/status'
import { CONDITION, GOAL } from '../../../platform/goal'
import type { ListingTypeName } from './listing-types'

/**
 * SweepBright's names, with `a.b` for a field inside of another. Public clients and a response that one of them
 * published confirm all but those under `unconfirmed`. Corrections from an agency's first day belong here.
 */
export const NAMES = {
  paths: { login: 'oauth/token', estates: 'estates', contacts: 'contacts' },
  accept: 'application/vnd.sweepbright.v20191206+json',
  /** The fields of the import format. */
  fields: {
    zip: 'location.postal_code',
    country: 'location.country',
    city: 'location.city',
    street: 'location.street',
    housenumber: 'location.number',
    boxnr: 'location.box',
    floor: 'location.floor',
    googlex: 'location.geo.latitude',
    googley: 'location.geo.longitude',
    price: 'price.amount',
    currency: 'price.currency',
    numberofbedrooms: 'bedrooms',
    numberofbathrooms: 'bathrooms',
    numberoftoilets: 'toilets',
    descriptiona: 'description',
    epclabeltext: 'epc_category',
    energyperformance: 'epc_value',
    epcuniquecode: 'epc_reference',
    cadastralincome: 'cadastral_income',
    availablefrom: 'occupancy.available_from',
    officename: 'office.name',
    manageremail: 'negotiator.email',
    managermobilephone: 'negotiator.phone',
  },
  unconfirmed: {
    constructionyear: 'building.construction.year',
    virtualtour: 'virtual_tour_url',
  },
  /** The fields that are `{ size, unit }`. */
  sizes: { surfacetotal: 'sizes.liveable_area', surfaceground2: 'sizes.plot_area' },
  /** The flags by the terms in `amenities`; only the first is confirmed. */
  amenities: { hasterrace: 'terrace', hasgarden: 'garden', haslift: 'lift', hascellar: 'basement' },
  period: 'rent_period',
  /** The agency's text instead of the amount. The second name is unconfirmed. */
  priceText: ['custom_price', 'price.custom_price'],
  /** The start of a public sale. */
  publicSale: 'auction.start_date',
  hiddenPrice: 'price.hidden',
  hiddenAddress: 'location.hidden',
} as const

/** The units of sizes, in square metres. */
export const UNITS: Readonly<Record<string, number>> = {
  sq_m: 1,
  are: 100,
  ha: 10_000,
  hectare: 10_000,
  sq_ft: 0.092903,
  acre: 4046.86,
}

export const GOALS: Readonly<Record<string, number>> = { sale: GOAL.sale, let: GOAL.rent }

interface Market {
  status: number
  marquee?: number
}

/** SweepBright's states; those after `prospect` are unconfirmed. */
export const STATES: Readonly<Record<string, Market>> = {
  available: { status: STATUS.active },
  option: { status: STATUS.active, marquee: MARQUEE.option },
  under_contract: { status: STATUS.active, marquee: MARQUEE.option },
  sold: { status: STATUS.sold },
  rented: { status: STATUS.rented },
  prospect: { status: STATUS.prospective },
  bid: { status: STATUS.active, marquee: MARQUEE.option },
  agreement: { status: STATUS.prospective },
  evaluation: { status: STATUS.prospective },
  lost: { status: STATUS.cancelled },
  inactive: { status: STATUS.inactive },
}

export const TYPES: Readonly<Record<string, ListingTypeName>> = {
  house: 'house',
  apartment: 'apartment',
  land: 'land',
  office: 'office',
  commercial: 'shop',
  parking: 'parking',
}

/** The states of a building on which a rule of the site depends. */
export const CONDITIONS: Readonly<Record<string, number>> = { new: CONDITION.new }
