import type { Template } from './pages/templates.ts'

/** Bytes of one KB here and in all tables of the benchmarks. */
const KB = 1000

/** Returns the bytes in KB, as `14.0 KB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`
}

/** What each page may cost at most. `npm run bench:pages` marks and lists what exceeds it. */
export const PAGE_BUDGETS = {
  /** Of Lighthouse, at least. */
  score: 98,
  /** First paint, relative to the same page without scripts and styles. */
  firstPaint: 1.15,
  /** Cumulative layout shift: https://web.dev/articles/cls */
  layoutShift: 0.01,
  /** Requests before scrolling. */
  requests: 18,
  /** Requests and bytes (brotli) that the first touch or scroll brings. */
  firstTouch: { requests: 8, bytes: 60 * KB },
  /** Bytes (brotli) of the style sheets in the head, which block the first paint. */
  styles: 14 * KB,
}

/** Bytes (brotli) of the HTML of each template. Maps drawn by the server take 0.5 KB of a home page or list. */
export const HTML_BUDGETS: Record<Template, number> = {
  home: 9.2 * KB,
  list: 10.1 * KB,
  detail: 13.2 * KB,
  project: 12 * KB,
  sold: 6 * KB,
  article: 6 * KB,
  contact: 7 * KB,
  form: 8 * KB,
  login: 4 * KB,
}

/** Milliseconds of processor time of one parser for the worst body that it accepts or refuses. */
export const PARSER_BUDGET = 250

/** Bytes (gzip) of the Worker's modules: all, and those that a new isolate loads before its first page (decision 043). */
export const WORKER_BUDGETS = { whole: 1320 * KB, site: 385 * KB }
