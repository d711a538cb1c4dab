import { hook } from '../../../client/hooks'
import type { View } from '../../../components/ui/view'
import { StatusMark } from '../../../staff/parts/status-mark'
import { STAFF } from '../../../urls'
import type { Stack } from './stack'

interface ModuleListProps {
  view: View
  stack: Stack
  /** The id of the module that is edited. */
  current: number
}

/** The modules of a page beside the form of one of them, on a wide screen. */
export function ModuleList({ view, stack, current }: ModuleListProps) {
  const { t } = view
  const address = `${STAFF.pages}/${stack.id}`
  return (
    <nav className="panel module-list" aria-labelledby="module-list" {...hook('module-list')}>
      <h2 id="module-list">{t('page.modules')}</h2>
      <ol>
        {stack.items.map(({ id, kind, title, status }) => (
          <li key={id}>
            <a href={`${address}/modules/${id}`} aria-current={id === current ? 'page' : undefined}>
              <b>{kind}</b>
              <small>{title}</small>
              {status === 'Published' ? null : <StatusMark view={view} status={status} />}
            </a>
          </li>
        ))}
      </ol>
      <a className="button quiet" href={address}>
        {t('page.modules.arrange')}
      </a>
    </nav>
  )
}
