import type { Translated } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'

/** A place with listings; the rows of one place share one object. */
export interface MarketPlace {
  zip: string
  /** The city on the cards. */
  city: Translated
  /** Normalised names of the place in all languages, one per line. Text search uses them. */
  names: string
  /** The postcode as a search word. */
  word: string
}

/** A public street. The rows of one street share one object. */
export interface MarketStreet {
  name: Translated
  /** Normalised names, one language per line. */
  names: string
}

/**
 * The public facts by which visitors find a row of a list. A listing that left the market is still found by its
 * bedrooms and features, although its card does not show them.
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
  /** 0 for listings that the agency lists after houses and apartments, else 1. */
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
  bathrooms: number
  /** Bits of `features.ts`. */
  features: number
  /** Public surface in m². For a house or apartment, the habitable surface. */
  surface: number | null
  /** Public plot in m². */
  plot: number | null
  /** Public energy label as a number: 1 is A, 9 is I. */
  epc: number | null
  /** Public point. If the address is hidden, that of the postcode. */
  lat: number | null
  lng: number | null
  /** True for a listing that has a page. */
  hasPage: boolean
  /** True for a listing that has left the market. */
  isGone: boolean
  place: MarketPlace
  /** Null if the street is hidden. */
  street: MarketStreet | null
  /** Normalised number in a public street, else ''. */
  houseNumber: string
}

export interface StoredFacts extends Omit<MarketRow, 'place' | 'street' | 'isPinned'> {
  isPinned: boolean | number
  zip: string
  /** JSON of a `Translated`. */
  city: string
  placeNames: string
  /** JSON of a `Translated`, or null. */
  street: string | null
}

/** Builds market rows from stored facts. Rows with the same place or street share its object. */
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
