import type { Crumb } from '../../components/shell/structured-data'
import type { View } from '../../components/ui/view'
import { pick } from '../../platform/format/lang'
import type { SitePage } from '../../site/page'
import { homePath, pagePath } from '../../urls'

/** Returns the breadcrumbs from the home page to a page, which itself is not a link. */
export function pageCrumbs(view: View, page: SitePage): Crumb[] {
  return [...crumbsBelow(view, page.parentId), { label: pick(page.params.title, view.lang) }]
}

/** Returns the breadcrumbs of a child of a page, including that page. */
export function crumbsBelow(view: View, parentId: number | null): Crumb[] {
  const { site, lang } = view
  const home = site.pages.find(({ role }) => role === 'home')
  const above: Crumb[] = []
  for (
    let ancestor = pageOf(view, parentId);
    ancestor && ancestor !== home;
    ancestor = pageOf(view, ancestor.parentId)
  ) {
    above.unshift({
      label: pick(ancestor.params.title, lang),
      href: pagePath(site, lang, ancestor),
    })
  }
  const label = home ? pick(home.params.title, lang) : view.t('nav.home')
  return [{ label, href: homePath(lang) }, ...above]
}

function pageOf({ site }: View, id: number | null): SitePage | undefined {
  return site.pages.find((one) => one.id === id)
}
