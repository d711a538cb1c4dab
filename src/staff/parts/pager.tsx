import type { View } from '../../components/ui/view'
import { withQuery } from '../../urls'

interface PagerProps {
  view: View
  path: string
  page: number
  last: number
}

export function Pager({ view, path, page, last }: PagerProps) {
  if (last < 2) return null
  return (
    <nav className="pager" aria-label={view.t('pager.label')}>
      {page > 1 ? (
        <a className="button quiet" rel="prev" href={atPage(path, page - 1)}>
          {view.t('staff.previous')}
        </a>
      ) : null}
      {page < last ? (
        <a className="button quiet" rel="next" href={atPage(path, page + 1)}>
          {view.t('staff.next')}
        </a>
      ) : null}
    </nav>
  )
}

/** Returns the address of another page. `path` may contain a query. */
function atPage(path: string, page: number): string {
  return path.includes('?') ? `${path}&page=${page}` : withQuery(path, `page=${page}`)
}
