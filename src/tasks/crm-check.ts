import type { ImportIssue, ItemIssue } from '../features/crm/import/import-issue'
import { issueText } from '../features/crm/import/issue-text'
import { mapProject } from '../features/crm/mapping/map-project'
import { mapProperty } from '../features/crm/mapping/map-property'
import type { CrmRateLimit } from '../features/crm/sources/crm-source'
import {
  CRM_KINDS,
  CrmCallError,
  type CrmCheck,
  type CrmKind,
  type CrmSource,
  type SourceItem,
} from '../features/crm/sources/source'
import { countUnread, type UnreadCounts } from '../features/crm/sources/unread-fields'
import type { Lang } from '../platform/format/lang'
import { delay } from '../platform/format/timeout'
import { translator } from '../platform/i18n'

const EN = translator('en')

/** A report on a CRM's responses: counts, ids, reasons, and the names of unread fields with an example. */
export interface CrmReport {
  connection: CrmCheck
  kinds: KindReport[]
  /** The other languages, and whether the CRM supports them. */
  langs: { lang: Lang; answers: boolean }[]
}

export interface KindReport {
  kind: CrmKind
  /** The total that the CRM reports, or null if it reports none. */
  total: number | null
  read: number
  imports: number
  refused: ItemIssue[]
  /** The hidden or dropped facts, each with the number of records. */
  notes: Record<string, number>
  unread: UnreadCounts
  /** The reason why reading ended early, or null if it did not. */
  trouble: string | null
}

/** Reads from a CRM like a run, at its pace and within the limit of calls per minute, and writes nothing. */
export async function checkCrm(
  source: CrmSource,
  [main, ...others]: readonly Lang[],
  pace: CrmRateLimit,
): Promise<CrmReport> {
  const connection = await source.check()
  if (connection !== 'ok' || !main) return { connection, kinds: [], langs: [] }
  const kinds: KindReport[] = []
  for (const kind of CRM_KINDS) kinds.push(await readKind(source, kind, main, pace))
  const langs: CrmReport['langs'] = []
  for (const lang of others) {
    await delay(pace.pauseMs)
    const page = source.page({ kind: 'property', lang, from: 1, since: null })
    langs.push({ lang, answers: await page.then(Boolean, () => false) })
  }
  return { connection, kinds, langs }
}

async function readKind(
  source: CrmSource,
  kind: CrmKind,
  lang: Lang,
  pace: CrmRateLimit,
): Promise<KindReport> {
  const none = { total: null, read: 0, imports: 0, refused: [], notes: {}, unread: {} }
  const report: KindReport = { kind, ...none, trouble: null }
  let from: number | null = 1
  try {
    for (let calls = 0; from !== null && calls < pace.calls; calls++) {
      await delay(pace.pauseMs)
      const page = await source.page({ kind, lang, from, since: null })
      report.total = page.total
      report.read += page.items.length + page.unreadable
      for (const { issues } of page.issues) for (const issue of issues) countIssue(report, issue)
      for (const item of page.items) judge(report, item, lang)
      from = page.next
    }
  } catch (error) {
    if (!(error instanceof CrmCallError)) throw error
    report.trouble = error.message
  }
  return report
}

function judge(report: KindReport, { id, data, unread }: SourceItem, lang: Lang): void {
  const mapping = report.kind === 'property' ? mapProperty(data, lang) : mapProject(data, lang)
  if (mapping.status === 'refused')
    report.refused.push({ ID: id, ...mapping.label, issues: mapping.issues })
  else {
    report.imports++
    for (const note of mapping.notes) countIssue(report, note)
  }
  report.unread = countUnread(report.unread, [{ unread }])
}

/** Counts an issue without its value, so that equal issues of many records share one line. */
function countIssue({ notes }: KindReport, issue: ImportIssue): void {
  count(notes, issueText(EN, { ...issue, ...(issue.value && { value: '…' }) }))
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}
