import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { formatDate } from '../../../platform/format/dates'
import { withColon } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import type { RedirectIssue } from '../../../site/redirects/redirect-targets'
import { Notice } from '../../../staff/parts/notice'
import { StaffTable } from '../../../staff/parts/staff-table'
import { STAFF } from '../../../urls'
import type { NeverFound } from '../never-found'
import type { StoredRedirect } from '../queries'
import { AddRedirectForm, ImportRedirectsForm, type RedirectFormValues } from './add-redirects'
import { NotFoundPathsPanel } from './missed-panel'

export interface RefusedLine {
  line: number
  from: string
  /** `missing` means that the new address has no page. */
  issue: RedirectIssue | 'missing'
}

/** The actions that the page confirms. */
export const REDIRECT_RESULTS = ['save', 'delete', 'restore'] as const

interface RedirectsPageProps {
  view: View
  redirects: StoredRedirect[]
  /** The initial values of the forms. */
  values: RedirectFormValues
  /** The most requested paths that were not found, one page of them. */
  notFoundPaths: NeverFound[]
  page: number
  lastPage: number
  /** The posted redirects that were refused, with the reasons. */
  refusal: {
    values: RedirectFormValues
    lines: RefusedLine[]
    source: 'hand' | 'csv'
    isEmpty: boolean
  } | null
  done: (typeof REDIRECT_RESULTS)[number] | null
}

/** The links next to the heading: the history, and the list as CSV. */
export function RedirectsActions({
  view: { t },
  hasRedirects,
}: {
  view: View
  hasRedirects: boolean
}) {
  return (
    <>
      {hasRedirects ? (
        <a className="link small" href={`${STAFF.redirects}.csv`} download>
          <Icon name="download" />
          {t('staff.leads.csv')}
        </a>
      ) : null}
      <a className="link small" href={`${STAFF.redirects}/history`}>
        {t('edit.history')}
      </a>
    </>
  )
}

/** The list of redirects, with forms to add one or many. */
export function RedirectsPage(props: RedirectsPageProps) {
  const { view, redirects, values, refusal, done, notFoundPaths, page, lastPage } = props
  const { t } = view
  return (
    <div className="staff-cols">
      <div className="stack">
        <Notice kind="good">
          {done && t(done === 'restore' ? 'edit.done.restore' : `staff.redirects.done.${done}`)}
        </Notice>
        <Issues view={view} refusal={refusal} />
        <section className="panel">
          {redirects.length === 0 ? (
            <p>{t('staff.redirects.none')}</p>
          ) : (
            <Table view={view} redirects={redirects} />
          )}
        </section>
        <NotFoundPathsPanel {...{ view, paths: notFoundPaths, page, lastPage }} />
      </div>
      <div className="stack">
        <AddRedirectForm view={view} values={values} />
        <ImportRedirectsForm view={view} values={values} />
      </div>
    </div>
  )
}

function Issues({ view: { t }, refusal }: Pick<RedirectsPageProps, 'view' | 'refusal'>) {
  if (!refusal) return null
  return (
    <Notice kind="bad">
      <strong>{t('staff.redirects.refused')}</strong>
      {refusal.isEmpty ? <p>{t('staff.redirects.empty')}</p> : null}
      {refusal.values.mustConfirm ? <p>{t('staff.redirects.unconfirmed')}</p> : null}
      <ul>
        {refusal.lines.map(({ line, from, issue }) => (
          <li key={line}>
            {refusal.source === 'csv' ? `${t('staff.redirects.line', { line })} ` : null}
            <q>{from}</q> {t(`staff.redirects.issue.${issue}`)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Table({ view, redirects }: Pick<RedirectsPageProps, 'view' | 'redirects'>) {
  const { t, lang } = view
  return (
    <StaffTable
      columns={[
        { heading: t('staff.redirects.from') },
        { heading: t('staff.redirects.to') },
        { heading: t('staff.redirects.hits') },
        { heading: t('edit.remove'), end: true, hidden: true },
      ]}
    >
      {redirects.map(({ path, target, gone, hits, lastHit }) => (
        <tr key={path}>
          <th scope="row" className="typed">
            {path}
          </th>
          <td data-name={t('staff.redirects.to')} className="typed">
            {gone ? t('staff.redirects.gone.label') : <a href={target}>{target}</a>}
          </td>
          <td data-name={t('staff.redirects.hits')}>
            {plural(t, lang, 'staff.redirects.times', hits)}
            {lastHit ? <small className="muted">{formatDate(lastHit)}</small> : null}
          </td>
          <td className="table-end">
            <form method="post" action={`${STAFF.redirects}/removal`}>
              <input type="hidden" name="from" value={path} />
              <button type="submit" className="link small">
                {t('edit.remove')}
                <span className="sr-only">
                  {withColon(view.lang, '')} {path}
                </span>
              </button>
            </form>
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}
