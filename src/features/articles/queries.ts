import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import {
  type ArticleParams,
  article,
  articleCategory,
  image,
} from '../../platform/db/schema-content'
import type { Translated } from '../../platform/format/lang'
import { articleDocument, type OwnPage } from '../../site/article-document'
import { isShown } from '../../site/article-pages'
import { type Category, withSubcategories } from '../../site/category'
import type { Relation } from '../../site/page'
import type { ShownDrafts } from '../../site/revisions/revision'
import { readShownDocuments } from '../../site/revisions/revisions'

export interface Article {
  id: number
  categoryId: number | null
  title: Translated
  /** HTML by the agency, not sanitised, as are the full texts. */
  introText: Translated
  fullText: Translated
  params: ArticleParams
  image: { url: string; alt: Translated } | null
  ownPage: OwnPage | null
  /** The date that visitors see. */
  shownDate: string | null
}

/** Returns a published article with its picture; with `drafts`, a draft too. Returns null if there is none. */
export async function findArticle(
  db: Db,
  id: number,
  drafts: ShownDrafts,
): Promise<Article | null> {
  const [row] = await selectArticles(db, [id], [], drafts)
  return row ?? null
}

/** A module's selection of articles. */
export interface ArticleQuery {
  relations: Relation[]
  /** True to include the articles of subcategories. */
  isHasSubcategories: boolean
  maxItems?: number | undefined
  /** True to sort the articles of categories by their dates, the newest first. */
  newestFirst?: boolean
}

/** Lists the articles to which a module refers, in its order, followed by those of its categories. */
export async function listArticles(
  db: Db,
  query: ArticleQuery,
  drafts: ShownDrafts,
): Promise<Article[]> {
  const { ids, categories } = await resolve(db, query)
  const articles = await selectArticles(
    db,
    ids,
    categories.map(({ id }) => id),
    drafts,
  )
  const named = ids.flatMap((id) => articles.find((one) => one.id === id) ?? [])
  const remaining = sorted(
    articles.filter(({ id }) => !ids.includes(id)),
    query,
  )
  return [...named, ...remaining].slice(0, query.maxItems)
}

export interface CategoryArticles extends Category {
  articles: Article[]
}

/** Lists the categories of a module with their articles; empty ones are left out. */
export async function listCategories(
  db: Db,
  query: ArticleQuery,
  drafts: ShownDrafts,
): Promise<CategoryArticles[]> {
  const { categories } = await resolve(db, query)
  const articles = await selectArticles(
    db,
    [],
    categories.map(({ id }) => id),
    drafts,
  )
  return categories
    .map((category) => ({
      ...category,
      articles: articles
        .filter(({ categoryId }) => categoryId === category.id)
        .slice(0, query.maxItems),
    }))
    .filter(({ articles }) => articles.length > 0)
}

/**
 * Sorts articles by their dates if requested, of one day the last written first, and those without a date last. Keeps
 * their order otherwise.
 */
function sorted(articles: Article[], { newestFirst }: ArticleQuery): Article[] {
  if (!newestFirst) return articles
  return articles.toSorted(
    (a, b) =>
      (b.shownDate ?? '').localeCompare(a.shownDate ?? '') || (a.shownDate ? b.id - a.id : 0),
  )
}

async function resolve(db: Db, { relations, isHasSubcategories }: ArticleQuery) {
  const idsOf = (type: Relation['type']) =>
    relations.filter((relation) => relation.type === type).map(({ id }) => id)
  const categoryIds = idsOf('category')
  const { sort, id } = articleCategory
  const all =
    categoryIds.length > 0
      ? await db.select().from(articleCategory).orderBy(asc(sort), asc(id))
      : []
  return {
    ids: idsOf('article'),
    categories: withSubcategories(all, categoryIds, isHasSubcategories),
  }
}

async function selectArticles(
  db: Db,
  ids: number[],
  categoryIds: number[],
  drafts: ShownDrafts,
): Promise<Article[]> {
  if (ids.length + categoryIds.length === 0) return []
  const rows = await db
    .select({ article, image })
    .from(article)
    .leftJoin(image, eq(image.id, article.imageId))
    .where(
      and(isShown(drafts), or(inArray(article.id, ids), inArray(article.categoryId, categoryIds))),
    )
    .orderBy(asc(article.sort), asc(article.id))
  const articles = drafts ? await withDrafts(db, rows, drafts) : rows
  return articles.map(({ article: row, image: picture }) => ({
    id: row.id,
    categoryId: row.categoryId,
    title: row.title,
    introText: row.introText,
    fullText: row.fullText,
    params: row.params,
    image: picture && { url: picture.url, alt: picture.alt },
    ownPage: row.ownPage,
    shownDate: row.shownDate,
  }))
}

type Row = { article: typeof article.$inferSelect; image: typeof image.$inferSelect | null }

async function withDrafts(db: Db, rows: Row[], drafts: ShownDrafts): Promise<Row[]> {
  const documents = await readShownDocuments(db, 'article', drafts)
  if (documents.size === 0) return rows
  const pictures = await db.select().from(image)
  return rows.map((row) => {
    const draft = articleDocument.safeParse(documents.get(String(row.article.id)))
    if (!draft.success) return row
    const picture = pictures.find(({ id }) => id === draft.data.imageId) ?? null
    return { article: { ...row.article, ...draft.data }, image: picture }
  })
}

type ArticleLine = Pick<typeof article.$inferSelect, 'id' | 'title' | 'status' | 'categoryId'>

/** Lists all articles, including unpublished ones. */
export async function listArticleLines(db: Db): Promise<ArticleLine[]> {
  const { id, title, status, categoryId } = article
  return db
    .select({ id, title, status, categoryId })
    .from(article)
    .orderBy(article.categoryId, article.sort, id)
}

export async function listCategoryLines(db: Db): Promise<{ id: number; title: Translated }[]> {
  const { id, name, sort } = articleCategory
  return db.select({ id, title: name }).from(articleCategory).orderBy(asc(sort), asc(id))
}
