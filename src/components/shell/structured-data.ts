import { pick } from '../../platform/format/lang'
import { openingSpecification } from '../../site/opening-hours'
import type { Office } from '../../site/site'
import { homePath } from '../../urls'
import { sharedPicture } from '../media/picture'
import type { View } from '../ui/view'

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
    ...(offices[0] && { address: officeAddress(offices[0], view) }),
    location: offices.map((office) => ({ '@type': 'Place', ...officeData(view, office) })),
  }
}

/** Returns the facts of an office, without its type. */
export function officeData(view: View, office: Office): object {
  const { name, phone, lat, lng } = office
  return {
    name,
    telephone: phone,
    address: officeAddress(office, view),
    ...openingData(office),
    ...(lat !== null && lng !== null && point(lat, lng)),
  }
}

/** Returns the opening hours of an office, or an empty object if it has none. */
function openingData({ hours }: Office): object {
  const openingHoursSpecification = openingSpecification(hours)
  return openingHoursSpecification.length > 0 ? { openingHoursSpecification } : {}
}

function officeAddress({ street, place }: Office, { lang }: View): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: pick(street, lang),
    ...placeParts(pick(place, lang)),
    addressCountry: 'BE',
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

export function agencyId(view: View): string {
  return `${view.origin}/#agency`
}

export function point(latitude: number, longitude: number): object {
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

/** Splits a place such as `9000 Gent` into postcode and town. */
function placeParts(place: string): object {
  const [, postalCode, addressLocality] = /^(\d{4})\s+(\S.*)$/.exec(place) ?? []
  return postalCode ? { postalCode, addressLocality } : { addressLocality: place }
}
