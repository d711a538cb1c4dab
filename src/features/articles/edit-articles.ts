import { asc, eq, max } from 'drizzle-orm'
import { type Actor, auditRow } from '../../platform/audit/audit'
import { type Db, runBatch, type Statement } from '../../platform/db/db'
import { article, articleCategory, page, pageModule } from '../../platform/db/schema-content'
import { raiseVersion } from '../../platform/db/version'
import { LANGS, type Translated } from '../../platform/format/lang'
import { articleAddress } from '../../platform/page-address'
import { type ArticleDocument, articleDocument } from '../../site/article-document'
import { withSubcategories } from '../../site/category'
import { type Direction, swappedWithNeighbour } from '../../site/order'
import { pageDocument } from '../../site/page-document'
import type { Editable } from '../../site/revisions/documents'
import { deleteRevisions, draftRows, readDrafts } from '../../site/revisions/revisions'
import { readPages } from '../pages/pages'
import { movedStatements, withArticles } from '../redirects/redirects'

/** Returns the editor of an article: how its draft is read and published. */
export function editableArticle(id: number): Editable {
  return {
    key: { subjectType: 'article', subjectId: String(id) },
    actions: { publish: 'article.publish', restore: 'article.restore' },
    parse(document) {
      const read = articleDocument.safeParse(document)
      return read.success ? read.data : null
    },
    nameOf: (document) => articleDocument.parse(document).title,
    async read(db) {
      const row = await db.select().from(article).where(eq(article.id, id)).get()
      return row ? articleDocument.parse(row) : null
    },
    async write(db, document, actor) {
      return articleStatements(db, id, articleDocument.parse(document), actor)
    },
  }
}

async function articleStatements(
  db: Db,
  id: number,
  document: ArticleDocument,
  actor: Actor,
): Promise<Statement[]> {
  const previous = await withArticles(db, await readPages(db))
  const { ownPage, status } = document
  const otherArticles = previous.articles.filter((one) => one.id !== id)
  const isPublished = ownPage !== null && status === 'Published'
  const after = {
    ...previous,
    articles: isPublished ? [...otherArticles, { id, ownPage }] : otherArticles,
  }
  const addresses = isPublished
    ? LANGS.map((lang) => articleAddress(after.pages, lang, ownPage))
    : []
  return [
    db
      .update(article)
      .set({ ...document, modifiedAt: new Date().toISOString() })
      .where(eq(article.id, id)),
    ...(status === 'Published'
      ? await movedStatements(db, { before: previous, after, taken: addresses }, actor)
      : []),
  ]
}

/** Creates an article as the last of all, which is not public until its draft is published; returns its ID. */
export async function createArticle(
  db: Db,
  fields: Pick<ArticleDocument, 'name' | 'alias' | 'title' | 'categoryId'> &
    Partial<Pick<ArticleDocument, 'ownPage' | 'shownDate'>>,
  { by, now }: Actor,
): Promise<number> {
  const last = await db
    .select({ sort: max(article.sort), id: max(article.id) })
    .from(article)
    .get()
  const id = (last?.id ?? 0) + 1
  const empty = { imageId: null, introText: {}, fullText: {}, params: {} }
  const initial = { ownPage: null, shownDate: null }
  const document: ArticleDocument = { ...empty, ...initial, ...fields, status: 'Published' }
  const sort = (last?.sort ?? 0) + 1
  const row = { ...document, id, sort, status: 'Draft' as const, createdAt: now.toISOString() }
  await runBatch(db, [
    db.insert(article).values(row),
    ...draftRows(db, { subjectType: 'article', subjectId: String(id), document, by, now }),
    auditRow(db, {
      by,
      now,
      action: 'article.create',
      subjectId: id,
      detail: { name: fields.title },
    }),
  ])
  return id
}

