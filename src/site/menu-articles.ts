import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../platform/db/db'
import { article } from '../platform/db/schema-content'
import { articlesOf, type Menus } from './menus'
import type { PageModule, SitePage } from './page'
import type { MenuArticle, Site } from './site'

interface PagesWithModules {
  pages: SitePage[]
  modules: Record<number, PageModule[]>
}

/**
 * Returns the articles that menus link to, each with its own page or the first module that shows it. Sends no query if
 * no menu links to an article.
 */
export async function findMenuArticles(
  db: Db,
  menus: Menus,
  { pages, modules }: PagesWithModules,
  drafts: boolean,
): Promise<Site['menuArticles']> {
  const ids = articlesOf(menus)
  if (ids.length === 0) return {}
  const { id, title, status, categoryId, ownPage } = article
  const rows = await db
    .select({ id, title, categoryId, ownPage })
    .from(article)
    .where(and(inArray(id, ids), drafts ? undefined : eq(status, 'Published')))
  const publishedModules = pages
    .filter((page) => page.status !== 'Draft')
    .flatMap((page) => modules[page.id] ?? [])
  return Object.fromEntries(
    rows.flatMap((row): [number, MenuArticle][] => {
      const { title, ownPage } = row
      if (ownPage) return [[row.id, { title, ownPage }]]
      const module =
        publishedModules.find((module) => names(module, row.id)) ??
        publishedModules.find((module) => refersTo(module, 'category', row.categoryId))
      return module ? [[row.id, { title, moduleId: module.id }]] : []
    }),
  )
}

function names(module: PageModule, id: number): boolean {
  const { articleId } = (module.config ?? {}) as { articleId?: number }
  return articleId === id || refersTo(module, 'article', id)
}

function refersTo({ placement }: PageModule, type: 'article' | 'category', id: number | null) {
  return placement.relations.some((one) => one.type === type && one.id === id)
}
