import type { View } from '../../../components/ui/view'
import { formatDate } from '../../../platform/format/dates'
import { withColon } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import { Pager } from '../../../staff/parts/pager'
import { StaffTable } from '../../../staff/parts/staff-table'
import { STAFF, withQuery } from '../../../urls'
import type { NeverFound } from '../never-found'

interface NotFoundPathsPanelProps {
  view: View
  paths: NeverFound[]
  page: number
  lastPage: number
}

/** The requested paths that were not found, each with a link to the form for a redirect. */
export function NotFoundPathsPanel({ view, paths, page, lastPage }: NotFoundPathsPanelProps) {
  const { t, lang } = view
  return (
    <section className="panel">
      <h2>{t('staff.redirects.missed')}</h2>
      <p className="muted">{t('staff.redirects.missed.text')}</p>
      {paths.length === 0 ? (
        <p>{t('staff.redirects.missed.none')}</p>
      ) : (
        <StaffTable
          columns={[
            { heading: t('staff.redirects.missed.where') },
            { heading: t('staff.redirects.missed.hits') },
            { heading: t('staff.redirects.missed.lead'), end: true, hidden: true },
          ]}
        >
          {paths.map(({ path, hits, lastHit }) => (
            <tr key={path}>
              <th scope="row" className="typed">
                {path}
              </th>
              <td data-name={t('staff.redirects.missed.hits')}>
                {plural(t, lang, 'staff.redirects.times', hits)}
                <small className="muted">{formatDate(lastHit)}</small>
              </td>
              <td className="table-end">
                <a className="link small" href={addRedirectAddress(path)}>
                  {t('staff.redirects.missed.lead')}
                  <span className="sr-only">
                    {withColon(view.lang, '')} {path}
                  </span>
                </a>
              </td>
            </tr>
          ))}
        </StaffTable>
      )}
      <Pager view={view} path={STAFF.redirects} page={page} lastPage={lastPage} />
    </section>
  )
}

function addRedirectAddress(path: string): string {
  return `${withQuery(STAFF.redirects, new URLSearchParams({ from: path }).toString())}#add`
}
