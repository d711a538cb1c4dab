import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import {
  type ArticleParams,
  article,
  articleCategory,
  image,
} from '../../platform/db/schema-content'
import type { Translated } from '../../platform/format/lang'
import { articleDocument, type OwnPage } from '../../site/article-document'
import { type Category, withSubcategories } from '../../site/category'
import type { Relation } from '../../site/page'
import { type ShownDrafts, showsAll } from '../../site/revisions/revision'
import { readShown } from '../../site/revisions/revisions'

export interface Article {
  id: number
  categoryId: number | null
  title: Translated
  /** HTML, as are the full texts; written by the agency and not sanitised. */
  introText: Translated
  fullText: Translated
  params: ArticleParams
  image: { url: string; alt: Translated } | null
  ownPage: OwnPage | null
  /** The day that is told of it. */
  shownDate: string | null
}

/** An article with its picture, published or `drafts` too; null when there is none. */
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
  /** Those of the categories below too. */
  isHasSubcategories: boolean
  maxItems?: number | undefined
  /** Those of categories by their dates, the newest first, in the place of their order. */
  newestFirst?: boolean
}

/** The articles that a module names, in its order, then those of its categories. */
export async function listArticles(
  db: Db,
  query: ArticleQuery,
  drafts: ShownDrafts,
): Promise<Article[]> {
  const { ids, categories } = await resolve(db, query)
  const found = await selectArticles(
    db,
    ids,
    categories.map(({ id }) => id),
    drafts,
  )
  const named = ids.flatMap((id) => found.find((one) => one.id === id) ?? [])
  const others = sorted(
    found.filter(({ id }) => !ids.includes(id)),
    query,
  )
  return [...named, ...others].slice(0, query.maxItems)
}

export interface CategoryArticles extends Category {
  articles: Article[]
}

/** The categories that a module is about with their articles; empty ones are left out. */
export async function listCategories(
  db: Db,
  query: ArticleQuery,
  drafts: ShownDrafts,
): Promise<CategoryArticles[]> {
  const { categories } = await resolve(db, query)
  const found = await selectArticles(
    db,
    [],
    categories.map(({ id }) => id),
    drafts,
  )
  return categories
    .map((category) => ({
      ...category,
      articles: found
        .filter(({ categoryId }) => categoryId === category.id)
        .slice(0, query.maxItems),
    }))
    .filter(({ articles }) => articles.length > 0)
}

/** By their dates where that is asked, those without one last; else as they stand. */
function sorted(articles: Article[], { newestFirst }: ArticleQuery): Article[] {
  if (!newestFirst) return articles
  return articles.toSorted((a, b) => (b.shownDate ?? '').localeCompare(a.shownDate ?? ''))
}

async function resolve(db: Db, { relations, isHasSubcategories }: ArticleQuery) {
  const idsOf = (type: Relation['type']) =>
    relations.filter((relation) => relation.type === type).map(({ id }) => id)
  const wanted = idsOf('category')
  const { sort, id } = articleCategory
  const all =
    wanted.length > 0 ? await db.select().from(articleCategory).orderBy(asc(sort), asc(id)) : []
  return { ids: idsOf('article'), categories: withSubcategories(all, wanted, isHasSubcategories) }
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
  const found = drafts ? await withDrafts(db, rows, drafts) : rows
  return found.map(({ article: row, image: picture }) => ({
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

/** Published articles, and the one that a link shows; drafts too where all of them are shown. */
export function isShown(drafts: ShownDrafts): SQL | undefined {
  if (showsAll(drafts)) return undefined
  const isShared = typeof drafts === 'object' && drafts.subjectType === 'article'
  const published = eq(article.status, 'Published')
  return isShared ? or(published, eq(article.id, Number(drafts.subjectId))) : published
}

type Row = { article: typeof article.$inferSelect; image: typeof image.$inferSelect | null }

/** Articles as their drafts have them, with the pictures that these name. */
async function withDrafts(db: Db, rows: Row[], drafts: ShownDrafts): Promise<Row[]> {
  const documents = await readShown(db, 'article', drafts)
  if (documents.size === 0) return rows
  const pictures = await db.select().from(image)
  return rows.map((row) => {
    const draft = articleDocument.safeParse(documents.get(String(row.article.id)))
    if (!draft.success) return row
    const picture = pictures.find(({ id }) => id === draft.data.imageId) ?? null
    return { article: { ...row.article, ...draft.data }, image: picture }
  })
}

/** An article by its title. */
export type ArticleLine = Pick<
  typeof article.$inferSelect,
  'id' | 'title' | 'status' | 'categoryId'
>

/** All articles, unpublished ones too. */
export async function listArticleLines(db: Db): Promise<ArticleLine[]> {
  const { id, title, status, categoryId } = article
  return db
    .select({ id, title, status, categoryId })
    .from(article)
    .orderBy(article.categoryId, article.sort, id)
}

/** All categories by their names. */
export async function listCategoryLines(db: Db): Promise<{ id: number; title: Translated }[]> {
  const { id, name, sort } = articleCategory
  return db.select({ id, title: name }).from(articleCategory).orderBy(asc(sort), asc(id))
}
