import { Breadcrumbs } from '../../components/shell/breadcrumbs'
import { siblingItems } from '../../components/shell/menu'
import { Prose } from '../../components/ui/prose'
import type { View } from '../../components/ui/view'
import { pick, type Translated } from '../../platform/format/lang'
import type { SitePage } from '../../site/page'
import { PageBanner, PageTitle } from './page-banner'
import { pageCrumbs } from './page-crumbs'

interface PageTopProps {
  view: View
  page: SitePage
  /** The page's own text, with the link references replaced by addresses. */
  content: Translated
  /** True if a module has the page's `h1`. */
  hasTitle: boolean
}

/** The breadcrumbs, the banner or title, and the text above the modules of a page. */
export function PageTop({ view, page, content, hasTitle }: PageTopProps) {
  const { showPageBanner, showFixedMenu, showBreadCrumb } = page.params
  return (
    <>
      {showPageBanner ? <PageBanner view={view} page={page} /> : null}
      {showPageBanner || hasTitle ? null : <PageTitle view={view} page={page} />}
      {showFixedMenu ? <FixedMenu view={view} page={page} /> : null}
      {showBreadCrumb ? (
        <div className="wrap page-crumbs">
          <Breadcrumbs view={view} items={pageCrumbs(view, page)} />
        </div>
      ) : null}
      {pick(content, view.lang) ? (
        <div className="wrap page-content">
          <Prose lang={view.lang} texts={[content]} />
        </div>
      ) : null}
    </>
  )
}

/** The sub-menu of the page or of its parent, which stays visible while the visitor scrolls. */
function FixedMenu({ view, page }: { view: View; page: SitePage }) {
  const items = siblingItems(view, page)
  if (items.length < 2) return null
  return (
    <nav className="fixed-menu" aria-label={view.t('nav.sub')}>
      <ul className="wrap">
        {items.map(({ href, label, current }) => (
          <li key={href}>
            <a href={href} aria-current={current === 'page' ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
