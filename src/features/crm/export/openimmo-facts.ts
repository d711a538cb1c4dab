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
export function priceElement(home: ListingDetail, context: ExportContext): string {
  const isRent = home.goal === GOAL.rent
  const { price } = home
  const onRequest = !isRent && price === null
  return xmlElement('preise', [
    isRent ? '' : xmlElement('kaufpreis', price ?? 0, { auf_anfrage: onRequest || null }),
    isRent ? xmlElement('nettokaltmiete', price) : '',
    xmlElement('nebenkosten', home.law.charges),
    xmlElement('waehrung', null, { iso_waehrung: home.currency ?? 'EUR' }),
    xmlElement('freitext_preis', priceText(home, context)),
    xmlElement('kaution', isRent ? home.law.deposit : null),
    xmlElement('stp_garage', null, { anzahl: home.garages || null }),
  ])
}

/** Returns `flaechen`: surfaces in m² and numbers of rooms. */
export function surfaceElement(home: ListingDetail): string {
  const isLivedIn = hasLivingArea(home)
  return xmlElement('flaechen', [
    xmlElement('wohnflaeche', isLivedIn ? home.surface : null),
    xmlElement('gesamtflaeche', isLivedIn ? null : home.surface),
    xmlElement('ladenflaeche', home.surfaceStore),
    xmlElement('bueroflaeche', home.surfaceOffice),
    xmlElement('grundstuecksflaeche', home.surfacePlot),
    xmlElement('anzahl_schlafzimmer', home.bedrooms),
    xmlElement('anzahl_badezimmer', home.bathrooms),
    xmlElement('anzahl_sep_wc', home.toilets),
    xmlElement('balkon_terrasse_flaeche', home.surfaceTerrace),
    xmlElement('gartenflaeche', home.surfaceGarden),
    xmlElement('anzahl_stellplaetze', home.parkings),
  ])
}

/** Returns `ausstattung` with the amenities of the listing; a record cannot state that one is absent. */
export function comfortElement(home: ListingDetail): string {
  const has = (is: boolean) => is || null
  return xmlElement('ausstattung', [
    xmlElement('fahrstuhl', null, { PERSONEN: has(home.hasLift) }),
    xmlElement('stellplatzart', null, {
      GARAGE: has(Boolean(home.garages)),
      FREIPLATZ: has(Boolean(home.parkings)),
    }),
    xmlElement('gartennutzung', has(home.hasGarden)),
    xmlElement('moebliert', null, { moeb: home.hasFurnished ? 'VOLL' : null }),
    xmlElement('unterkellert', null, { keller: home.hasCellar ? 'JA' : null }),
    xmlElement('dachboden', has(home.hasAttic)),
  ])
}

/** Returns `zustand_angaben`: year, condition, energy certificate and whether it is under option. */
export function conditionElement(home: ListingDetail): string {
  const { epc, energyPerformance, law } = home
  const certificate = [
    xmlElement('gueltig_bis', law.epcValidUntil),
    xmlElement('endenergiebedarf', energyPerformance),
    xmlElement('wertklasse', epc?.label),
  ]
  const hasCertificate = certificate.some(Boolean)
  const isOption = home.marquee === MARQUEE.option
  return xmlElement('zustand_angaben', [
    xmlElement('baujahr', home.constructionYear),
    xmlElement('zustand', null, { zustand_art: CONDITIONS[home.conditionId ?? 0] }),
    hasCertificate
      ? xmlElement('energiepass', [xmlElement('epart', 'BEDARF'), ...certificate])
      : '',
    xmlElement('verkaufstatus', null, { stand: isOption ? 'RESERVIERT' : 'OFFEN' }),
  ])
}

/** Returns the agency's text about the price, or else a text that it is the lowest of several; '' for neither. */
function priceText(home: ListingDetail, { lang, priceFrom }: ExportContext): string {
  if (home.price === null) return ''
  const own = pick(home.priceUnitText, lang)
  return own || (home.priceFrom ? `${priceFrom} ${formatPrice(home.price, home.currency)}` : '')
}
