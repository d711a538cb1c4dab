import type { ListingDetail } from '../../../listing/listing-types'
import { countryAlpha3 } from '../../../platform/format/iso-codes'
import { pick } from '../../../platform/format/lang'
import { xmlElement } from '../../../platform/format/xml'
import { countryCode } from '../../../platform/geo/belgian-region'
import { GOAL, WEB_ID } from '../../../platform/goal'
import type { ExportContext } from './openimmo-context'

/** The element of `objektart` for a public category; every other category is `sonstige`. */
const OBJECT_TYPES: Readonly<Record<number, string>> = {
  [WEB_ID.house]: 'haus',
  [WEB_ID.apartment]: 'wohnung',
  [WEB_ID.land]: 'grundstueck',
  [WEB_ID.parking]: 'parken',
  [WEB_ID.office]: 'buero_praxen',
  [WEB_ID.shop]: 'einzelhandel',
  [WEB_ID.industry]: 'hallen_lager_prod',
}

const BUSINESS: readonly number[] = [WEB_ID.office, WEB_ID.shop, WEB_ID.industry]

/** Returns `objektkategorie`: the kind of the listing, its use, and sale or rent. */
export function categoryElement(listing: ListingDetail, { lang }: ExportContext): string {
  const [webId = 0] = listing.webIds
  const isBusiness = BUSINESS.includes(webId)
  const isRent = listing.goal === GOAL.rent
  const type = OBJECT_TYPES[webId]
  return xmlElement('objektkategorie', [
    xmlElement('nutzungsart', null, { WOHNEN: !isBusiness, GEWERBE: isBusiness }),
    xmlElement('vermarktungsart', null, { KAUF: !isRent, MIETE_PACHT: isRent }),
    xmlElement('objektart', [
      type ? `<${type}/>` : xmlElement('sonstige', null, { sonstige_typ: 'SONSTIGE' }),
      xmlElement('objektart_zusatz', pick(listing.typeName, lang)),
    ]),
  ])
}

/** Returns `geo`; a hidden address has its postcode and town only, without coordinates. */
export function placeElement(listing: ListingDetail, { lang }: ExportContext): string {
  const { parts } = listing.address
  const point = listing.exact ? { breitengrad: listing.lat, laengengrad: listing.lng } : {}
  return xmlElement('geo', [
    xmlElement('plz', listing.zip.replace(/^L-/, '')),
    xmlElement('ort', pick(listing.city, lang)),
    xmlElement('geokoordinaten', null, point),
    xmlElement('strasse', pick(parts?.street, lang)),
    xmlElement('hausnummer', parts?.houseNumber),
    xmlElement('land', null, { iso_land: countryAlpha3(countryCode(listing) ?? '') }),
    xmlElement('etage', listing.floor),
    xmlElement('wohnungsnr', parts?.boxNr),
    xmlElement('regionaler_zusatz', pick(listing.district, lang)),
    xmlElement('virtuelletour', listing.virtualTour ? true : null),
  ])
}

/**
 * Returns `kontaktperson`: the listing's manager, or else the agency; both have the agency's email address and phone.
 */
export function contactElement({ manager }: ListingDetail, context: ExportContext): string {
  const { agency, lang, origin } = context
  return xmlElement('kontaktperson', [
    xmlElement('email_zentrale', agency.email),
    xmlElement('email_direkt', manager?.email),
    xmlElement('tel_zentrale', agency.phone),
    xmlElement('tel_handy', manager?.mobile),
    xmlElement('name', manager?.name || agency.name),
    xmlElement('position', pick(manager?.function, lang)),
    xmlElement('firma', agency.name),
    xmlElement('url', origin),
    xmlElement('immobilientreuhaenderid', manager?.biv),
  ])
}
