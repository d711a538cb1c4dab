import { LANGS, type Lang } from '../platform/format/lang'
import { homePath, pagePath, SOLD_FALLBACK, soldPath } from '../urls'
import type { SitePage } from './page'
import type { Site } from './site'

/** The table of all paths of the site: a page at its canonical address, or a redirect to one. */
interface PageTable {
  pages: Map<string, SitePage>
  redirects: Map<string, string>
}

const tables = new WeakMap<Site, PageTable>()

/** Returns the table of a site's paths, which is built once for each version of its content. */
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
  // The address of a page takes precedence over the redirect of another page.
  for (const path of pages.keys()) redirects.delete(path)
  return { pages, redirects }
}

/** Returns the paths of a page with the slugs of other languages, and those of the home page with its slugs. */
function aliases(site: Site, lang: Lang, page: SitePage): string[] {
  if (page.role === 'home') return LANGS.map((other) => `/${lang}/${page.slugs[other]}`)
  return LANGS.map((other) => `/${lang}${pagePath(site, other, page).slice(3)}`)
}