/** Deletes an article with its revisions. Returns false if it is published or a page refers to it. */
export async function deleteArticle(db: Db, id: number, { by, now }: Actor): Promise<boolean> {
  const row = await db.select().from(article).where(eq(article.id, id)).get()
  if (!row || (await articleObstacle(db, id))) return false
  await runBatch(db, [
    db.delete(article).where(eq(article.id, id)),
    deleteRevisions(db, { subjectType: 'article', subjectId: String(id) }),
    auditRow(db, { by, now, action: 'article.delete', subjectId: id, detail: { name: row.title } }),
  ])
  return true
}

/** The reason why an article cannot be deleted: it is on the website, or a page shows it. */
export interface ArticleObstacle {
  title: Translated
  page: { id: number; title: Translated } | null
}

/** Returns the reason why an article cannot be deleted, or null. */
export async function articleObstacle(db: Db, id: number): Promise<ArticleObstacle | null> {
  const row = await db.select().from(article).where(eq(article.id, id)).get()
  if (!row) return null
  const { title, status } = row
  const pageId = (await namedArticles(db)).get(id)
  if (pageId === undefined) return status === 'Draft' ? null : { title, page: null }
  const { params } = (await db.select().from(page).where(eq(page.id, pageId)).get()) ?? {}
  return { title, page: { id: pageId, title: params?.title ?? {} } }
}

/** Returns the articles to which live or drafted modules refer, each with the ID of one of these pages. */
export async function namedArticles(db: Db): Promise<Map<number, number>> {
  return namedBy(await modulesWithDrafts(db))
}

/** Returns the ID of a page that shows an article itself or its category, or undefined. */
export async function pageOfArticle(
  db: Db,
  { id, categoryId }: { id: number; categoryId: number | null },
): Promise<number | undefined> {
  const [modules, categories] = await Promise.all([
    modulesWithDrafts(db),
    db.select().from(articleCategory),
  ])
  const lists = modules.find(({ placement }) => {
    const { relations = [], isHasSubcategories = false } = placement
    const ids = relations.filter(({ type }) => type === 'category').map((one) => one.id)
    return withSubcategories(categories, ids, isHasSubcategories).some(
      (one) => one.id === categoryId,
    )
  })
  return namedBy(modules).get(id) ?? lists?.pageId
}

type PlacedModule = Pick<typeof pageModule.$inferSelect, 'pageId' | 'placement' | 'config'>

/** Returns all live and drafted modules with the IDs of their pages. */
export async function modulesWithDrafts(db: Db): Promise<PlacedModule[]> {
  const [rows, drafts] = await Promise.all([db.select().from(pageModule), readDrafts(db, 'page')])
  const drafted = [...drafts].flatMap(([id, draft]) => {
    const page = pageDocument.safeParse(draft)
    return page.success ? page.data.modules.map((one) => ({ ...one, pageId: Number(id) })) : []
  })
  return [...rows, ...drafted]
}

function namedBy(modules: PlacedModule[]): Map<number, number> {
  return new Map(
    modules.flatMap(({ pageId, placement, config }) => {
      const { articleId } = (config ?? {}) as { articleId?: number }
      const related = (placement.relations ?? []).filter(({ type }) => type === 'article')
      const ids = [...related.map(({ id }) => id), ...(articleId ? [articleId] : [])]
      return ids.map((id): [number, number] => [id, pageId])
    }),
  )
}

/** Moves an article before or after its neighbour of the same category; returns false without such a neighbour. */
export async function moveArticle(db: Db, id: number, direction: Direction): Promise<boolean> {
  const { categoryId, sort } = article
  const all = await db
    .select({ id: article.id, categoryId, sort })
    .from(article)
    .orderBy(asc(sort), asc(article.id))
  const order = swappedWithNeighbour(all, id, direction, (one) => one.categoryId)
  if (!order) return false
  await runBatch(
    db,
    order.flatMap((one, at) =>
      one.sort === at ? [] : [db.update(article).set({ sort: at }).where(eq(article.id, one.id))],
    ),
  )
  await raiseVersion(db, 'content')
  return true
}
