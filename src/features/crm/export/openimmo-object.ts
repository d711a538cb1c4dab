import { originWords, withOriginWords } from '../../../components/listing/listing-picture'
import type { ListingDetail } from '../../../listing/listing-types'
import { saleAmounts } from '../../../listing/price'
import { pick } from '../../../platform/format/lang'
import { pictureType } from '../../../platform/format/picture-files'
import { xmlElement } from '../../../platform/format/xml'
import { htmlToText } from '../../../platform/html/html-text'
import { LAW_FIELDS, SALE_FIELDS } from '../sources/openimmo-names'
import type { ExportContext } from './openimmo-context'
import { comfortElement, conditionElement, priceElement, surfaceElement } from './openimmo-facts'
import { categoryElement, contactElement, placeElement } from './openimmo-place'

/** A listing on the market as visitors see it, and the date (ISO) of its last change. */
export interface ExportedListing {
  listing: ListingDetail
  changed: string
}

/** Returns one `immobilie` with public facts only, its elements in the order of the schema. */
export function openImmoObject(
  { listing, changed }: ExportedListing,
  context: ExportContext,
): string {
  const { saleMethod } = listing
  const sale = { saleMethod: saleMethod?.name ?? null, ...saleAmounts(saleMethod) }
  return xmlElement('immobilie', [
    categoryElement(listing, context),
    placeElement(listing, context),
    contactElement(listing, context),
    priceElement(listing, context),
    surfaceElement(listing),
    comfortElement(listing),
    conditionElement(listing),
    textElement(listing, context),
    attachmentsElement(listing, context),
    publicationElement(listing),
    recordElement(listing, changed, context),
    ...LAW_FIELDS.map((name) => userField(name, listing.law[name])),
    ...SALE_FIELDS.map((name) => userField(name, sale[name])),
  ])
}

function userField(feldname: string, value: string | number | boolean | null): string {
  // A record that was stored before a legal fact existed does not have it.
  return (value ?? null) === null ? '' : xmlElement('user_defined_simplefield', value, { feldname })
}

/** Returns `freitexte`; portals show it as plain text with its line breaks. */
function textElement(listing: ListingDetail, { lang }: ExportContext): string {
  const type = pick(listing.title, lang)
  const town = [listing.zip, pick(listing.city, lang)].filter(Boolean).join(' ')
  return xmlElement('freitexte', [
    xmlElement('objekttitel', [type, town].filter(Boolean).join(', ')),
    xmlElement('objektbeschreibung', htmlToText(pick(listing.description, lang))),
  ])
}

function attachmentsElement(listing: ListingDetail, context: ExportContext): string {
  // The format has no field for the origin of a picture, so portals show it in the title.
  const pictures = listing.pictures.map((picture, index) => ({
    group: index === 0 ? 'TITELBILD' : 'BILD',
    title: withOriginWords(picture.name, originWords(context, picture)),
    url: context.pictureUrl(picture.url),
  }))
  const pictureUrls = new Set(listing.pictures.map(({ url }) => url))
  const plans = (listing.plans ?? []).filter(({ picture }) => !pictureUrls.has(picture))
  const drawn = plans.map(({ picture, title }) => ({
    group: 'GRUNDRISS',
    title: pick(title, context.lang),
    url: context.pictureUrl(picture),
  }))
  const tours = [listing.virtualTour, listing.virtualTour2].flatMap((url) =>
    url ? { group: 'LINKS', title: '', url, format: 'text/html' } : [],
  )
  const page = {
    group: 'ANBOBJURL',
    title: '',
    url: context.pageUrl(listing.id),
    format: 'text/html',
  }
  return xmlElement('anhaenge', [...pictures, ...drawn, ...tours, page].map(attachmentElement))
}

interface Attachment {
  group: string
  title: string
  url: string
  format?: string
}

function attachmentElement({ group, title, url, format = pictureType(url) }: Attachment): string {
  return xmlElement(
    'anhang',
    [
      xmlElement('anhangtitel', title),
      xmlElement('format', format),
      xmlElement('daten', [xmlElement('pfad', url)]),
    ],
    { location: 'REMOTE', gruppe: group },
  )
}

/** Returns `verwaltung_objekt`; an address that may not be published is left out of the file. */
function publicationElement({ address, law }: ListingDetail): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(law.availableFrom ?? '')?.[0]
  return xmlElement('verwaltung_objekt', [
    xmlElement('objektadresse_freigeben', address.parts !== null),
    xmlElement('verfuegbar_ab', day),
    xmlElement('abdatum', day),
  ])
}

function recordElement(listing: ListingDetail, changed: string, context: ExportContext): string {
  const { lang, origin } = context
  return xmlElement('verwaltung_techn', [
    xmlElement('objektnr_intern', listing.id),
    xmlElement('objektnr_extern', listing.ident ?? listing.id),
    xmlElement('aktion', null, { aktionart: 'CHANGE' }),
    xmlElement('openimmo_obid', `${new URL(origin).host}-${listing.id}`),
    xmlElement('kennung_ursprung', 'Pand'),
    xmlElement('stand_vom', changed),
    xmlElement('gruppen_kennung', listing.projectId),
    xmlElement('sprache', `${lang}-BE`),
  ])
}
