import type { Law } from '../../../listing/property'
import type { ListingTypeName } from './listing-types'

/**
 * OpenImmo 1.2.7's elements (`a/b`) and attributes (`a@b`) by the names of the import format, all in lower case because
 * senders differ. Corrections from an agency's first file belong here.
 */
export const NAMES: {
  /** The paths of an object's numbers, the globally unique one first. */
  key: readonly string[]
  action: readonly string[]
  fields: Readonly<Record<string, readonly string[]>>
  /** The fields with dates, and those with texts in the object's language. */
  translated: readonly string[]
  sale: readonly string[]
  rent: readonly string[]
  price: { sale: readonly string[]; rent: readonly string[] }
  pricePeriod: readonly string[]
  priceSpan: readonly string[]
  priceByArea: { sale: readonly string[]; rent: readonly string[] }
  priceWithoutVat: readonly string[]
  priceText: readonly string[]
  onRequest: readonly string[]
  state: readonly string[]
  publish: readonly string[]
  publishAddress: readonly string[]
  /** An object with a value in one of these elements is sold publicly. */
  publicSale: readonly string[]
  /** The texts that can name the method of sale. */
  saleMethod: readonly string[]
  language: readonly string[]
  texts: readonly string[]
  managerName: readonly string[]
  type: readonly string[]
  attachments: readonly string[]
  /** The prefixes of the names of the sender's own fields, simple or extended. */
  userDefined: string
  userDefinedName: string
} = {
  key: [
    'verwaltung_techn/openimmo_obid',
    'verwaltung_techn/objektnr_extern',
    'verwaltung_techn/objektnr_intern',
  ],
  action: ['verwaltung_techn/aktion@aktionart'],
  fields: {
    zip: ['geo/plz'],
    country: ['geo/land@iso_land', 'geo/land'],
    currency: ['preise/waehrung@iso_waehrung', 'preise/waehrung'],
    city: ['geo/ort'],
    street: ['geo/strasse'],
    housenumber: ['geo/hausnummer'],
    boxnr: ['geo/wohnungsnr', 'geo/wohnungsnummer'],
    floor: ['geo/etage'],
    district: ['geo/regionaler_zusatz'],
    googlex: ['geo/geokoordinaten@breitengrad'],
    googley: ['geo/geokoordinaten@laengengrad'],
    surfacetotal: ['flaechen/wohnflaeche', 'flaechen/gesamtflaeche'],
    surfaceground2: ['flaechen/grundstuecksflaeche'],
    surfacegarden: ['flaechen/gartenflaeche'],
    surfaceterrace: ['flaechen/balkon_terrasse_flaeche'],
    surfaceoffice: ['flaechen/bueroflaeche'],
    surfacestore: ['flaechen/ladenflaeche', 'flaechen/verkaufsflaeche'],
    numberofbedrooms: ['flaechen/anzahl_schlafzimmer'],
    numberofbathrooms: ['flaechen/anzahl_badezimmer'],
    numberoftoilets: ['flaechen/anzahl_sep_wc'],
    numberofgarages: ['preise/stp_garage@anzahl'],
    numberofparkings: ['flaechen/anzahl_stellplaetze'],
    hasgarden: ['ausstattung/gartennutzung'],
    hasattic: ['ausstattung/dachboden'],
    haslift: ['ausstattung/fahrstuhl@personen'],
    haspool: ['ausstattung/swimmingpool'],
    isaccessible: ['ausstattung/rollstuhlgerecht', 'ausstattung/barrierefrei'],
    constructionyear: ['zustand_angaben/baujahr'],
    energyperformance: [
      'zustand_angaben/energiepass/endenergiebedarf',
      'zustand_angaben/energiepass/energieverbrauchkennwert',
    ],
    epclabeltext: ['zustand_angaben/energiepass/wertklasse'],
    epcvaliduntil: ['zustand_angaben/energiepass/gueltig_bis'],
    charges: ['preise/nebenkosten'],
    deposit: ['preise/kaution'],
    availablefrom: ['verwaltung_objekt/verfuegbar_ab', 'verwaltung_objekt/abdatum'],
    managerfunction: ['kontaktperson/position'],
    manageremail: ['kontaktperson/email_direkt', 'kontaktperson/email_zentrale'],
    managermobilephone: [
      'kontaktperson/tel_handy',
      'kontaktperson/tel_durchw',
      'kontaktperson/tel_zentrale',
    ],
  },
  translated: ['city', 'district', 'street', 'managerfunction'],
  sale: ['objektkategorie/vermarktungsart@kauf', 'objektkategorie/vermarktungsart@erbpacht'],
  rent: ['objektkategorie/vermarktungsart@miete_pacht', 'objektkategorie/vermarktungsart@leasing'],
  price: {
    sale: ['preise/kaufpreis', 'preise/kaufpreisbrutto', 'preise/kaufpreisnetto'],
    rent: [
      'preise/nettokaltmiete',
      'preise/kaltmiete',
      'preise/warmmiete',
      'preise/pauschalmiete',
      'preise/pacht',
      'preise/erbpacht',
    ],
  },
  pricePeriod: ['preise/preis_zeiteinheit@zeiteinheit', 'preise/preis_zeiteinheit'],
  priceSpan: ['preise/preis_zeitraum_von', 'preise/preis_zeitraum_bis'],
  priceByArea: { sale: ['preise/kaufpreis_pro_qm'], rent: ['preise/mietpreis_pro_qm'] },
  priceWithoutVat: ['preise/zzg_mehrwertsteuer', 'preise/zzgl_mehrwertsteuer'],
  priceText: ['preise/freitext_preis'],
  onRequest: [
    'preise/kaufpreis@auf_anfrage',
    'preise/nettokaltmiete@auf_anfrage',
    'preise/kaltmiete@auf_anfrage',
    'preise/warmmiete@auf_anfrage',
  ],
  state: ['zustand_angaben/verkaufstatus@stand', 'zustand_angaben/verkaufstatus'],
  publish: ['verwaltung_techn/weitergabe_generell'],
  publishAddress: ['verwaltung_objekt/objektadresse_freigeben'],
  publicSale: [
    'versteigerung/zwangsversteigerung',
    'versteigerung/zvtermin',
    'verwaltung_objekt/versteigerungstermin',
  ],
  saleMethod: ['preise/freitext_preis', 'freitexte/objekttitel'],
  language: ['verwaltung_techn/sprache'],
  texts: [
    'freitexte/objekttitel',
    'freitexte/objektbeschreibung',
    'freitexte/lage',
    'freitexte/ausstatt_beschr',
    'freitexte/sonstige_angaben',
  ],
  managerName: ['kontaktperson/vorname', 'kontaktperson/name'],
  type: ['objektkategorie', 'objektart'],
  attachments: ['anhaenge'],
  userDefined: 'user_defined_',
  userDefinedName: 'feldname',
}

