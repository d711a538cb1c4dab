import { and, eq, ne } from 'drizzle-orm'
import { type CacheContext, cached } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import { page, pageModule } from '../../platform/db/schema-content'
import type { Relation } from '../../site/page'
import { type Article, listArticles } from './queries'

/** The page with the role `news`, and what the lists on it refer to. */
interface NewsPage {
  id: number
  relations: Relation[]
}

/** Returns the agency's news page, or null if it has none. */
export async function findNewsPage(db: Db): Promise<NewsPage | null> {
  const { pageId, kind, status, placement } = pageModule
  const rows = await db
    .select({ id: page.id, placement })
    .from(page)
    .innerJoin(
      pageModule,
      and(eq(pageId, page.id), eq(kind, 'article-list'), eq(status, 'Published')),
    )
    .where(and(eq(page.role, 'news'), ne(page.status, 'Draft')))
    .orderBy(pageModule.sort)
  const [first] = rows
  if (!first) return null
  return { id: first.id, relations: rows.flatMap((row) => row.placement.relations ?? []) }
}

/** Returns the ID of the first category of the news page: that of a new item. Returns null if there is none. */
export async function findNewsCategory(db: Db): Promise<number | null> {
  const news = await findNewsPage(db)
  return news?.relations.find(({ type }) => type === 'category')?.id ?? null
}

/** Returns the newest articles of the news page, at most `maxItems`. */
export function loadNews(db: Db, cache: CacheContext, maxItems: number): Promise<Article[]> {
  return cached(cache, 'content', `news:${maxItems}`, async () => {
    const news = await findNewsPage(db)
    if (!news) return []
    const query = { relations: news.relations, isHasSubcategories: false, newestFirst: true }
    return listArticles(db, { ...query, maxItems }, cache.drafts)
  })
}
