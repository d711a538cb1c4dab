import { pick } from '../../domain/format/lang'
import { GOAL } from '../../domain/listing/goal'
import type { ListingCard, ListingDetail, ProjectDetail } from '../../domain/listing/published'
import { homePath } from '../../urls'
import { listingTitle, placedTitle } from '../listing/listing-title'
import { sharedPicture } from '../media/picture'
import type { View } from '../ui/view'

/** The agency and its offices. */
export function agencyData(view: View): object {
  const { settings } = view.site
  const { legal, offices } = settings
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(view),
    name: settings.name,
    legalName: legal.name,
    vatID: legal.vatNumber,
    url: view.origin + homePath(view.lang),
    email: settings.siteEmail,
    telephone: offices[0]?.phone,
    logo: sharedPicture(settings.logo ?? settings.favicon, view.origin),
    areaServed: 'BE',
    location: offices.map(({ name, street, place, phone, lat, lng }) => ({
      '@type': 'Place',
      name,
      telephone: phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: pick(street, view.lang),
        ...placeParts(pick(place, view.lang)),
        addressCountry: 'BE',
      },
      ...(lat !== null && lng !== null && point(lat, lng)),
    })),
  }
}

/** A home or project, from public facts alone. */
export function listingData(view: View, listing: ListingDetail | ProjectDetail): object {
  const { lang, origin } = view
  const url = origin + view.path
  return {
    '@type': 'RealEstateListing',
    name: placedTitle(listing, lang),
    url,
    inLanguage: lang,
    ...(listing.started && { datePosted: listing.started.slice(0, 10) }),
    image: listing.pictures.slice(0, 5).map((picture) => sharedPicture(picture.url, origin)),
    mainEntity: homeData(view, listing),
    ...(!listing.gone && { offers: offerData(view, listing, url) }),
  }
}

export interface Crumb {
  label: string
  href?: string | null
}

export function breadcrumbData(view: View, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: view.origin + href }),
    })),
  }
}

/** Questions and answers as the page shows them; answers may contain markup. */
export function faqData(items: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Sorts of homes by the CRM's category; what is no home is a place. */
const SCHEMA_TYPES: Record<number, string> = { 1: 'House', 2: 'Apartment' }

function homeData(view: View, listing: ListingDetail | ProjectDetail): object {
  const { lang } = view
  const type =
    listing.kind === 'project' ? 'ApartmentComplex' : SCHEMA_TYPES[listing.webIds[0] ?? 0]
  const street = pick(listing.address.street, lang)
  return {
    '@type': type ?? 'Accommodation',
    name: listingTitle(listing, lang),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      postalCode: listing.zip,
      addressLocality: pick(listing.city, lang),
      addressCountry: listing.countryId === LUXEMBOURG ? 'LU' : 'BE',
    },
    ...(listing.exact &&
      listing.lat !== null &&
      listing.lng !== null &&
      point(listing.lat, listing.lng)),
    ...(listing.bedrooms !== null && { numberOfBedrooms: listing.bedrooms }),
    ...(isSurface(listing.surface) && {
      floorSize: { '@type': 'QuantitativeValue', value: listing.surface, unitCode: 'MTK' },
    }),
  }
}

const LUXEMBOURG = 50

/** A CRM's nonsense is not passed on. */
function isSurface(surface: number | null): boolean {
  return surface !== null && surface > 0 && surface < 1_000_000
}

/** The offer; a hidden price is left out. */
function offerData(view: View, { price, priceFrom, goal }: ListingCard, url: string): object {
  const isRent = goal === GOAL.rent
  return {
    '@type': 'Offer',
    url,
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
    availability: 'https://schema.org/InStock',
    seller: { '@id': agencyId(view) },
    ...(price !== null && {
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': isRent ? 'UnitPriceSpecification' : 'PriceSpecification',
        priceCurrency: 'EUR',
        ...(priceFrom ? { minPrice: price } : { price }),
        ...(isRent && { unitCode: 'MON' }),
      },
      ...(!priceFrom && { price }),
    }),
  }
}

function agencyId(view: View): string {
  return `${view.origin}/#agency`
}

function point(latitude: number, longitude: number): object {
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

/** `9000 Gent` by its parts. */
function placeParts(place: string): object {
  const [, postalCode, addressLocality] = /^(\d{4})\s+(.+)$/.exec(place) ?? []
  return postalCode ? { postalCode, addressLocality } : { addressLocality: place }
}
