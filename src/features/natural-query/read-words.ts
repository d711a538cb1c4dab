import type { ListFilter } from '../../listing/filter/list-filter'
import type { Lang } from '../../platform/format/lang'
import { truncate } from '../../platform/format/text'
import { disambiguate } from './disambiguate'
import { filterOf } from './filter-of'
import type { CorrectPlace, FindPlace } from './find-place'
import { type Content, TYPE_ID } from './meaning'
import { scanOf } from './scan'
import type { FilterField, Note, Span } from './span'
import { spansOf } from './spans'

/** The parts of a filter that a query can contain; `price` is both bounds. */
export type WordField =
  | 'goal'
  | 'sold'
  | 'types'
  | FilterField
  | 'features'
  | 'noConstruction'
  | 'regions'
  | 'price'
  | 'order'

/**
 * Words of the query and the part of the filter that they mean. `exact` is false if the list has only a similar option.
 */
export type ParsedWords = { field: WordField; words: string; exact: boolean }

export type ParsedQuery = {
  /** Only the parts that the query contains. Prices are in euros, the radius in km, types are `WebID`s. */
  filter: Partial<ListFilter>
  /** In the order of the text. One word can have two meanings (`huurappartement`). */
  understood: ParsedWords[]
  /** The facts for which there is no filter, as they were typed: `sauna`, `bouwjaar 1990`. */
  unfiltered: string[]
  /** The words that were not understood, as they were typed, or '' if all were. */
  rest: string
  /** The words that mean nothing for a filter: `ik zoek een`. */
  skipped: string[]
}

const MAX_PARSED = 200
const FIELD_OF: Partial<Record<Content, WordField>> = {
  sale: 'goal',
  rent: 'goal',
  projects: 'goal',
  sold: 'sold',
  existing: 'noConstruction',
  cheapest: 'order',
  dearest: 'order',
  newest: 'order',
}

/**
 * Returns the list filter of a natural-language query in any of the four languages. If they disagree, `lang` decides.
 * It never fails, and reads only the first 200 characters. `find` finds places, `correct` finds those that are
 * misspelled.
 */
export function readWords(
  text: string,
  lang: Lang,
  find: FindPlace,
  correct?: CorrectPlace,
): ParsedQuery {
  const typed = truncate(text, MAX_PARSED)
  const scan = scanOf(typed, lang, find, correct)
  const spans = disambiguate(spansOf(scan))
  const slice = ({ from, to }: Span) =>
    typed.slice(scan.tokens[from]?.start ?? 0, scan.tokens[to - 1]?.end ?? 0)
  return {
    filter: filterOf(spans.map(({ note }) => note)),
    understood: spans.flatMap((span) =>
      fieldsOf(span.note).map((field) => ({
        field,
        words: slice(span),
        exact: isExact(span.note),
      })),
    ),
    unfiltered: factsIn(spans).map(slice),
    ...unusedWords(spans, slice),
  }
}

function fieldsOf(note: Note): WordField[] {
  if (note.kind === 'price') return [note.kind]
  if (note.kind === 'filter') return [note.field]
  if (note.kind === 'place') return ['regions']
  if (note.kind !== 'content') return []
  const fields = note.contents.map(
    (one) => FIELD_OF[one] ?? (one in TYPE_ID ? 'types' : 'features'),
  )
  return [...new Set(fields)]
}

function isExact(note: Note): boolean {
  return note.kind !== 'filter' || note.exact
}

/** Returns the facts in the order of the text. Adjacent facts are merged. */
function factsIn(spans: Span[]): Span[] {
  const facts: Span[] = []
  for (const span of spans) {
    const last = facts.at(-1)
    if (span.note.kind !== 'fact') continue
    if (last && last.to === span.from) last.to = span.to
    else facts.push({ ...span })
  }
  return facts
}

/**
 * Returns the words that were not understood. Prepositions between two such words belong to them: `12 de la Station`.
 */
function unusedWords(
  spans: Span[],
  slice: (span: Span) => string,
): Pick<ParsedQuery, 'rest' | 'skipped'> {
  const rest: Span[] = []
  const skipped: string[] = []
  let between: Span[] = []
  for (const span of spans) {
    const { kind } = span.note
    if (kind === 'filler') between.push(span)
    else {
      const last = kind === 'rest' ? rest.at(-1) : undefined
      const isAdjacent = last && last.to === (between[0] ?? span).from
      if (last && isAdjacent) last.to = span.to
      else skipped.push(...between.map(slice))
      if (kind === 'rest' && !isAdjacent) rest.push({ ...span })
      between = []
    }
  }
  skipped.push(...between.map(slice))
  return { rest: rest.map(slice).join(' '), skipped }
}
