import type { View } from '../../components/ui/view'
import { withQuery } from '../../urls'

interface PagerProps {
  view: View
  path: string
  page: number
  lastPage: number
}

export function Pager({ view, path, page, lastPage }: PagerProps) {
  if (lastPage < 2) return null
  return (
    <nav className="row mt-4 pager" aria-label={view.t('pager.label')}>
      {page > 1 ? (
        <a className="button quiet" rel="prev" href={pageAddress(path, page - 1)}>
          {view.t('staff.previous')}
        </a>
      ) : null}
      {page < lastPage ? (
        <a className="button quiet" rel="next" href={pageAddress(path, page + 1)}>
          {view.t('staff.next')}
        </a>
      ) : null}
    </nav>
  )
}

/** Returns the address of another page. `path` may contain a query. */
function pageAddress(path: string, page: number): string {
  return path.includes('?') ? `${path}&page=${page}` : withQuery(path, `page=${page}`)
}
