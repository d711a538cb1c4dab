import { cached } from '../../cache'
import {
  type Article,
  type ArticleQuery,
  type CategoryArticles,
  listArticles,
  listCategories,
} from '../../data/content/articles'
import type { Placement } from '../../domain/content/page'
import type { LoadContext } from '../module'

/** The articles that a module's relations name. */
export function loadArticles({ cache, db }: LoadContext, placement: Placement): Promise<Article[]> {
  const query = queryOf(placement)
  return cached(cache, 'content', `articles:${keyOf(query)}`, () =>
    listArticles(db, query, cache.drafts),
  )
}

/** The categories that they name, with their articles. */
export function loadCategories(
  { cache, db }: LoadContext,
  placement: Placement,
): Promise<CategoryArticles[]> {
  const query = queryOf(placement)
  return cached(cache, 'content', `categories:${keyOf(query)}`, () =>
    listCategories(db, query, cache.drafts),
  )
}

function queryOf({ relations, isHasSubcategories, maxItems }: Placement): ArticleQuery {
  return { relations, isHasSubcategories, maxItems }
}

function keyOf({ relations, isHasSubcategories, maxItems }: ArticleQuery): string {
  const ids = relations.map(({ type, id }) => `${type}-${id}`)
  return [...ids, isHasSubcategories ? 'deep' : 'flat', maxItems ?? 'all'].join(',')
}
