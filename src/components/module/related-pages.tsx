import { pick } from '../../platform/format/lang'
import type { Relation } from '../../site/page'
import { pagePath } from '../../urls'
import type { View } from '../ui/view'

/** Links to the pages of the lists and contact modules that the relations name. */
export function RelatedPages({ view, relations }: { view: View; relations: Relation[] }) {
  const { site, lang } = view
  const ids = relations
    .filter(({ type }) => type === 'property-list' || type === 'contact')
    .map(({ id }) => site.pageOfModule[id])
  const pages = site.pages.filter(({ id }) => ids.includes(id))
  if (pages.length === 0) return null
  return (
    <p className="module-related row">
      {pages.map((page) => (
        <a key={page.id} className="link" href={pagePath(site, lang, page)}>
          {pick(page.params.title, lang)}
        </a>
      ))}
    </p>
  )
}
