import { formatEuro } from '../../../listing/price'
import type { Translate } from '../../../platform/i18n/translate'
import type { ImportIssue, IssueCode, ItemIssue } from './import-issue'

/** Issues whose value and other value are amounts in euros. */
const PRICE_CODES: readonly IssueCode[] = ['priceLow', 'priceJump', 'pricesHeld', 'priceRejected']

/** The place of a value that is empty, at the end of a text. */
const EMPTY_QUOTES = /\s?[:(]?\s?[“‘«„]\s?[”’»“]\)?$/

/** Returns one finding of an import in words. */
export function issueText(t: Translate, issue: ImportIssue): string {
  const { code, field = '', value = '', other = '', count = 0 } = issue
  if (code === 'idMissing' && value !== '') {
    return t('import.idUnusable', { field: 'ID', value })
  }
  const shown = PRICE_CODES.includes(code)
    ? { value: formatEuro(Number(value)), other: formatEuro(Number(other)) }
    : { value, other }
  return t(`import.${code}`, { field, count, ...shown }).replace(EMPTY_QUOTES, '')
}

/** Returns the place of an entry in its file and its number there, in words; '' where neither is known. */
export function entryText(t: Translate, { line, place, key }: ItemIssue): string {
  const row = line === undefined ? place : t('import.line', { count: line })
  return [row, key].filter(Boolean).join(', ')
}

/** Returns the findings about one entry in words, each after its place in the file and its number there. */
export function itemIssueTexts(t: Translate, entry: ItemIssue): string[] {
  const subject = entryText(t, entry)
  return entry.issues.map((issue) => (subject ? `${subject}: ` : '') + issueText(t, issue))
}

/** Returns the findings about each entry in words, as the staff API and the commands report them. */
export function itemsInWords(t: Translate, entries: readonly ItemIssue[]) {
  return entries.map((entry) => ({
    ID: entry.ID,
    index: entry.index,
    issues: itemIssueTexts(t, entry),
  }))
}
