import type { ReactNode } from 'react'
import { hook } from '../../../client/hooks'
import { Icon } from '../../../components/ui/icon'
import { Island } from '../../../components/ui/island'
import { filterQuery, withPage } from '../../../listing/filter/list-filter'
import { withQuery } from '../../../urls'
import type { PropertyListProps } from './config'

interface InfiniteListProps extends Pick<PropertyListProps, 'view' | 'data'> {
  /** The number of the last page. */
  last: number
  /** The listings of the page. */
  children: ReactNode
}

/** A page of the list with links to the previous and next pages, which the island loads into this one. */
export function InfiniteList({ view, data, last, children }: InfiniteListProps) {
  const { t } = view
  const { filter, list, size } = data
  const link = (page: number) => withQuery(view.path, filterQuery(withPage(filter, page)))
  return (
    <Island name="infinite-list" when="load">
      {filter.page > 1 ? (
        <p className="list-earlier" {...hook('earlier')}>
          <a className="link" href={link(filter.page - 1)} rel="prev">
            <Icon name="chevron-left" />
            {t('list.earlier')}
          </a>
        </p>
      ) : null}
      {children}
      {filter.page < last ? (
        <a className="to-footer button quiet needs-script" href="#footer" {...hook('to-footer')}>
          {t('list.tofooter')}
        </a>
      ) : null}
      <div
        className="list-more"
        {...hook('more')}
        data-page={filter.page}
        data-size={size}
        data-total={list.total}
        data-loaded={t('list.loaded', { shown: '{shown}', total: '{total}' })}
        data-failed={t('list.loadfailed')}
        data-end={t('list.end')}
      >
        {filter.page < last ? (
          <a className="button quiet" href={link(filter.page + 1)} rel="next">
            {t('list.more')}
          </a>
        ) : null}
        <span className="spinner" aria-hidden="true" />
        <p className="small muted" role="status" tabIndex={-1} />
      </div>
    </Island>
  )
}
