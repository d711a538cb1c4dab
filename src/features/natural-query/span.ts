import type { ListFilter } from '../../listing/filter/list-filter'
import type { PriceRange } from '../../listing/filter/price-range'
import type { Content } from './meaning'
import type { PlaceMatch } from './place'

/** The fields of a filter that need a value next to their word. */
export type FilterField = 'bedrooms' | 'bathrooms' | 'surface' | 'plot' | 'epc'

/** The meaning of a part of the text. */
export type Note =
  | ({ kind: 'price'; monthly: boolean } & PriceRange)
  /** `exact` is false if the list has only a similar option. */
  | { kind: 'filter'; field: FilterField; part: Partial<ListFilter>; exact: boolean }
  /** `number` is a postcode without a name, which may be a price. */
  | ({ kind: 'place'; number: number | null } & Pick<PlaceMatch, 'regions' | 'radius'>)
  /** `isPart` is true for a feature of the property, as in `met garage`. */
  | { kind: 'content'; contents: Content[]; isPart: boolean }
  | { kind: 'number'; value: number }
  /** Words without a filter that are not a name: `sauna`, `2 toiletten`, `zonder lift`. */
  | { kind: 'fact' }
  | { kind: 'rest' }
  | { kind: 'filler' }

/** The tokens from `from` up to `to`, and their meaning. */
export type Span = { from: number; to: number; note: Note }
