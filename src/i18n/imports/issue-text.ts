import type { ImportIssue, IssueCode, ItemIssue } from '../../domain/crm/import-issue'
import { formatEuro } from '../../domain/listing/price'
import type { Translate } from '../translate'

/** Issues whose value and other value are amounts in euros. */
const PRICE_CODES: readonly IssueCode[] = ['priceLow', 'priceJump', 'pricesHeld', 'priceRejected']

/** Returns one finding of an import in words. */
export function issueText(t: Translate, issue: ImportIssue): string {
  const { code, field = '', value = '', other = '', count = 0 } = issue
  if (code === 'idMissing' && value !== '') {
    return t('import.idUnusable', { field: 'ID', value })
  }
  const shown = PRICE_CODES.includes(code)
    ? { value: formatEuro(Number(value)), other: formatEuro(Number(other)) }
    : { value, other }
  return t(`import.${code}`, { field, count, ...shown })
}

/** Returns the findings about one entry in words, each after its place in the file and its number there. */
export function itemIssueTexts(t: Translate, item: ItemIssue): string[] {
  const subject = issueSubject(t, item)
  return item.issues.map((issue) => (subject ? `${subject}: ` : '') + issueText(t, issue))
}

/** Returns the place of an entry in its file and its number there; '' without both. */
export function issueSubject(t: Translate, { place, line, key }: ItemIssue): string {
  const written = line === undefined ? place : t('staff.import.line', { line })
  return [written, key].filter(Boolean).join(', ')
}
