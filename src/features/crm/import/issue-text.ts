import { formatEuro } from '../../../listing/price'
import type { Translate } from '../../../platform/i18n/translate'
import type { ImportIssue, IssueCode, ItemIssue } from './import-issue'

/** The issues with amounts in euros as their values. */
const PRICE_CODES: readonly IssueCode[] = ['priceLow', 'priceJump', 'pricesHeld', 'priceRejected']

/** Matches an empty value at the end of a text. */
const EMPTY_QUOTES = /\s?[:(]?\s?[“‘«„]\s?[”’»“]\)?$/

export function issueText(t: Translate, issue: ImportIssue): string {
  const { code, field = '', value = '', other = '', count = 0 } = issue
  if (code === 'idMissing' && value !== '') {
    return t('import.idUnusable', { field: 'ID', value })
  }
  const params = PRICE_CODES.includes(code)
    ? { value: formatEuro(Number(value)), other: formatEuro(Number(other)) }
    : { value, other }
  return t(`import.${code}`, { field, count, ...params }).replace(EMPTY_QUOTES, '')
}

/** Returns the text of an entry's position in its file, its number there and its address; '' if none is known. */
export function entryText(t: Translate, { line, place, key, address }: ItemIssue): string {
  const row = line === undefined ? place : t('import.line', { count: line })
  return [row, key, address].filter(Boolean).join(', ')
}

/** Returns the texts of the issues of one entry, each after its position in the file, its number and its address. */
export function itemIssueTexts(t: Translate, entry: ItemIssue): string[] {
  const subject = entryText(t, entry)
  return entry.issues.map((issue) => (subject ? `${subject}: ` : '') + issueText(t, issue))
}

/** Returns the address and the texts of the issues of each entry, as the staff API and the commands report them. */
export function itemsInWords(t: Translate, entries: readonly ItemIssue[]) {
  return entries.map(({ address, ...entry }) => ({
    ID: entry.ID,
    index: entry.index,
    address,
    issues: itemIssueTexts(t, entry),
  }))
}
