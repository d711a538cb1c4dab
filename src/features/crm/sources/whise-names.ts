import { MARQUEE } from '../../../listing/marquee'
import type { SaleMethodName } from '../../../listing/property'
import { STATUS } from '../../../listing/status'
import type { Lang } from '../../../platform/format/lang'
import { CONDITION, GOAL } from '../../../platform/goal'
import type { ListingTypeName } from './listing-types'

/**
 * Whise's names, in lower case because its clients spell them differently. Public clients and a response that one of
 * them published confirm all but those under `unconfirmed`. Corrections from an agency's first day belong here.
 */
export const NAMES = {
  paths: {
    login: 'token',
    client: 'v1/admin/clients/token',
    estates: 'v1/estates/list',
    contact: 'v1/contacts/upsert',
  },
  /** The fields of the import format, each with the names that may contain it; the first with a value is used. */
  fields: {
    id: ['id'],
    zip: ['zip'],
    city: ['city'],
    street: ['address'],
    housenumber: ['number'],
    boxnr: ['box'],
    price: ['price'],
    currency: ['currency'],
    surfacetotal: ['area'],
    surfaceground2: ['groundarea'],
    surfacegarden: ['gardenarea'],
    floor: ['floor'],
    numberofbathrooms: ['bathrooms'],
    numberofgarages: ['garage'],
    numberofparkings: ['parking'],
    hasgarden: ['garden'],
    hasterrace: ['terrace'],
    hasfurnished: ['furnished'],
    officename: ['office'],
    virtualtour: ['linkvirtualvisit'],
    virtualtour2: ['link3dmodel'],
    startcommercialisation: ['putonlinedatetime'],
    createddate: ['createdatetime'],
    lastchangeddate: ['updatedatetime'],
  },
  unconfirmed: {
    publishprice: ['displayprice'],
    publishaddress: ['displayaddress'],
    numberofbedrooms: ['rooms', 'bedrooms'],
    epclabeltext: ['energyclass'],
    energyperformance: ['energyvalue', 'epcvalue'],
    cadastralincome: ['cadastralincome'],
    /** The project of a unit, and the flag of a project. Both are from the older service. */
    projectid: ['parentid'],
    isproject: ['canhavechildren'],
  },
  /** The facts among `details`, by their number there. */
  details: {
    constructionyear: 14,
    numberofgarages: 19,
    charges: 301,
    planningsummons: 691,
    planningpermit: 808,
    planningsubdivision: 812,
    soilcertificate: 820,
    cadastralincome: 1733,
    planningpreemption: 1734,
    planningzone: 1736,
    epclabeltext: 2056,
    energyperformance: 2089,
    co2: 2090,
    floodzone: 2222,
    epctotal: 2390,
    epcuniquecode: 2391,
    epcvaliduntil: 2776,
    surfaceconstructed: 27,
    haslift: 372,
    googlex: 1849,
    googley: 1850,
  },
  /** The fields of the texts, the longest first; only the second is confirmed. */
  texts: ['longdescription', 'shortdescription', 'sms'],
  /** The date from which an estate is available. */
  available: 'availabilitydatetime',
  representatives: 'representatives',
  /** The fields that are ignored on purpose. */
  ignored: ['subcategory.id', 'pictures[].id', 'pictures[].orientation'],
  /** The fields of a country or a sub-category that may contain its name; unconfirmed. */
  name: ['displayname', 'name', 'isocode', 'code'],
} as const

/**
 * The facts among `details` whose numbers are unknown, by their labels in the form that `normalise` returns, without a
 * unit in brackets. A fact with a known number is not overwritten.
 */
export const DETAIL_LABELS: Readonly<Record<string, string>> = {
  floodp:
    'p score|overstroming p score|p score overstroming|perceelscore|overstromingsgevoeligheid perceel',
  floodg:
    'g score|overstroming g score|g score overstroming|gebouwscore|overstromingsgevoeligheid gebouw',
  floodzone: 'overstromingsgebied|zone inondable|type overstromingsgebied|risque d inondation',
  floodreportdate: 'datum overstromingsrapport|datum waterrapport|date du rapport d inondation',
  asbestos: 'asbestattest|asbestinventarisattest|attest asbest|attestation amiante|amiante',
  asbestoscommon:
    'asbestattest gemene delen|asbestattest gemeenschappelijke delen|attestation amiante parties communes',
  electricalinspection:
    'keuring elektriciteit|elektrische keuring|elektriciteitskeuring|controle electrique|certificat electrique',
  soilcertificate: 'bodemattest|attestation de sol|attestation du sol',
  haspool: 'zwembad|piscine',
  isaccessible:
    'toegankelijk voor mindervaliden|toegankelijk voor rolstoel|rolstoeltoegankelijk|acces pmr|acces handicape|accessible pmr',
  heritage: 'beschermd erfgoed|onroerend erfgoed|patrimoine protege|bien classe',
  planningpermit: 'stedenbouwkundige vergunning|permis d urbanisme|omgevingsvergunning',
  planningsubdivision: 'verkavelingsvergunning|permis de lotir|permis d urbanisation',
  planningpreemption: 'voorkooprecht|droit de preemption',
  planningsummons: 'dagvaarding|citation|type dagvaarding',
  planningzone: 'bestemming|stedenbouwkundige bestemming|affectation',
  cadastralincome: 'kadastraal inkomen|revenu cadastral|ki|rc',
  epclabeltext: 'epc label|label peb|classe peb',
  energyperformance: 'epc|epc waarde|peb|e spec|epc score',
  epctotal: 'e totaal|e total|peb e totale',
  epcuniquecode: 'epc unieke code|unieke code epc|code unique peb|numero peb|epc code',
  epcvaliduntil: 'epc geldig tot|peb valable jusqu au|validite peb',
  co2: 'co2|emission co2|co2 uitstoot',
  charges:
    'huurlasten|lasten|gemeenschappelijke kosten|maandelijkse lasten|syndickosten|charges|charges communes',
  deposit: 'huurwaarborg|waarborg|garantie locative',
  referencerent: 'referentiehuurprijs|indicatieve huurprijs|loyer de reference|loyer indicatif',
  leasetype: 'type huurovereenkomst|soort huurovereenkomst|type de bail',
  lastrent: 'laatste huurprijs|vorige huurprijs|dernier loyer',
  lastrentdate: 'datum laatste huurprijs|date du dernier loyer',
  numberofgarages: 'aantal garages|nombre de garages',
  lumpsum: 'bouquet',
  monthlyannuity:
    'lijfrente|maandelijkse lijfrente|maandelijkse rente|rente viagere|rente mensuelle',
  openingbid: 'instelprijs|mise a prix',
}

