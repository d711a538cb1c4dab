import { LANGS, type Lang } from '../../platform/format/lang'
import type { SitePage } from '../../site/page'
import type { Site } from '../../site/site'
import { homePath, pagePath, SOLD_FALLBACK, soldPath } from '../../urls'

/** Looks up every path of the site: a page at its canonical address, or a redirect to one. */
interface PageTable {
  pages: Map<string, SitePage>
  redirects: Map<string, string>
}

const tables = new WeakMap<Site, PageTable>()

/** The table of a site's paths, made once for each version of its content. */
export function pageTable(site: Site): PageTable {
  const known = tables.get(site)
  if (known) return known
  const table = buildTable(site)
  tables.set(site, table)
  return table
}

function buildTable(site: Site): PageTable {
  const pages = new Map<string, SitePage>()
  const redirects = new Map<string, string>()
  for (const lang of LANGS) {
    redirects.set(`/${lang}`, homePath(lang))
    redirects.set(SOLD_FALLBACK[lang], soldPath(site, lang))
    for (const page of site.pages) {
      const path = pagePath(site, lang, page)
      pages.set(path, page)
      for (const other of aliases(site, lang, page)) redirects.set(other, path)
    }
  }
  // A page's own address wins over what another page would lead away from.
  for (const path of pages.keys()) redirects.delete(path)
  return { pages, redirects }
}

/** The page under other languages' slugs, and the home page under its slug. */
function aliases(site: Site, lang: Lang, page: SitePage): string[] {
  if (page.role === 'home') return LANGS.map((other) => `/${lang}/${page.slugs[other]}`)
  return LANGS.map((other) => `/${lang}${pagePath(site, other, page).slice(3)}`)
}
