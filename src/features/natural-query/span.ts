import type { ListFilter } from '../../listing/filter/list-filter'
import type { PriceRange } from '../../listing/filter/price-range'
import type { Content } from './meaning'
import type { ReadPlace } from './place'

/** The fields of a filter that need a value beside their word. */
export type FilterField = 'bedrooms' | 'surface' | 'epc'

/** What a stretch of the text was read as. */
export type Note =
  | ({ kind: 'price'; monthly: boolean } & PriceRange)
  /** `exact` is false where the list knows only something near. */
  | { kind: 'filter'; field: FilterField; part: Partial<ListFilter>; exact: boolean }
  /** `number`: the postcode that stands alone, and may have been meant as a price. */
  | ({ kind: 'place'; number: number | null } & Pick<ReadPlace, 'regions' | 'radius'>)
  /** `isPart`: said of the home that is looked for, as in `met garage`. */
  | { kind: 'content'; contents: Content[]; isPart: boolean }
  | { kind: 'number'; value: number }
  /** What no filter knows, but which is no name either: `zwembad`, `2 badkamers`, `zonder lift`. */
  | { kind: 'fact' }
  | { kind: 'rest' }
  | { kind: 'filler' }

/** The tokens from `from` up to `to`, and what they say. */
export type Span = { from: number; to: number; note: Note }
