import { WEB_ID } from '../../platform/goal'

/** The public categories (`WebID`) that words can name. */
export const TYPE_ID = { ...WEB_ID, investment: 8, student: 9 } as const

/** What the words of a text can say by themselves: a part of the filter. */
export type Content =
  | keyof typeof TYPE_ID
  | 'garden'
  | 'terrace'
  | 'garage'
  | 'lift'
  | 'abroad'
  | 'furnished'
  | 'renovate'
  /** Beside a home; alone, `parking` is what is searched for. */
  | 'parkingSpace'
  | 'sale'
  | 'rent'
  | 'projects'
  | 'sold'
  | 'existing'
  | 'cheapest'
  | 'dearest'
  | 'newest'

/** What words say about the number, place or word beside them. */
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
  | 'rooms'
  /** Names the number of square metres: `oppervlakte`, `habitables`. */
  | 'surface'
  | 'squareMetres'
  /** The energy label, whose letter is beside it. */
  | 'epc'
  | 'unit'
  | 'km'
  | 'near'
  | 'nearby'
  | 'centre'
  | 'at'
  | 'with'
  | 'without'
  /** Begins a street's name: `rue`. */
  | 'street'
  /** A fact with its value, for which there is no filter: `bouwjaar 1990`. */
  | 'fact'
  /** A fact without a filter, and no place is called so: `zwembad`. */
  | 'other'
  | 'filler'

export type Meaning = Content | Structure

/** One language: the phrases of each meaning, normalised, parted by `|`; the values of its number words. */
export type WordTable = {
  phrases: Partial<Record<Meaning, string>>
  numbers: Readonly<Record<string, number>>
}

/** What is written the same everywhere; signs stand apart, as in `+ / -`. */
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
