import { LANGS, type Lang, type Translated } from '../platform/format/lang'
import { normalise } from '../platform/format/text'
import { countryNames, type WithCountry } from '../platform/geo/belgian-region'
import { type AddressFacts, addressParts, formatAddress, isStreetPublic } from './address'
import type { ListingCard, PublicDocument, PublishSettings } from './listing-types'
import { availablePictures, type ListingDocument, type Picture, type Property } from './property'

type LocationFacts = AddressFacts & Pick<Property, 'lat' | 'lng'>

/** The pattern of a hidden street for `redact`, or null if the street is public. */
export type HiddenStreet = RegExp | null

export function hiddenStreet(place: LocationFacts, settings: PublishSettings): HiddenStreet {
  if (isStreetPublic(place, settings)) return null
  const names = Object.values(place.street ?? {})
    .map(normalise)
    .filter(Boolean)
  return new RegExp(`(?:${names.map(streetPattern).join('|') || NEVER})`, 'u')
}

const NEVER = '(?!)'
/** The endings of street names that are often abbreviated. */
const ENDINGS = 'straat strasse laan steenweg plein plaats dreef platz'.split(' ')
/** Names with at least so many letters are found in the middle of a word too. */
const MIN_DISTINCT_LETTERS = 8

/**
 * Returns the pattern of a normalised street name. It allows other word breaks and abbreviations: for 'sint pietersstraat'
 * also 'st pieters str' and 's pietersstr'.
 */
function streetPattern(name: string): string {
  const words = name.split(' ')
  const last = words.pop() ?? ''
  const core = ENDINGS.includes(last) ? `${words.pop() ?? ''}${last}` : last
  const ending = ENDINGS.find((end) => core.endsWith(end) && core !== end) ?? ''
  const stem = core.slice(0, core.length - ending.length)
  const shortEnding = ending && `|(?=\\p{L}{2})${abbreviated(ending)}(?!\\p{L})`
  const parts = [...words.map(abbreviated), spelled(stem), `(?:${spelled(ending)}${shortEnding})`]
  const letters = name.replaceAll(' ', '')
  const anywhere = letters.length < MIN_DISTINCT_LETTERS ? '' : `|${spelled(letters)}`
  return `(?:^| )${parts.join(' ?')}${anywhere}`
}

/** Returns the pattern of a word with any breaks between its letters. */
function spelled(word: string): string {
  return [...word].join(' ?')
}

/** Returns the pattern of a word's abbreviations: its first letter, and any of the others in their order. */
function abbreviated(word: string): string {
  const [first = '', ...others] = word
  return first + others.map((letter) => `${letter}?`).join('')
}

/** The places in names of files where a word starts: `fotoKerkstraat`, `2026kerkstraat`. */
const WORD_STARTS = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{N})(?=\p{L})/gu

/** Returns the text, or '' if it contains the hidden street. Names of files and pictures often do. */
export function redact(text: string, hidden: HiddenStreet): string {
  return hidden?.test(normalise(text.replace(WORD_STARTS, ' '))) ? '' : text
}

/** Returns the line, or null if it is absent or contains the hidden street. */
export function redactLine(line: string | null, hidden: HiddenStreet): string | null {
  return redact(line ?? '', hidden) || null
}

/** Returns the texts without those that contain the hidden street. */
export function redactTexts(texts: Translated, hidden: HiddenStreet): Translated {
  const entries = LANGS.map((lang) => [lang, redact(texts[lang] ?? '', hidden)])
  return Object.fromEntries(entries.filter(([, text]) => text))
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
  return availablePictures(pictures).map(
    ({ url, name, small, medium, xlarge, origin, original = '' }) => ({
      url,
      name: redact(name, hidden),
      small,
      medium,
      xlarge,
      ...(origin && { origin }),
      ...(redact(original, hidden) && { original }),
    }),
  )
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
    typeName: typeName && redactTexts(typeName, hidden),
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