/**
 * The legal facts of Belgian adverts for which the schema has no element. A listing has them as
 * `user_defined_simplefield`, whose `feldname` is the fact's name, read without regard to case.
 */
export const LAW_FIELDS = [
  'epcUniqueCode',
  'epcTotal',
  'co2',
  'planningPermit',
  'planningZone',
  'planningSummons',
  'planningPreemption',
  'planningSubdivision',
  'planningUse',
  'planningInfoUrl',
  'floodP',
  'floodG',
  'floodZone',
  'floodReportDate',
  'asbestos',
  'asbestosCommon',
  'electricalInspection',
  'soilCertificate',
  'heritage',
  'renovationDuty',
  'cadastralIncome',
  'chargesFixed',
  'individualMeters',
  'referenceRent',
  'referenceRentMax',
  'leaseType',
  'lastRent',
  'lastRentDate',
] as const satisfies readonly (keyof Law)[]

/** The method of sale and its amounts, which the schema lacks too. Their names are those of the import format. */
export const SALE_FIELDS = ['saleMethod', 'lumpSum', 'monthlyAnnuity', 'openingBid'] as const

/** The names of user-defined fields in which senders write an availability that the schema does not have. */
export const STATE_FIELDS: readonly string[] = [
  'status',
  'statut',
  'objektstatus',
  'verkaufstatus',
  'verkaufsstatus',
  'vermarktungsstatus',
]

/** The actions that do not change the availability of an object; the others are DELETE and REFERENZ. */
export const CHANGES: readonly string[] = ['CHANGE', 'UPDATE', 'ADD', 'NEW', 'NEU', 'INSERT']

/** The category by the elements of `objektart`; any other element has no category. */
export const TYPES: Readonly<Record<string, ListingTypeName>> = {
  haus: 'house',
  wohnung: 'apartment',
  zimmer: 'room',
  grundstueck: 'land',
  parken: 'parking',
  buero_praxen: 'office',
  einzelhandel: 'shop',
  gastgewerbe: 'hospitality',
  hallen_lager_prod: 'industry',
  zinshaus_renditeobjekt: 'investment',
}
