import type { ListingDetail } from '../../../listing/listing-types'
import { pick } from '../../../platform/format/lang'
import { pictureType } from '../../../platform/format/picture-files'
import { xmlElement } from '../../../platform/format/xml'
import { htmlToText } from '../../../platform/html/html-text'
import { LAW_FIELDS } from '../sources/openimmo-names'
import type { ExportContext } from './openimmo-context'
import { comfortElement, conditionElement, priceElement, surfaceElement } from './openimmo-facts'
import { categoryElement, contactElement, placeElement } from './openimmo-place'

/** A listing on the market as visitors see it, and the date (ISO) of its last change. */
export interface ExportedListing {
  home: ListingDetail
  changed: string
}

/** Returns one `immobilie` with public facts only, its elements in the order of the schema. */
export function openImmoObject({ home, changed }: ExportedListing, context: ExportContext): string {
  return xmlElement('immobilie', [
    categoryElement(home, context),
    placeElement(home, context),
    contactElement(home, context),
    priceElement(home, context),
    surfaceElement(home),
    comfortElement(home),
    conditionElement(home),
    textElement(home, context),
    attachmentsElement(home, context),
    publicationElement(home),
    recordElement(home, changed, context),
    ...LAW_FIELDS.map((feldname) =>
      xmlElement('user_defined_simplefield', home.law[feldname], {
        feldname: home.law[feldname] === null ? null : feldname,
      }),
    ),
  ])
}

/** Returns `freitexte`; portals show it as plain text with its line breaks. */
function textElement(home: ListingDetail, { lang }: ExportContext): string {
  const type = pick(home.title, lang)
  const town = [home.zip, pick(home.city, lang)].filter(Boolean).join(' ')
  return xmlElement('freitexte', [
    xmlElement('objekttitel', [type, town].filter(Boolean).join(', ')),
    xmlElement('objektbeschreibung', htmlToText(pick(home.description, lang))),
  ])
}

function attachmentsElement(home: ListingDetail, context: ExportContext): string {
  const pictures = home.pictures.map(({ url, name }, index) => ({
    group: index === 0 ? 'TITELBILD' : 'BILD',
    title: name,
    url: context.pictureUrl(url),
  }))
  const shown = new Set(home.pictures.map(({ url }) => url))
  const plans = (home.plans ?? []).filter(({ picture }) => !shown.has(picture))
  const drawn = plans.map(({ picture, title }) => ({
    group: 'GRUNDRISS',
    title: pick(title, context.lang),
    url: context.pictureUrl(picture),
  }))
  const tours = [home.virtualTour, home.virtualTour2].flatMap((url) =>
    url ? { group: 'LINKS', title: '', url, format: 'text/html' } : [],
  )
  const page = { group: 'ANBOBJURL', title: '', url: context.pageUrl(home.id), format: 'text/html' }
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

function recordElement(home: ListingDetail, changed: string, context: ExportContext): string {
  const { lang, origin } = context
  return xmlElement('verwaltung_techn', [
    xmlElement('objektnr_intern', home.id),
    xmlElement('objektnr_extern', home.ident ?? home.id),
    xmlElement('aktion', null, { aktionart: 'CHANGE' }),
    xmlElement('openimmo_obid', `${new URL(origin).host}-${home.id}`),
    xmlElement('kennung_ursprung', 'Pand'),
    xmlElement('stand_vom', changed),
    xmlElement('gruppen_kennung', home.projectId),
    xmlElement('sprache', `${lang}-BE`),
  ])
}
