const MIN_PAGE_SIZE = 6
const DEFAULT_PAGE_SIZE = 12
const PAGE_SIZE_WITH_CTA = 11

/** The default number of the call-to-action, which determines its position in the list. */
export const CTA_DEFAULT = 8

const MAX_ROWS = 100

/**
 * Returns the number of rows of a page: a value below 6 becomes 12, and a call-to-action block makes it 11 (spec,
 * section 9).
 */
export function pageSize(configured: number, hasCta: boolean): number {
  if (hasCta) return PAGE_SIZE_WITH_CTA
  return configured >= MIN_PAGE_SIZE ? Math.trunc(configured) : DEFAULT_PAGE_SIZE
}

/**
 * Returns the index of the call-to-action. It is before the row whose index (from 0) modulo the page size is the number
 * plus 1. With 11 rows and number 8 it is the tenth tile, after nine rows. Returns null if no page has it.
 */
export function ctaIndex(size: number, ctaNumber: number = CTA_DEFAULT): number | null {
  const index = ctaNumber + 1
  return index >= 0 && index < size ? index : null
}

export function lastPage(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size))
}

/** Returns the page to show, from 1 to the last page. NaN becomes 1. */
export function clampPage(page: number, count: number, size: number): number {
  const integer = Number.isNaN(page) ? 1 : Math.trunc(page)
  return Math.min(Math.max(1, integer), lastPage(count, size))
}

/** Returns the entries of the pager: `1 2 3 4 … 12`, `1 … 5 6 7 … 12`. A gap of one page is replaced by that page. */
export function pageWindow(page: number, last: number): (number | '…')[] {
  const from = Math.max(1, Math.min(page - 1, last - 3))
  const to = Math.min(last, Math.max(page + 1, 4))
  return [
    ...(from > 1 ? [1] : []),
    ...gap(1, from),
    ...Array.from({ length: to - from + 1 }, (_, at) => from + at),
    ...gap(to, last),
    ...(to < last ? [last] : []),
  ]
}

/** A range of rows, counted from 1, both inclusive. `offset` and `limit` are the same range for a database. */
export type RowSpan = { from: number; to: number; offset: number; limit: number }

/**
 * Parses the API's `limit1` and `limit2`. The default is 1–12, the maximum 100 rows. Invalid values count as absent.
 */
export function rowSpan(limit1: unknown, limit2: unknown): RowSpan {
  const from = rowNumber(limit1) ?? 1
  const requestedTo = rowNumber(limit2)
  const to = requestedTo && requestedTo >= from ? requestedTo : from + DEFAULT_PAGE_SIZE - 1
  const limit = Math.min(to - from + 1, MAX_ROWS)
  return { from, to: from + limit - 1, offset: from - 1, limit }
}

function gap(before: number, after: number): (number | '…')[] {
  if (after - before < 2) return []
  return after - before === 2 ? [before + 1] : ['…']
}

function rowNumber(value: unknown): number | null {
  const text = String(value ?? '').trim()
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null
}
