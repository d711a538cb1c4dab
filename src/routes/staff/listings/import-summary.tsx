import type { View } from '../../../components/ui/view'
import type { ImportRun } from '../../../data/import/imports'
import type { ItemIssue } from '../../../domain/crm/import-issue'
import { isCheckIssue } from '../../../domain/law/publication-check'
import type { LabelKey } from '../../../i18n'
import { issueText } from '../../../i18n/imports/issue-text'
import { LocalTime } from '../parts/local-time'

const MOST_ISSUES = 25

const SOURCES: Record<string, LabelKey> = {
  api: 'staff.import.api',
  command: 'staff.import.command',
  seed: 'staff.import.seed',
}

const NUMBERS = ['upserted', 'unchanged', 'deleted'] as const

/** One time that listings came in: how many, which were refused and why, what was dropped. */
export function ImportSummary({ view, run }: { view: View; run: ImportRun }) {
  const { t } = view
  const source = SOURCES[run.source]
  return (
    <div className="import-run">
      <p>
        <strong>
          <LocalTime iso={run.at} />
        </strong>{' '}
        <span className="muted">{source ? t(source) : run.source}</span>
      </p>
      <dl className="counts">
        {NUMBERS.map((name) => (
          <div key={name}>
            <dt>{t(`staff.import.${name}`)}</dt>
            <dd>{run[name]}</dd>
          </div>
        ))}
        <div className={run.refused.length > 0 ? 'bad' : undefined}>
          <dt>{t('staff.import.refused')}</dt>
          <dd>{run.refused.length}</dd>
        </div>
      </dl>
      <ItemIssues view={view} title={t('staff.import.refused')} issues={run.refused} open />
      <ItemIssues view={view} title={t('staff.import.notes')} issues={toRead(run.notes)} />
    </div>
  )
}

/** What adverts lack has a page of its own. */
function toRead(notes: ItemIssue[]): ItemIssue[] {
  return notes
    .map((note) => ({ ...note, issues: note.issues.filter((one) => !isCheckIssue(one)) }))
    .filter(({ issues }) => issues.length > 0)
}

interface IssuesProps {
  view: View
  title: string
  issues: ItemIssue[]
  open?: boolean
}

/** Issues by item, the first of them. */
export function ItemIssues({ view, title, issues, open = false }: IssuesProps) {
  if (issues.length === 0) return null
  const rest = issues.length - MOST_ISSUES
  return (
    <details className="issues" open={open}>
      <summary>
        {title} ({issues.length})
      </summary>
      <ul>
        {issues.slice(0, MOST_ISSUES).map((issue, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a listing may come twice in a file
          <li key={index}>
            <strong>{subject(view, issue)}</strong>
            {issue.issues.map((one) => issueText(view.t, one)).join(' · ')}
          </li>
        ))}
        {rest > 0 ? (
          <li className="muted">{view.t('staff.import.more', { count: rest })}</li>
        ) : null}
      </ul>
    </details>
  )
}

function subject({ t }: View, { ID, index, place, key }: ItemIssue): string {
  const named = [place, key].filter(Boolean).join(', ')
  if (named) return named
  if (ID !== null) return t('staff.import.item', { id: ID })
  return index === undefined ? t('staff.import.general') : t('staff.import.index', { index })
}
