import { Icon } from '../../../../components/ui/icon'
import type { View } from '../../../../components/ui/view'
import type { StoredRedirect } from '../../../../data/content/redirects'
import type { RedirectIssue } from '../../../../domain/content/redirects'
import { formatDate } from '../../../../domain/format/dates'
import { plural } from '../../../../i18n'
import { STAFF } from '../../../../urls'
import { StaffTable } from '../../parts/staff-table'

export interface RefusedLine {
  line: number
  from: string
  issue: RedirectIssue
}

interface RedirectsPageProps {
  view: View
  all: StoredRedirect[]
  /** What was sent and not stored, with the reasons. */
  refused: {
    given: { from?: string; to?: string; lines?: string }
    refused: RefusedLine[]
    source: 'hand' | 'csv'
    isEmpty: boolean
  } | null
  done: 'save' | 'delete' | null
}

/** Where addresses of before lead, one by one or as a list. */
export function RedirectsPage({ view, all, refused, done }: RedirectsPageProps) {
  const { t } = view
  return (
    <div className="staff-cols">
      <div className="stack">
        {done ? (
          <p className="notice" role="status">
            <Icon name="check" />
            {t(`staff.redirects.done.${done}`)}
          </p>
        ) : null}
        <Issues view={view} refused={refused} />
        <section className="panel">
          <div className="panel-head">
            <p className="muted">{t('staff.redirects.text')}</p>
            {all.length > 0 ? (
              <a className="link small" href={`${STAFF.redirects}.csv`} download>
                <Icon name="download" />
                {t('staff.leads.csv')}
              </a>
            ) : null}
          </div>
          {all.length === 0 ? <p>{t('staff.redirects.none')}</p> : <Table view={view} all={all} />}
        </section>
      </div>
      <div className="stack">
        <AddOne view={view} refused={refused} />
        <AddMany view={view} refused={refused} />
      </div>
    </div>
  )
}

function Issues({ view: { t }, refused }: Pick<RedirectsPageProps, 'view' | 'refused'>) {
  if (!refused) return null
  return (
    <div className="notice bad" role="alert">
      <Icon name="alert" />
      <div>
        <strong>{t('staff.redirects.refused')}</strong>
        {refused.isEmpty ? <p>{t('staff.redirects.empty')}</p> : null}
        <ul>
          {refused.refused.map(({ line, from, issue }) => (
            <li key={line}>
              {refused.source === 'csv' ? `${t('staff.redirects.line', { line })} ` : null}
              <q>{from}</q> {t(`staff.redirects.issue.${issue}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Table({ view, all }: Pick<RedirectsPageProps, 'view' | 'all'>) {
  const { t, lang } = view
  return (
    <StaffTable
      className="redirects"
      columns={[
        { heading: t('staff.redirects.from') },
        { heading: t('staff.redirects.to') },
        { heading: t('staff.redirects.hits') },
        { heading: t('edit.remove'), end: true, hidden: true },
      ]}
    >
      {all.map(({ path, target, hits, lastHit }) => (
        <tr key={path}>
          <th scope="row" className="told">
            {path}
          </th>
          <td data-name={t('staff.redirects.to')} className="told">
            <a href={target}>{target}</a>
          </td>
          <td data-name={t('staff.redirects.hits')}>
            {plural(t, lang, 'staff.redirects.times', hits)}
            {lastHit ? <small className="muted">{formatDate(lastHit)}</small> : null}
          </td>
          <td className="end">
            <form method="post" action={STAFF.redirects}>
              <input type="hidden" name="from" value={path} />
              <button type="submit" className="link small" name="action" value="delete">
                {t('edit.remove')}
                <span className="sr-only">: {path}</span>
              </button>
            </form>
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}

function AddOne({ view: { t }, refused }: Pick<RedirectsPageProps, 'view' | 'refused'>) {
  const { from, to } = refused?.given ?? {}
  return (
    <form className="panel stack" method="post" action={STAFF.redirects}>
      <h2>{t('staff.redirects.add')}</h2>
      <p className="field">
        <label htmlFor="from">{t('staff.redirects.from')}</label>
        <input
          id="from"
          name="from"
          defaultValue={from}
          placeholder="/aanbod/oud"
          required
          autoComplete="off"
        />
      </p>
      <p className="field">
        <label htmlFor="to">{t('staff.redirects.to')}</label>
        <input
          id="to"
          name="to"
          defaultValue={to}
          placeholder="/nl/te-koop"
          required
          autoComplete="off"
        />
      </p>
      <p>
        <button type="submit" className="button" name="action" value="add">
          {t('edit.add')}
        </button>
      </p>
    </form>
  )
}

function AddMany({ view: { t }, refused }: Pick<RedirectsPageProps, 'view' | 'refused'>) {
  return (
    <form className="panel stack" method="post" action={STAFF.redirects}>
      <h2>{t('staff.redirects.list')}</h2>
      <p className="field">
        <label htmlFor="lines">{t('staff.redirects.lines')}</label>
        <textarea
          id="lines"
          name="lines"
          rows={6}
          defaultValue={refused?.given.lines}
          required
          aria-describedby="lines-hint"
        />
        <span className="help" id="lines-hint">
          {t('staff.redirects.lines.help')}
        </span>
      </p>
      <p>
        <button type="submit" className="button quiet" name="action" value="csv">
          {t('staff.redirects.take')}
        </button>
      </p>
    </form>
  )
}
