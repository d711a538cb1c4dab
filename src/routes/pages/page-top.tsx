import { Breadcrumbs } from '../../components/shell/breadcrumbs'
import { siblingItems } from '../../components/shell/menu'
import type { Crumb } from '../../components/shell/structured-data'
import { Prose } from '../../components/ui/prose'
import type { View } from '../../components/ui/view'
import type { SitePage } from '../../domain/content/page'
import { pick, type Translated } from '../../domain/format/lang'
import { homePath, pagePath } from '../../urls'
import { PageBanner } from './page-banner'

interface PageTopProps {
  view: View
  page: SitePage
  /** The page's own text, its links with the addresses of what they name. */
  content: Translated
}

/** The breadcrumbs, banner and text that a page's params put above its modules. */
export function PageTop({ view, page, content }: PageTopProps) {
  const { showPageBanner, showFixedMenu, showBreadCrumb } = page.params
  return (
    <>
      {showPageBanner ? <PageBanner view={view} page={page} /> : null}
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

/** The page's sub-menu, or that of the page above it, in sight while one reads. */
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

function pageCrumbs(view: View, page: SitePage): Crumb[] {
  const { site, lang } = view
  const home = site.pages.find(({ role }) => role === 'home')
  const above: Crumb[] = []
  for (let up = parentOf(view, page); up && up !== home; up = parentOf(view, up)) {
    above.unshift({ label: pick(up.params.title, lang), href: pagePath(site, lang, up) })
  }
  return [
    { label: home ? pick(home.params.title, lang) : view.t('nav.home'), href: homePath(lang) },
    ...above,
    { label: pick(page.params.title, lang) },
  ]
}

function parentOf({ site }: View, { parentId }: SitePage): SitePage | undefined {
  return site.pages.find(({ id }) => id === parentId)
}
