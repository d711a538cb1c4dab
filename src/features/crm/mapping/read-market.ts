import { MARQUEE, marqueeOf } from '../../../listing/marquee'
import { STATUS } from '../../../listing/status'
import { readNumber } from '../../../platform/format/read-number'
import { GOAL } from '../../../platform/goal'
import { type ImportIssue, shownValue } from '../import/import-issue'
import { fieldName } from './field-names'
import { goalOfWords, type Market, marketOfWords, strictestMarket } from './market-terms'
import { readSaleMethod, saleMethodOf } from './sale-method'
import type { WireItem } from './wire-item'
import { linesIn, readId, readLine } from './wire-values'

const ACTIVE: Market = { status: STATUS.active, marquee: null }
/** The fields whose text can say that an active listing is reserved, sold or rented. */
const LABEL_FIELDS = ['marquee', 'marqueename', 'substatusname'] as const

/**
 * Returns the item with numbers instead of texts in `Goal` and `Status`. The texts of its label and sub-status give an
 * active listing its label; the most restrictive one counts. Any of these texts can name the method of sale, which is
 * in `SaleMethod` then. Unknown texts in `Goal` and `Status` stay, so that the item is refused; an unknown label is an
 * issue.
 */
export function readMarket(item: WireItem): { item: WireItem; issues: ImportIssue[] } {
  const method = readSaleMethod(item)
  const read: WireItem = { ...item, ...(method && { salemethod: method }) }
  read.goal = numberOr(item.goal, (words) => goalOfWords(words) ?? (method ? GOAL.sale : null))
  const goal = readNumber(read.goal)
  const named = marketIn(item.status, goal)
  if (named) read.status = named.status
  if (readNumber(read.status) !== STATUS.active) return { item: read, issues: [] }

  const labels = LABEL_FIELDS.map((field) => ({ field, market: marketIn(item[field], goal) }))
  if (labels[0]?.market) read.marquee = null
  const current = { status: STATUS.active, marquee: readId(read.marquee) }
  const markets = [named, ...labels.map(({ market }) => market)].flatMap((market) => market ?? [])
  const { status, marquee } = strictestMarket([current, ...markets.map(asLabel)])
  if (status !== current.status || marquee !== current.marquee)
    Object.assign(read, { status, marquee })
  if (marqueeOf(current.marquee)) return { item: read, issues: [] }
  const unknown = labels.filter(({ field, market }) => !market && field !== 'marquee')
  const issues = unknown.flatMap(({ field }): ImportIssue[] => {
    const [words] = wordsIn(item[field])
    return words === undefined
      ? []
      : [{ code: 'fieldIgnored', field: fieldName(field), value: shownValue(words) }]
  })
  return { item: read, issues }
}

/** Returns a number unchanged, and the number that a text names. Any other value is returned unchanged. */
function numberOr(value: unknown, read: (words: string) => number | null): unknown {
  const words = readLine(value)
  return words === null || readNumber(value) !== null ? value : (read(words) ?? value)
}

/** Returns the availability of an active listing: the statuses 'sold' and 'rented' become labels. */
function asLabel(market: Market): Market {
  if (market.status === STATUS.sold) return { status: STATUS.active, marquee: MARQUEE.sold }
  if (market.status === STATUS.rented) return { status: STATUS.active, marquee: MARQUEE.rented }
  return market
}

function marketIn(value: unknown, goal: number | null): Market | null {
  const markets = wordsIn(value).flatMap((words) => {
    return marketOfWords(words, goal) ?? (saleMethodOf(words) ? ACTIVE : [])
  })
  return markets[0] ?? null
}

/** Returns the lines of a text in one or several languages; a number has none. */
function wordsIn(value: unknown): string[] {
  return linesIn(value).filter((words) => readNumber(words) === null)
}
