import type { ImportIssue } from '../src/features/crm/import/import-issue'
import { issueText } from '../src/features/crm/import/issue-text'
import { FeedRefusal } from '../src/features/crm/sources/feed'
import { translator } from '../src/platform/i18n'
import '../src/platform/i18n/full-dictionary'

/** Returns the issues of an import in English. */
export function inEnglish(issues: readonly ImportIssue[]): string[] {
  return issues.map((issue) => issueText(translator('en'), issue))
}

/** Returns in English why a file is refused; throws where it is not. */
export function refusalOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof FeedRefusal) return inEnglish([error.issue]).join()
    throw error
  }
  throw new Error('The file was not refused')
}