/** The `LanguageId` of a request, and of each text in the response. */
export const LANGUAGES: Record<Lang, string> = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-GB',
  de: 'de-DE',
}

/** The ISO 3166-1 codes of Whise's country numbers; any other country needs a name. */
export const COUNTRIES: Readonly<Record<number, string>> = { 1: 'BE' }

/** The statuses of active estates, and of all estates, archived and deleted ones included. */
export const STATUS_IDS = { active: 1, all: [1, 5, 6] } as const

/** The display statuses online, of the month, reference, and on the website only; 1 is offline. */
export const ONLINE_STATUSES = [2, 3, 4, 5]
export const DISPLAY_IDS = [1, ...ONLINE_STATUSES]

interface Purpose {
  goal: number
  status: number
  marquee?: number
  salemethod?: SaleMethodName
}

const SALE = { goal: GOAL.sale, status: STATUS.active }
const ANNUITY = { ...SALE, salemethod: 'lifeAnnuity' } as const
const RENT = { goal: GOAL.rent, status: STATUS.active }

/** Whise's `purposeStatus`: the goal, availability and method of sale of an estate. */
export const PURPOSES: Readonly<Record<number, Purpose>> = {
  1: SALE,
  2: RENT,
  3: { ...SALE, status: STATUS.sold },
  4: { ...RENT, status: STATUS.rented },
  5: { ...SALE, marquee: MARQUEE.option },
  6: { ...RENT, marquee: MARQUEE.option },
  8: { ...SALE, status: STATUS.cancelled },
  9: { ...RENT, status: STATUS.cancelled },
  10: { ...SALE, status: STATUS.inactive },
  11: { ...RENT, status: STATUS.inactive },
  12: { ...SALE, marquee: MARQUEE.option },
  13: { ...RENT, marquee: MARQUEE.option },
  14: { ...SALE, marquee: MARQUEE.sold },
  15: ANNUITY,
  16: { ...ANNUITY, marquee: MARQUEE.option },
  17: { ...ANNUITY, status: STATUS.sold },
  19: { ...SALE, status: STATUS.prospective },
  20: { ...SALE, status: STATUS.prospective },
  21: { ...SALE, marquee: MARQUEE.option },
  22: { ...SALE, marquee: MARQUEE.sold },
  23: { ...RENT, status: STATUS.prospective },
  24: { ...SALE, status: STATUS.prospective },
  25: { ...RENT, status: STATUS.prospective },
  26: { ...ANNUITY, status: STATUS.prospective },
  27: { ...RENT, status: STATUS.prospective },
  28: { ...ANNUITY, status: STATUS.prospective },
}

/** Whise's `purpose` of a life annuity, whatever its `purposeStatus` is. */
export const LIFE_ANNUITY = 3

/** Whise's `purpose`: sale, rent, life annuity. It decides the goal if `purposeStatus` is unknown. */
export const GOAL_OF_PURPOSE: Readonly<Record<number, number>> = {
  1: GOAL.sale,
  2: GOAL.rent,
  [LIFE_ANNUITY]: GOAL.sale,
}

/** Whise's categories. */
export const CATEGORIES: Readonly<Record<number, ListingTypeName>> = {
  1: 'house',
  2: 'apartment',
  3: 'land',
  4: 'office',
  5: 'shop',
  6: 'industry',
  7: 'parking',
}

/** Whise's conditions of a building on which a rule of the site depends; others are dropped. */
export const CONDITIONS: Readonly<Record<number, number>> = {
  1: CONDITION.new,
  8: CONDITION.toDemolish,
  11: CONDITION.toBuild,
  13: CONDITION.toBuild,
  16: CONDITION.toBuild,
}
