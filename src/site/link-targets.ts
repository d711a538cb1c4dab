import { and, asc, eq, inArray, ne, notLike } from 'drizzle-orm'
import type { Db } from '../platform/db/db'
import { article, articleCategory, image, page, pageModule } from '../platform/db/schema-content'
import type { FigurePicture } from '../platform/references/figures'
import type { OwnPage } from './article-document'
import { withSubcategories } from './category'

/** The separate page of an article, or the module that shows it with the id of its page. */
type ArticleLocation = { ownPage: OwnPage } | { page: number; module: number }

/**
 * Returns the places where these articles are shown, by their ids: on their own page, else in a module that names them,
 * else in one that shows their category.
 */
export async function findShowing(
  db: Db,
  ids: readonly number[],
): Promise<Record<number, ArticleLocation>> {
  const [articles, modules, categories] = await db.batch([
    db
      .select({ id: article.id, categoryId: article.categoryId, ownPage: article.ownPage })
      .from(article)
      .where(and(inArray(article.id, [...ids]), eq(article.status, 'Published'))),
    db
      .select({ module: pageModule, params: page.params })
      .from(pageModule)
      .innerJoin(page, eq(page.id, pageModule.pageId))
      .where(and(eq(pageModule.status, 'Published'), ne(page.status, 'Draft')))
      .orderBy(asc(page.sort), asc(page.id), asc(pageModule.sort), asc(pageModule.id)),
    db.select().from(articleCategory),
  ])
  const locations = modules
    .filter(({ params }) => !params.redirect)
    .map(({ module: { id, pageId, placement, config } }) => {
      const { relations = [], isHasSubcategories = false } = placement
      const idsOf = (type: 'article' | 'category') =>
        relations.filter((one) => one.type === type).map((one) => one.id)
      const below = withSubcategories(categories, idsOf('category'), isHasSubcategories)
      return {
        place: { page: pageId, module: id },
        articles: [...idsOf('article'), (config as { articleId?: number } | null)?.articleId],
        categories: below.map((category) => category.id),
      }
    })
  const entries = articles.flatMap(({ id, categoryId, ownPage }): [number, ArticleLocation][] => {
    if (ownPage) return [[id, { ownPage }]]
    const one =
      locations.find((module) => module.articles.includes(id)) ??
      locations.find((module) => categoryId !== null && module.categories.includes(categoryId))
    return one ? [[id, one.place]] : []
  })
  return Object.fromEntries(entries)
}

/** Returns these public files of the library with their descriptions, by their ids. */
export async function findFiles(
  db: Db,
  ids: readonly number[],
): Promise<Record<number, FigurePicture>> {
  const rows = await db
    .select({ id: image.id, url: image.url, alt: image.alt })
    .from(image)
    .where(and(inArray(image.id, [...ids]), notLike(image.url, '/documents/%')))
  return Object.fromEntries(rows.map(({ id, url, alt }) => [id, { url, alt }]))
}
