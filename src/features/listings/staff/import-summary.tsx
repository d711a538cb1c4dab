import type { View } from '../../../components/ui/view'
import { fullAddress } from '../../../listing/address'
import { isCheckIssue } from '../../../listing/law/publication-check'
import type { Property } from '../../../listing/property'
import { pick } from '../../../platform/format/lang'
import type { LabelKey } from '../../../platform/i18n'
import { joinParts, listingTitle } from '../../../staff/listings/listing-title'
import { LocalTime } from '../../../staff/parts/local-time'
import { Notice } from '../../../staff/parts/notice'
import { STAFF } from '../../../urls'
import { entryText, fieldLabels, issueText } from '../../crm/crm.staff'
import type { ImportIssue, ItemIssue } from '../../crm/import/import-issue'
import type { ImportRun } from '../../crm/import/imports'
import type { NamedListing } from '../../crm/sync/crm-runs'

const MAX_ISSUES = 200

const SOURCES: Record<string, LabelKey> = {
  api: 'staff.import.api',
  command: 'staff.import.command',
  seed: 'staff.import.seed',
}

const NUMBERS = ['upserted', 'unchanged', 'deleted'] as const

/** A summary of an import: the number of listings, the refused ones with the reason, and the dropped values. */
export function ImportSummary({ view, run }: { view: View; run: ImportRun }) {
  const { t } = view
  const source = SOURCES[run.source]
  return (
    <div className="import-run stack">
      <p>
        <strong>
          <LocalTime iso={run.at} />
        </strong>{' '}
        <span className="muted">{source ? t(source) : run.source}</span>
      </p>
      <dl className="row counts">
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
      <PartsNote view={view} run={run} />
      <IssueList view={view} title={t('staff.import.refused')} issues={run.refused} open />
      <IssueList view={view} title={t('staff.held')} issues={run.held} open />
      <IssueList view={view} title={t('staff.import.notes')} issues={toRead(run.notes)} />
    </div>
  )
}

/** A note on the progress of an import in several parts, each of which is atomic. */
function PartsNote({ view: { t }, run }: { view: View; run: ImportRun }) {
  const { parts, partsDone, body } = run
  if (partsDone >= parts) return parts > 1 ? <p>{t('staff.import.parts', { parts })}</p> : null
  if (body === null)
    return <Notice kind="bad">{t('staff.import.stopped', { done: partsDone, parts })}</Notice>
  const text = t('staff.import.part', { done: partsDone, parts })
  return (
    <>
      <p>{text}</p>
      <progress value={partsDone} max={parts} aria-label={text} />
    </>
  )
}

/** Leaves out the incomplete adverts, which have a page of their own. */
function toRead(notes: ItemIssue[]): ItemIssue[] {
  return notes
    .map((note) => ({ ...note, issues: note.issues.filter((issue) => !isCheckIssue(issue)) }))
    .filter(({ issues }) => issues.length > 0)
}

interface ItemIssuesProps {
  view: View
  issues: ItemIssue[]
  /** The properties of the issues by id, for names and links. */
  listings?: ReadonlyMap<number, NamedListing>
}

export function ItemIssues({ view, issues, listings }: ItemIssuesProps) {
  return (
    <ul className="rows">
      {issues.map((issue, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file may contain a listing twice
        <li key={index}>
          <Subject view={view} issue={issue} listing={listings?.get(issue.ID ?? 0)} />{' '}
          {issue.issues
            .map((one) => namedIssueText(view, one, listings?.get(Number(one.other))?.record))
            .join(' · ')}
        </li>
      ))}
    </ul>
  )
}

/**
 * Returns the text of an issue with the label of its field. A probable duplicate is named by its type and address instead
 * of its ID.
 */
export function namedIssueText(
  view: View,
  issue: ImportIssue,
  other: Property | null | undefined,
): string {
  const isNamed = other && (issue.code === 'duplicate' || issue.code === 'duplicateHeld')
  const words = isNamed
    ? [pick(other.typeDescription, view.lang), fullAddress(other, view.lang)]
    : []
  const name = words.filter(Boolean).join(', ')
  const field = fieldLabels(view.t, issue.field ?? '')
  return issueText(view.t, { ...issue, field, ...(name && { other: name }) })
}

interface SubjectProps {
  view: View
  issue: ItemIssue
  listing: NamedListing | undefined
}

function Subject({ view, issue, listing }: SubjectProps) {
  const { t, lang } = view
  const { ID, index, key } = issue
  const general =
    index === undefined ? t('staff.import.general') : t('staff.import.index', { index })
  if (!listing) {
    const number = ID === null || key ? '' : t('staff.import.item', { id: ID })
    const entry = [number, entryText(t, issue)].filter(Boolean).join(', ')
    return <strong>{entry || general}</strong>
  }
  const { record, isStored } = listing
  const name = joinParts([listingTitle(view, record), fullAddress(record, lang)])
  return (
    <strong>
      {isStored ? <a href={`${STAFF.listings}/${record.id}`}>{name}</a> : name} (
      {entryText(t, { ...issue, address: '' }) || record.id})
    </strong>
  )
}

interface IssueListProps {
  view: View
  title: string
  issues: ItemIssue[]
  open?: boolean
}

/** A collapsible list of the first issues. */
function IssueList({ view, title, issues, open = false }: IssueListProps) {
  if (issues.length === 0) return null
  const rest = issues.length - MAX_ISSUES
  return (
    <details open={open}>
      <summary>
        {title} ({issues.length})
      </summary>
      <ItemIssues view={view} issues={issues.slice(0, MAX_ISSUES)} />
      {rest > 0 ? <p className="muted">{view.t('staff.import.more', { count: rest })}</p> : null}
    </details>
  )
}
