import type { View } from '../ui/view'
import { JsonLd } from './json-ld'
import { breadcrumbData, type Crumb } from './structured-data'

/** The breadcrumbs. `items` begins with the top level. The last item is the current page and has no link. */
export function Breadcrumbs({ view, items }: { view: View; items: Crumb[] }) {
  return (
    <nav className="crumbs" aria-label={view.t('nav.breadcrumbs')}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {href ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbData(view, items)} />
    </nav>
  )
}
