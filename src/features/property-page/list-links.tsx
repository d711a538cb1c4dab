import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { LIST_NAMES } from '../../listing/filter/lists'
import type { Neighbours } from '../../listing/queries/related-listings'
import type { PageRole } from '../../site/page-role'
import { propertyPath, rolePath } from '../../urls'

const LISTS: PageRole[] = [...LIST_NAMES, 'home']

/**
 * A link back to the list. A script replaces its address by that of the list from which the visitor came
 * (`data-lists`).
 */
export function BackLink({ view, list }: { view: View; list: PageRole }) {
  const { t, site, lang } = view
  const href = rolePath(site, lang, list) ?? rolePath(site, lang, 'home')
  if (!href) return null
  const lists = LISTS.flatMap((role) => rolePath(site, lang, role) ?? [])
  return (
    <a className="round back" href={href} data-lists={lists.join(' ')}>
      <Icon name="chevron-left" />
      <span className="sr-only">{t('detail.backtolist')}</span>
    </a>
  )
}

/** Links to the previous and next listing in the list, the newest first. */
export function NeighbourLinks({ view, neighbours }: { view: View; neighbours: Neighbours }) {
  const { t, lang } = view
  const { previous, next } = neighbours
  if (previous === null && next === null) return null
  return (
    <nav className="neighbours" aria-label={t('listing.neighbours')}>
      {previous !== null && (
        <a className="link" rel="prev" href={propertyPath(lang, previous)}>
          <Icon name="chevron-left" />
          {t('listing.previous')}
        </a>
      )}
      {next !== null && (
        <a className="link" rel="next" href={propertyPath(lang, next)}>
          {t('listing.next')}
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}
