import { Icon, type IconName } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { filterQuery, type ListFilter, withPage } from '../../../listing/filter/list-filter'
import { pageWindow } from '../../../listing/filter/paging'
import { withQuery } from '../../../urls'

interface PaginationProps {
  view: View
  filter: ListFilter
  path: string
  /** The number of the last page. */
  last: number
}

/** Links to the pages of a list. It renders nothing for a list of one page. */
export function Pagination({ view, filter, path, last }: PaginationProps) {
  if (last < 2) return null
  const { t } = view
  const { page } = filter
  const link = (to: number) => withQuery(path, filterQuery(withPage(filter, to)))
  return (
    <nav className="pagination" aria-label={t('pager.label')}>
      <ul>
        {page > 1 ? (
          <Step href={link(page - 1)} rel="prev" icon="chevron-left" label={t('pager.previous')} />
        ) : null}
        {pageWindow(page, last).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two gaps look alike
          <li key={index}>
            {entry === '…' ? (
              <span className="gap">…</span>
            ) : (
              <a href={link(entry)} aria-current={entry === page ? 'page' : undefined}>
                <span className="sr-only">{t('pager.page', { page: entry })}</span>
                <span aria-hidden="true">{entry}</span>
              </a>
            )}
          </li>
        ))}
        {page < last ? (
          <Step href={link(page + 1)} rel="next" icon="chevron-right" label={t('pager.next')} />
        ) : null}
      </ul>
    </nav>
  )
}

interface StepProps {
  href: string
  rel: 'prev' | 'next'
  icon: IconName
  label: string
}

function Step({ href, rel, icon, label }: StepProps) {
  return (
    <li>
      <a href={href} rel={rel}>
        <span className="sr-only">{label}</span>
        <Icon name={icon} />
      </a>
    </li>
  )
}
