import { linksIn } from '../../components/module/links'
import type { LoadContext } from '../../components/module/module'
import { cached } from '../../platform/cache'
import type { Placement } from '../../site/page'
import {
  type Article,
  type ArticleQuery,
  type CategoryArticles,
  findArticle,
  listArticles,
  listCategories,
} from './queries'

/** Returns a published article by its ID, or null. */
export async function loadArticle(context: LoadContext, id: number): Promise<Article | null> {
  const { cache, db } = context
  const article = await cached(cache, 'content', `article:${id}`, () =>
    findArticle(db, id, cache.drafts),
  )
  const [linked = null] = article ? await withLinks(context, [article]) : []
  return linked
}

/** Loads the articles to which a module refers; with `newestFirst` in the order of their dates. */
export async function loadArticles(
  context: LoadContext,
  placement: Placement,
  newestFirst = false,
): Promise<Article[]> {
  const { cache, db } = context
  const query = { ...queryOf(placement), newestFirst }
  const articles = await cached(cache, 'content', `articles:${keyOf(query)}`, () =>
    listArticles(db, query, cache.drafts),
  )
  return withLinks(context, articles)
}

/** Loads the categories to which a module refers, with their articles. */
export async function loadCategories(
  context: LoadContext,
  placement: Placement,
): Promise<CategoryArticles[]> {
  const { cache, db } = context
  const query = queryOf(placement)
  const categories = await cached(cache, 'content', `categories:${keyOf(query)}`, () =>
    listCategories(db, query, cache.drafts),
  )
  return Promise.all(
    categories.map(async (one) => ({ ...one, articles: await withLinks(context, one.articles) })),
  )
}

async function withLinks(context: LoadContext, articles: Article[]): Promise<Article[]> {
  const texts = articles.flatMap(({ introText, fullText }) => [introText, fullText])
  const linked = await linksIn(context, context.view, texts)
  return articles.map((one) => ({
    ...one,
    introText: linked(one.introText),
    fullText: linked(one.fullText),
  }))
}

function queryOf({ relations, isHasSubcategories, maxItems }: Placement): ArticleQuery {
  return { relations, isHasSubcategories, maxItems }
}

function keyOf({ relations, isHasSubcategories, maxItems, newestFirst }: ArticleQuery): string {
  const ids = relations.map(({ type, id }) => `${type}-${id}`)
  const order = newestFirst ? ['newest'] : []
  return [...ids, isHasSubcategories ? 'deep' : 'flat', maxItems ?? 'all', ...order].join(',')
}
