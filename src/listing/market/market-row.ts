import type { Translated } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'

/** A place with listings; the rows of one place share one object. */
export interface MarketPlace {
  zip: string
  /** The city on the cards. */
  city: Translated
  /** Normalised names by which a text finds the place, in all languages, one in a line. */
  names: string
  /** The postcode as a word of a text. */
  word: string
}

/** A street that visitors may see; the rows of one street share one object. */
export interface MarketStreet {
  name: Translated
  /** Normalised, one language in a line. */
  names: string
}

/**
 * The facts by which visitors find one row of a list. It contains nothing that a visitor may not see. A listing that has
 * left the market is still found by its bedrooms and features, though its card does not show them.
 */
export interface MarketRow {
  /** The primary key of its card. */
  key: number
  /** A number of `LIST`. */
  list: number
  /** A number of `KIND`. */
  kind: number
  id: number
  projectId: number | null
  goal: number
  /** 0 for what the agency lists after homes, else 1. */
  rank: number
  /** True for a listing that staff pinned to the top of its lists. */
  isPinned: boolean
  /** Start of marketing, ISO in Belgian local time. */
  started: string
  /** Public price in euros. */
  price: number | null
  /** Public category; 0 for projects. */
  webId: number
  bedrooms: number
  /** Bits of `features.ts`. */
  features: number
  /** Surface that visitors see, of a home the habitable surface, in m². */
  surface: number | null
  /** Letter of the energy label that visitors see: 1 is A, 9 is I. */
  epc: number | null
  /** Public point: that of the postcode where the address is hidden. */
  lat: number | null
  lng: number | null
  /** True for a listing that has a page of its own. */
  hasPage: boolean
  /** True for a listing that has left the market. */
  isGone: boolean
  place: MarketPlace
  /** Null where visitors do not see the street. */
  street: MarketStreet | null
  /** Normalised number of a public street, else ''. */
  houseNumber: string
}

/** The facts of a row as they are stored: place and street as text and JSON. */
export interface StoredFacts extends Omit<MarketRow, 'place' | 'street' | 'isPinned'> {
  isPinned: boolean | number
  zip: string
  /** JSON of a `Translated`. */
  city: string
  placeNames: string
  /** JSON of a `Translated`, or null. */
  street: string | null
}

/** Makes market rows of stored facts; rows at one place, or in one street, share its object. */
export class MarketRowBuilder {
  readonly #places = new Map<string, MarketPlace>()
  readonly #streets = new Map<string, MarketStreet>()

  build({ zip, city, placeNames, street, isPinned, ...facts }: StoredFacts): MarketRow {
    return {
      ...facts,
      isPinned: Boolean(isPinned),
      place: this.#placeOf(zip, city, placeNames),
      street: street === null ? null : this.#streetOf(street),
    }
  }

  #placeOf(zip: string, city: string, names: string): MarketPlace {
    const key = [zip, city, names].join('\n')
    const known = this.#places.get(key)
    if (known) return known
    const place = { zip, city: JSON.parse(city), names, word: normalise(zip) }
    this.#places.set(key, place)
    return place
  }

  #streetOf(json: string): MarketStreet {
    const known = this.#streets.get(json)
    if (known) return known
    const name: Translated = JSON.parse(json)
    const street = { name, names: Object.values(name).map(normalise).join('\n') }
    this.#streets.set(json, street)
    return street
  }
}
