import { priceWords } from '../../../components/listing/price'
import type { ListingDetail } from '../../../listing/listing-types'
import { MARQUEE } from '../../../listing/marquee'
import { formatPrice } from '../../../listing/price'
import { pick } from '../../../platform/format/lang'
import { xmlElement } from '../../../platform/format/xml'
import { CONDITION, GOAL, hasLivingArea } from '../../../platform/goal'
import type { ExportContext } from './openimmo-context'

/** The `zustand_art` of each condition in the CRM that has one. */
const CONDITIONS: Readonly<Record<number, string>> = {
  [CONDITION.new]: 'ERSTBEZUG',
  [CONDITION.toBuild]: 'PROJEKTIERT',
  4: 'TEIL_VOLLRENOVIERUNGSBED',
  5: 'TEIL_VOLLRENOVIERT',
  6: 'SANIERUNGSBEDUERFTIG',
  7: 'VOLL_SANIERT',
  [CONDITION.toDemolish]: 'ABRISSOBJEKT',
}

/** Returns `preise`. A hidden sale price is 'on request', which the schema writes as 0; a hidden rent is left out. */
export function priceElement(listing: ListingDetail, context: ExportContext): string {
  const isRent = listing.goal === GOAL.rent
  const { price } = listing
  const onRequest = !isRent && price === null
  return xmlElement('preise', [
    isRent ? '' : xmlElement('kaufpreis', price ?? 0, { auf_anfrage: onRequest || null }),
    isRent ? xmlElement('nettokaltmiete', price) : '',
    xmlElement('nebenkosten', listing.law.charges),
    xmlElement('waehrung', null, { iso_waehrung: listing.currency ?? 'EUR' }),
    xmlElement('freitext_preis', priceText(listing, context)),
    xmlElement('kaution', isRent ? listing.law.deposit : null),
    xmlElement('stp_garage', null, { anzahl: listing.garages || null }),
  ])
}

/** Returns `flaechen`: surfaces in m² and numbers of rooms. */
export function surfaceElement(listing: ListingDetail): string {
  const isLivedIn = hasLivingArea(listing)
  return xmlElement('flaechen', [
    xmlElement('wohnflaeche', isLivedIn ? listing.surface : null),
    xmlElement('gesamtflaeche', isLivedIn ? null : listing.surface),
    xmlElement('ladenflaeche', listing.surfaceStore),
    xmlElement('bueroflaeche', listing.surfaceOffice),
    xmlElement('grundstuecksflaeche', listing.surfacePlot),
    xmlElement('anzahl_schlafzimmer', listing.bedrooms),
    xmlElement('anzahl_badezimmer', listing.bathrooms),
    xmlElement('anzahl_sep_wc', listing.toilets),
    xmlElement('balkon_terrasse_flaeche', listing.surfaceTerrace),
    xmlElement('gartenflaeche', listing.surfaceGarden),
    xmlElement('anzahl_stellplaetze', listing.parkings),
  ])
}

/** Returns `ausstattung` with the amenities of the listing; a record cannot state that one is absent. */
export function comfortElement(listing: ListingDetail): string {
  const has = (is: boolean) => is || null
  return xmlElement('ausstattung', [
    xmlElement('fahrstuhl', null, { PERSONEN: has(listing.hasLift) }),
    xmlElement('stellplatzart', null, {
      GARAGE: has(Boolean(listing.garages)),
      FREIPLATZ: has(Boolean(listing.parkings)),
    }),
    xmlElement('gartennutzung', has(listing.hasGarden)),
    xmlElement('moebliert', null, { moeb: listing.hasFurnished ? 'VOLL' : null }),
    xmlElement('unterkellert', null, { keller: listing.hasCellar ? 'JA' : null }),
    xmlElement('dachboden', has(listing.hasAttic)),
    xmlElement('rollstuhlgerecht', has(listing.isAccessible)),
    xmlElement('swimmingpool', has(listing.hasPool)),
  ])
}

/** Returns `zustand_angaben`: year, condition, energy certificate and whether it is under option. */
export function conditionElement(listing: ListingDetail): string {
  const { epc, energyPerformance, law } = listing
  const certificate = [
    xmlElement('gueltig_bis', law.epcValidUntil),
    xmlElement('endenergiebedarf', energyPerformance),
    xmlElement('wertklasse', epc?.label),
  ]
  const hasCertificate = certificate.some(Boolean)
  const isOption = listing.marquee === MARQUEE.option
  return xmlElement('zustand_angaben', [
    xmlElement('baujahr', listing.constructionYear),
    xmlElement('zustand', null, { zustand_art: CONDITIONS[listing.conditionId ?? 0] }),
    hasCertificate
      ? xmlElement('energiepass', [xmlElement('epart', 'BEDARF'), ...certificate])
      : '',
    xmlElement('verkaufstatus', null, { stand: isOption ? 'RESERVIERT' : 'OFFEN' }),
  ])
}

/**
 * Returns the method of sale with its amounts, or the agency's text about the price, or a text that it is the lowest of
 * several; '' for none.
 */
function priceText(listing: ListingDetail, { lang, t }: ExportContext): string {
  if (listing.saleMethod) return priceWords({ lang, t }, listing) ?? ''
  if (listing.price === null) return ''
  const customText = pick(listing.priceUnitText, lang)
  return (
    customText ||
    (listing.priceFrom ? `${t('price.from')} ${formatPrice(listing.price, listing.currency)}` : '')
  )
}
