import { MARQUEE } from '../../listing/marquee'
import type { OpenHouse, Picture, PictureOrigin } from '../../listing/property'
import type { ListingCard, ListingDetail, ProjectDetail } from '../../listing/published'
import {
  type PreviewPicture,
  previewPicture,
  previewPictures,
} from '../../platform/files/preview-picture'
import { pick, withColon } from '../../platform/format/lang'
import { instantOf } from '../../platform/format/local-time'
import { countryCode } from '../../platform/geo/belgian-region'
import { GOAL, WEB_ID } from '../../platform/goal'
import { picturesWithWords, withOriginWords } from '../listing/listing-picture'
import { listingTitle, titleWithPlace } from '../listing/listing-title'
import type { View, Words } from '../ui/view'
import { agencyId, point } from './structured-data'

const MAX_PICTURES = 5

/** Returns the picture of a listing in link previews and feeds. */
export function listingPreview(
  listing: ListingCard,
  words: Words,
  origin: string,
): PreviewPicture | null {
  const title = titleWithPlace(listing, words.lang)
  const candidates = picturesWithWords(words, listing).map((picture) => ({
    url: picture.url,
    alt: withOriginWords(title, picture.words),
  }))
  return previewPicture(candidates, origin)
}

/** Returns the structured data of a listing from its public facts. */
export function listingData(view: View, listing: ListingDetail | ProjectDetail): object {
  const { lang, origin } = view
  const url = origin + view.path
  return {
    '@type': 'RealEstateListing',
    name: titleWithPlace(listing, lang),
    url,
    inLanguage: lang,
    ...(listing.started && { datePosted: listing.started.slice(0, 10) }),
    image: listing.pictures.flatMap((picture) => imageData(picture, origin)).slice(0, MAX_PICTURES),
    mainEntity: placeData(view, listing),
    offers: offerData(view, listing, url),
  }
}

/** The digital source types of schema.org, which are those of IPTC. Virtual furniture need not be made with AI. */
const SOURCE_TYPES: Record<PictureOrigin, string> = {
  photograph: 'DigitalCapture',
  edited: 'CompositeWithTrainedAlgorithmicMedia',
  staged: 'CompositeSynthetic',
  generated: 'TrainedAlgorithmicMedia',
}

/** Returns the address of a picture, with its source type if it is known; nothing for an unsupported format. */
function imageData({ url, name, origin: source }: Picture, origin: string): (string | object)[] {
  return previewPictures([{ url, alt: name }], origin).map((preview) =>
    source
      ? {
          '@type': 'ImageObject',
          contentUrl: preview.url,
          digitalSourceType: `https://schema.org/${SOURCE_TYPES[source]}DigitalSource`,
        }
      : preview.url,
  )
}

/** The schema.org types by the CRM's category. Land and garages are not accommodation. */
const TYPES: Readonly<Record<number, string>> = {
  [WEB_ID.house]: 'House',
  [WEB_ID.apartment]: 'Apartment',
  [WEB_ID.land]: 'Place',
  [WEB_ID.parking]: 'ParkingFacility',
}

function placeData(view: View, listing: ListingDetail | ProjectDetail): object {
  const { lat, lng, exact, epc } = listing
  const type = TYPES[listing.webIds[0] ?? 0] ?? 'Accommodation'
  return {
    ...(listing.kind === 'project' ? complexData(listing) : { '@type': type }),
    name: listingTitle(listing, view.lang),
    address: addressData(view, listing),
    ...(exact && lat !== null && lng !== null && point(lat, lng)),
    ...(listing.openHouses && { event: eventData(view, listing, listing.openHouses) }),
    ...(isProperty(listing) && type !== 'Place' && type !== 'ParkingFacility' && roomData(listing)),
    ...(epc && {
      additionalProperty: { '@type': 'PropertyValue', name: 'EPC', value: epc.label },
    }),
  }
}

function eventData(view: View, listing: ListingCard, openHouses: readonly OpenHouse[]): object[] {
  const name = `${withColon(view.lang, view.t('card.openhouse'))} ${titleWithPlace(listing, view.lang)}`
  return openHouses.map(({ date, from, until }) => ({
    '@type': 'Event',
    name,
    startDate: instantOf(`${date}T${from}:00`)?.toISOString(),
    endDate: instantOf(`${date}T${until}:00`)?.toISOString(),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', address: addressData(view, listing) },
    organizer: { '@id': agencyId(view) },
  }))
}

function complexData({ units, bedroomsMin, bedroomsMax }: ListingCard): object {
  const isRange = bedroomsMin && bedroomsMax
  return {
    '@type': 'ApartmentComplex',
    ...(units && {
      numberOfAccommodationUnits: count(units.total),
      numberOfAvailableAccommodationUnits: count(units.available),
    }),
    ...(isRange && {
      numberOfBedrooms: {
        '@type': 'QuantitativeValue',
        minValue: bedroomsMin,
        maxValue: bedroomsMax,
      },
    }),
  }
}

function count(value: number): object {
  return { '@type': 'QuantitativeValue', value }
}

function isProperty(listing: ListingDetail | ProjectDetail): listing is ListingDetail {
  return listing.kind === 'property'
}

function roomData({ bedrooms, bathrooms, surface, floor, constructionYear }: ListingDetail) {
  return {
    ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
    ...(isSurface(surface) && {
      floorSize: { '@type': 'QuantitativeValue', value: surface, unitCode: 'MTK' },
    }),
    ...(floor !== null && { floorLevel: String(floor) }),
    ...(constructionYear !== null && { yearBuilt: constructionYear }),
  }
}

/**
 * Returns the address. A hidden address has only postcode and town, because the agency's replacement text is not a
 * street.
 */
function addressData({ lang }: View, listing: ListingCard): object {
  const { address, zip, city } = listing
  const street = address.parts && pick(address.street, lang)
  const country = countryCode(listing)
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(zip && { postalCode: zip }),
    addressLocality: pick(city, lang),
    ...(country && { addressCountry: country }),
  }
}

/** Returns true for a plausible surface. Implausible values of a CRM are left out. */
function isSurface(surface: number | null): boolean {
  return surface !== null && surface > 0 && surface < 1_000_000
}

/** Returns the offer, with its availability for a listing that is off the market. A hidden price is left out. */
function offerData(view: View, listing: ListingCard, url: string): object {
  const isRent = listing.goal === GOAL.rent
  return {
    '@type': 'Offer',
    url,
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
    availability: `https://schema.org/${availabilityOf(listing)}`,
    seller: { '@id': agencyId(view) },
    ...priceData(listing, isRent),
  }
}

function availabilityOf({ gone, marquee }: ListingCard): string {
  if (gone) return 'SoldOut'
  const isLimited = marquee === MARQUEE.option || marquee === MARQUEE.offer
  return isLimited ? 'LimitedAvailability' : 'InStock'
}

function priceData(listing: ListingCard, isRent: boolean): object {
  const { price, currency: priceCurrency = 'EUR', priceFrom } = listing
  if (price === null) return {}
  return {
    priceCurrency,
    priceSpecification: {
      '@type': isRent ? 'UnitPriceSpecification' : 'PriceSpecification',
      priceCurrency,
      ...(priceFrom ? { minPrice: price } : { price }),
      ...(isRent && { unitCode: 'MON' }),
    },
    ...(!priceFrom && { price }),
  }
}
