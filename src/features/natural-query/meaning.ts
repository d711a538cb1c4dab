import { WEB_ID } from '../../platform/goal'

/** The public types (`WebID`) that words can name. */
export const TYPE_ID = { ...WEB_ID, investment: 8, student: 9 } as const

/** The parts of a filter that a word can mean by itself. */
export type Content =
  | keyof typeof TYPE_ID
  | 'garden'
  | 'terrace'
  | 'garage'
  | 'lift'
  | 'abroad'
  | 'furnished'
  | 'pool'
  | 'groundfloor'
  | 'accessible'
  | 'renovate'
  /** A feature of a home. Without a home, `parking` is the type that is searched. */
  | 'parkingSpace'
  | 'sale'
  | 'rent'
  | 'projects'
  | 'sold'
  | 'existing'
  | 'cheapest'
  | 'dearest'
  | 'newest'

/** The meanings of words that qualify the number, place or word next to them. */
type Structure =
  | 'max'
  | 'min'
  | 'about'
  | 'between'
  | 'to'
  | 'and'
  | 'or'
  | 'orMore'
  | 'orLess'
  | 'price'
  | 'euro'
  | 'month'
  | 'bedrooms'
  | 'bathrooms'
  | 'rooms'
  /** Words that name a number of square metres: `oppervlakte`, `habitables`. */
  | 'surface'
  | 'squareMetres'
  /** Words for the energy label, whose letter is next to them. */
  | 'epc'
  | 'unit'
  | 'km'
  | 'near'
  | 'nearby'
  /** Words around a town's name: `stad`, `village`. */
  | 'town'
  /** The middle of a town: `centrum`, `binnenstad`. */
  | 'centre'
  | 'at'
  | 'with'
  | 'without'
  /** Words that begin the name of a street: `rue`. */
  | 'street'
  /** A fact with a value for which there is no filter: `bouwjaar 1990`. */
  | 'fact'
  /** A fact without a filter that is not the name of a place: `sauna`. */
  | 'other'
  /** Words in place of a price: `op aanvraag`. */
  | 'onRequest'
  | 'filler'

export type Meaning = Content | Structure

/** The columns of a table that staff paste, apart from those whose heading is a word of the search. */
export type Heading =
  | 'goal'
  | 'type'
  | 'title'
  | 'description'
  /** Street and number, and sometimes the town. */
  | 'address'
  | 'street'
  | 'number'
  | 'box'
  | 'postcode'
  | 'town'
  | 'postcodeAndTown'
  | 'price'
  | 'plot'
  | 'year'
  | 'bathrooms'
  | 'toilets'
  | 'parkings'
  | 'energyScore'
  | 'certificate'
  | 'income'
  | 'charges'
  | 'deposit'
  | 'available'
  /** The abbreviations of a Flemish advert: `Vg, Wg, Gmo, Gvkr, Gvv`. */
  | 'planning'
  | 'floodPlot'
  | 'floodBuilding'
  | 'status'

/** The words of a cell for the state of a listing, and for the day from which it is free. */
export type State = 'active' | 'option' | 'sold' | 'rented' | 'now' | 'atDeed'

/**
 * The words of one language: the phrases of each meaning, normalised and separated by `|`, the headings and states of
 * tables in the same form, and the values of its number words.
 */
export type WordTable = {
  phrases: Partial<Record<Meaning, string>>
  headings: Partial<Record<Heading, string>>
  states: Partial<Record<State, string>>
  numbers: Readonly<Record<string, number>>
}

/** The phrases that are the same in all languages. Their symbols are separated by spaces, as in `+ / -`. */
export const SIGNS: WordTable = {
  phrases: {
    max: '<|< =|≤|max|maximum|budget',
    min: '>|> =|≥|min|minimum',
    about: '~|±|+ / -|+ -|ca|circa|c a',
    to: '-|–|—|/|a',
    and: '&|/|+|,',
    orMore: '+|plus',
    euro: '€|eur|euro|euros|eu',
    price: 'budget',
    month: 'p / m|p m|pm|/ m',
    unit: 'm|cm|ha|%|kwh|m3|are|ares|hectare|x|e|h',
    squareMetres: 'm2',
    km: 'km|kms|kilometer|kilometers',
    epc: 'epc|peb|epb|label',
    filler: 'b|immo|+|-|–|—|/|&|,|;|:|€|.|?|!|=|~|<|>|ok|b v',
  },
  headings: {},
  states: {},
  numbers: { k: 1e3, mio: 1e6, mln: 1e6, mil: 1e6 },
}

const CONTENT = new Set<Meaning>([
  ...(Object.keys(TYPE_ID) as (keyof typeof TYPE_ID)[]),
  ...([
    'garden',
    'terrace',
    'garage',
    'lift',
    'abroad',
    'furnished',
    'pool',
    'groundfloor',
    'accessible',
    'renovate',
    'parkingSpace',
    'sale',
    'rent',
    'projects',
    'sold',
  ] as const),
  ...(['existing', 'cheapest', 'dearest', 'newest'] as const),
])

export function isContent(meaning: Meaning): meaning is Content {
  return CONTENT.has(meaning)
}
