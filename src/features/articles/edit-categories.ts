import { asc, eq, max } from 'drizzle-orm'
import { type Actor, auditRow } from '../../platform/audit/audit'
import { type Db, runBatch } from '../../platform/db/db'
import { article, articleCategory, page } from '../../platform/db/schema-content'
import { raiseVersion } from '../../platform/db/version'
import type { Translated } from '../../platform/format/lang'
import { type CategoryDocument, categoryDocument, withSubcategories } from '../../site/category'
import { type Direction, swappedWithNeighbour } from '../../site/order'
import type { Editable } from '../../site/revisions/documents'
import { deleteRevisions, readDrafts } from '../../site/revisions/revisions'
import { modulesWithDrafts } from './edit-articles'

/** Returns the editor of a category of articles: how its draft is read and published. */
export function editableCategory(id: number): Editable {
  return {
    key: { subjectType: 'category', subjectId: String(id) },
    actions: { publish: 'category.publish', restore: 'category.restore' },
    parse(document) {
      const read = categoryDocument.safeParse(document)
      return read.success ? read.data : null
    },
    nameOf: (document) => categoryDocument.parse(document).name,
    async read(db) {
      const row = await db.select().from(articleCategory).where(eq(articleCategory.id, id)).get()
      return row ? categoryDocument.parse(row) : null
    },
    async write(db, document) {
      const { name, parentId } = categoryDocument.parse(document)
      const all = await listCategoryRows(db)
      const parent = isPossibleParent(all, id, parentId) ? parentId : null
      const row = { name, parentId: parent }
      return [db.update(articleCategory).set(row).where(eq(articleCategory.id, id))]
    },
  }
}

type CategoryRow = typeof articleCategory.$inferSelect

/** Lists all categories in their order. */
export function listCategoryRows(db: Db): Promise<CategoryRow[]> {
  const { sort, id } = articleCategory
  return db.select().from(articleCategory).orderBy(asc(sort), asc(id))
}

/** Returns false if a category would be below itself, or below a category that does not exist. */
export function isPossibleParent(
  all: readonly CategoryRow[],
  id: number | null,
  parentId: number | null,
): boolean {
  if (parentId === null) return true
  const below = id === null ? [] : withSubcategories(all, [id], true)
  const isBelow = below.some((one) => one.id === parentId)
  return !isBelow && all.some((one) => one.id === parentId)
}

/** Creates a category as the last of all; returns its ID. */
export async function createCategory(
  db: Db,
  document: CategoryDocument,
  { by, now }: Actor,
): Promise<number> {
  const { sort, id } = articleCategory
  const last = await db
    .select({ sort: max(sort), id: max(id) })
    .from(articleCategory)
    .get()
  const row = { ...document, id: (last?.id ?? 0) + 1, sort: (last?.sort ?? 0) + 1 }
  await runBatch(db, [
    db.insert(articleCategory).values(row),
    auditRow(db, {
      by,
      now,
      action: 'category.create',
      subjectId: row.id,
      detail: { name: row.name },
    }),
  ])
  return row.id
}

/** A reference to a category: an article in it, a category below it, or a page with a module that shows it. */
export interface CategoryUse {
  subjectType: 'article' | 'category' | 'page'
  id: number
  title: Translated
}

/** Returns all references to a category, those in drafts included, each once. */
export async function categoryUses(db: Db, id: number): Promise<CategoryUse[]> {
  const [articles, drafts, below, modules, pages] = await Promise.all([
    db
      .select({ id: article.id, title: article.title, categoryId: article.categoryId })
      .from(article),
    readDrafts(db, 'article'),
    db.select().from(articleCategory).where(eq(articleCategory.parentId, id)),
    modulesWithDrafts(db),
    db.select({ id: page.id, params: page.params }).from(page),
  ])
  const categoryOfDraft = (articleId: number) =>
    (drafts.get(String(articleId)) as { categoryId?: number } | undefined)?.categoryId
  const onPages = new Set(
    modules
      .filter(({ placement: { relations = [] } }) =>
        relations.some((one) => one.type === 'category' && one.id === id),
      )
      .map(({ pageId }) => pageId),
  )
  return [
    ...articles
      .filter((one) => one.categoryId === id || categoryOfDraft(one.id) === id)
      .map((one) => ({ subjectType: 'article' as const, id: one.id, title: one.title })),
    ...below.map((one) => ({ subjectType: 'category' as const, id: one.id, title: one.name })),
    ...pages
      .filter((one) => onPages.has(one.id))
      .map((one) => ({ subjectType: 'page' as const, id: one.id, title: one.params.title })),
  ]
}

/** Deletes a category with its revisions. Returns false if anything refers to it. */
export async function deleteCategory(db: Db, id: number, { by, now }: Actor): Promise<boolean> {
  const row = (await listCategoryRows(db)).find((one) => one.id === id)
  if (!row || (await categoryUses(db, id)).length > 0) return false
  await runBatch(db, [
    db.delete(articleCategory).where(eq(articleCategory.id, id)),
    deleteRevisions(db, { subjectType: 'category', subjectId: String(id) }),
    auditRow(db, {
      by,
      now,
      action: 'category.delete',
      subjectId: id,
      detail: { name: row.name },
    }),
  ])
  return true
}

/** Moves a category before or after its neighbour below the same parent; returns false without such a neighbour. */
export async function moveCategory(db: Db, id: number, direction: Direction): Promise<boolean> {
  const order = swappedWithNeighbour(
    await listCategoryRows(db),
    id,
    direction,
    ({ parentId }) => parentId,
  )
  if (!order) return false
  await runBatch(
    db,
    order.flatMap((one, sort) =>
      one.sort === sort
        ? []
        : [db.update(articleCategory).set({ sort }).where(eq(articleCategory.id, one.id))],
    ),
  )
  await raiseVersion(db, 'content')
  return true
}
