import { LANGS, type Lang, type Translated } from '../platform/format/lang'
import { normalise } from '../platform/format/text'
import { countryNames, type WithCountry } from '../platform/geo/belgian-region'
import { type AddressFacts, addressParts, formatAddress, isStreetPublic } from './address'
import type { ListingCard, PublicDocument, PublishSettings } from './listing-types'
import { availablePictures, type ListingDocument, type Picture, type Property } from './property'

type LocationFacts = AddressFacts & Pick<Property, 'lat' | 'lng'>

/** The names of the street if it is hidden, for `redact`, or null if it is public. */
export type HiddenStreet = string[] | null

export function hiddenStreet(place: LocationFacts, settings: PublishSettings): HiddenStreet {
  if (isStreetPublic(place, settings)) return null
  return Object.values(place.street ?? {})
    .map(normalise)
    .filter(Boolean)
}

/** Returns the text, or '' if it contains the hidden street. Names of files and pictures often do. */
export function redact(text: string, hidden: HiddenStreet): string {
  const words = ` ${normalise(text)}`
  return hidden?.some((street) => words.includes(` ${street}`)) ? '' : text
}

/**
 * Returns the public part of a place. Zip and city are always public. Street, number, box and the exact point are
 * public only together.
 */
export function publicPlace(
  place: LocationFacts,
  settings: PublishSettings,
): Pick<ListingCard, 'zip' | 'city' | keyof WithCountry | 'address' | 'lat' | 'lng' | 'exact'> {
  const exact = isStreetPublic(place, settings) && place.lat !== null && place.lng !== null
  return {
    zip: place.zip,
    city: place.city,
    countryId: place.countryId,
    ...(place.country && { country: place.country }),
    address: {
      street: inEachLanguage((lang) => formatAddress(place, lang, settings).street),
      parts: addressParts(place, settings),
      country: countryNames(place),
    },
    lat: exact ? place.lat : null,
    lng: exact ? place.lng : null,
    exact,
  }
}

export function publicPictures(pictures: readonly Picture[], hidden: HiddenStreet): Picture[] {
  return availablePictures(pictures).map(({ url, name, small, medium, xlarge }) => ({
    url,
    name: redact(name, hidden),
    small,
    medium,
    xlarge,
  }))
}

/** Returns the documents as they are listed before the form is sent: without their addresses. */
export function publicDocuments(
  documents: readonly ListingDocument[],
  hidden: HiddenStreet,
): PublicDocument[] {
  return documents.map(({ id, fileName, comment, typeName }) => ({
    id,
    fileName: redact(fileName, hidden),
    comment: comment && inEachLanguage((lang) => redact(comment[lang] ?? '', hidden)),
    typeName,
  }))
}

/** Returns a text by language, without those that equal the text in the default language. `pick` falls back to it. */
function inEachLanguage(textIn: (lang: Lang) => string | null): Translated | null {
  const texts: Translated = {}
  for (const lang of LANGS) {
    const text = textIn(lang)
    if (text && text !== texts.nl) texts[lang] = text
  }
  return Object.keys(texts).length ? texts : null
}
