import { MARQUEE } from '../../../listing/marquee'
import { STATUS } from '../../../listing/status'
import { CONDITION, GOAL } from '../../../platform/goal'
import type { ListingTypeName } from './listing-types'

/**
 * SweepBright's names, with `a.b` for a field inside of another; of several names, the first with a value is used.
 * Public clients and responses that they published confirm all but those under `unconfirmed`. Corrections from an
 * agency's first day belong here.
 */
export const NAMES = {
  /** The fields that are ignored on purpose: the owners, and facts that other fields contain. */
  ignored: ['sub_type', 'rent_period', 'office', 'vendors'],
  paths: { login: 'oauth/token', estates: 'estates', contacts: 'contacts', address: 'url' },
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
    epclabeltext: ['epc_category', 'legal.energy.epc_category'],
    energyperformance: ['epc_value', 'legal.energy.epc_value'],
    epcuniquecode: ['epc_reference', 'legal.energy.epc_reference'],
    epctotal: 'legal.energy.total_epc_value',
    co2: 'legal.energy.co2_emissions',
    electricalinspection: 'legal.energy.report_electricity_gas',
    cadastralincome: ['cadastral_income', 'legal.property_and_land.cadastral_income'],
    charges: 'price_recurring_costs.amount',
    deposit: 'price_guarantee.amount',
    referencerent: 'price_reference_rent.amount',
    hasfurnished: 'features.comfort.furnished',
    availablefrom: 'occupancy.available_from',
    officename: 'office.name',
    manageremail: 'negotiator.email',
    managermobilephone: 'negotiator.phone',
  },
  unconfirmed: {
    constructionyear: 'building.construction.year',
    virtualtour: 'virtual_tour_url',
  },
  /** The fields that are `{ size, unit }`. Offices and shops have a net area instead of a liveable one. */
  sizes: {
    surfacetotal: ['sizes.liveable_area', 'sizes.net_area'],
    surfaceground2: ['sizes.plot_area'],
  },
  /** The part of a house number after the number. */
  addition: 'location.addition',
  title: 'description_title',
  openHouses: 'open_homes',
  /** The facts of adverts that are yes or no. A fact is true if one of its flags is. */
  flags: {
    planningpermit: ['legal.regulations.building_permit'],
    planningpreemption: ['legal.regulations.priority_purchase_right'],
    planningsubdivision: ['legal.regulations.subdivision_authorisation'],
    planningsummons: [
      'legal.regulations.urban_planning_breach',
      'legal.regulations.pending_legal_proceedings',
    ],
    heritage: ['legal.regulations.registered_building', 'legal.regulations.heritage_list'],
  },
  floodRisk: 'legal.property_and_land.flood_risk',
  landUse: 'legal.property_and_land.land_use_designation',
  /** The flags by the terms in `amenities`; only the first is confirmed. */
  amenities: {
    hasterrace: 'terrace',
    hasgarden: 'garden',
    haslift: 'lift',
    hascellar: 'basement',
    haspool: 'pool',
    isaccessible: 'wheelchair_accessible',
  },
  period: 'rent_period',
  /** The agency's text instead of the amount. The second name is unconfirmed. */
  priceText: ['custom_price', 'price.custom_price'],
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

/** The codes of `FloodZone`; all but the first are unconfirmed. */
export const FLOOD_RISKS: Readonly<Record<string, string>> = {
  no_flood_risk_area: 'none',
  low_flood_risk_area: 'low',
  medium_flood_risk_area: 'medium',
  high_flood_risk_area: 'high',
  potential_flood_sensitive_area: 'Mogelijk overstromingsgevoelig',
  effective_flood_sensitive_area: 'Effectief overstromingsgevoelig',
  delimited_flood_area: 'delimited',
  delimited_riparian_area: 'bank',
}

/** The codes of `PlanningZone`; all but the first are unconfirmed. */
export const LAND_USES: Readonly<Record<string, string>> = {
  residential: 'Wg',
  rural_residential: 'WgLk',
  residential_park: 'Wp',
  residential_expansion: 'Wug',
  industrial: 'Igb',
  day_recreation: 'Gdr',
  recreational: 'Gvr',
  agricultural: 'Ag',
  forest: 'Bg',
  nature: 'Ng',
  nature_reserve: 'Nr',
  park: 'Pg',
}

/** The states of a building on which a rule of the site depends. */
export const CONDITIONS: Readonly<Record<string, number>> = { new: CONDITION.new }
