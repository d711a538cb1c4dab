import type { ImportIssue, ItemIssue } from '../../domain/crm/import-issue'
import type { Translate } from '../translate'

/** Returns one finding of an import in words. */
export function issueText(t: Translate, issue: ImportIssue): string {
  const { code, field = '', value = '', other = '', count = 0 } = issue
  return t(`import.${code}`, { field, value, other, count })
}

/** Returns the findings about one entry in words, each after its place in the file and its number there. */
export function itemIssueTexts(t: Translate, { place, key, issues }: ItemIssue): string[] {
  const subject = [place, key].filter(Boolean).join(', ')
  return issues.map((issue) => (subject ? `${subject}: ` : '') + issueText(t, issue))
}
