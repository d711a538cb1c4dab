import type { Translated } from '../../../platform/format/lang'
import { WEB_ID } from '../../../platform/goal'
import type { WireItem } from '../mapping/wire-item'

interface ListingType {
  webId: number
  words: Translated
}

/** The categories of sources that do not use the site's own, with their names. */
export const LISTING_TYPES = {
  house: {
    webId: WEB_ID.house,
    words: { nl: 'Woning', fr: 'Maison', en: 'House', de: 'Haus' },
  },
  apartment: {
    webId: WEB_ID.apartment,
    words: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
  },
  room: {
    webId: WEB_ID.apartment,
    words: { nl: 'Kamer', fr: 'Chambre', en: 'Room', de: 'Zimmer' },
  },
  land: {
    webId: WEB_ID.land,
    words: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
  },
  parking: {
    webId: WEB_ID.parking,
    words: { nl: 'Parkeerplaats', fr: 'Parking', en: 'Parking', de: 'Stellplatz' },
  },
  office: {
    webId: WEB_ID.office,
    words: { nl: 'Kantoor', fr: 'Bureau', en: 'Office', de: 'Büro' },
  },
  shop: {
    webId: WEB_ID.shop,
    words: { nl: 'Handelspand', fr: 'Commerce', en: 'Shop', de: 'Ladenlokal' },
  },
  hospitality: {
    webId: WEB_ID.shop,
    words: { nl: 'Horeca', fr: 'Horeca', en: 'Hospitality', de: 'Gastgewerbe' },
  },
  industry: {
    webId: WEB_ID.industry,
    words: { nl: 'Bedrijfsgebouw', fr: 'Bâtiment industriel', en: 'Industry', de: 'Halle' },
  },
  investment: {
    webId: WEB_ID.house,
    words: {
      nl: 'Opbrengsteigendom',
      fr: 'Immeuble de rapport',
      en: 'Investment property',
      de: 'Renditeobjekt',
    },
  },
} as const satisfies Record<string, ListingType>

export type ListingTypeName = keyof typeof LISTING_TYPES

/** Returns the fields of a category in the import format; none for an unknown category. */
export function listingTypeFields(name: ListingTypeName | undefined): WireItem {
  if (!name) return {}
  const { webId, words } = LISTING_TYPES[name]
  return { webid: webId, typedescription: words }
}
