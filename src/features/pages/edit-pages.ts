import { asc, eq, inArray, max } from 'drizzle-orm'
import { type Actor, auditRow } from '../../platform/audit/audit'
import { type Db, runBatch, type Statement } from '../../platform/db/db'
import { insertRows } from '../../platform/db/insert-rows'
import { article, page, pageModule } from '../../platform/db/schema-content'
import { raiseVersion } from '../../platform/db/version'
import type { Translated } from '../../platform/format/lang'
import { type Direction, swappedWithNeighbour } from '../../site/order'
import type { SitePage } from '../../site/page'
import { type PageDocument, pageDocument, withFreeIds } from '../../site/page-document'
import type { Editable } from '../../site/revisions/documents'
import { deleteRevisions, draftRows, readDrafts } from '../../site/revisions/revisions'
import { deleteTimes } from '../../site/revisions/schedule'
import { movedStatements, withArticles } from '../redirects/redirects'

/** Returns the `Editable` of a page. */
export function editablePage(id: number): Editable {
  return {
    key: { subjectType: 'page', subjectId: String(id) },
    actions: { publish: 'page.publish', restore: 'page.restore' },
    parse(document) {
      const read = pageDocument.safeParse(document)
      return read.success ? read.data : null
    },
    nameOf: (document) => pageDocument.parse(document).params.title,
    read: (db) => readPageDocument(db, id),
    write: (db, document, actor) => pageStatements(db, id, pageDocument.parse(document), actor),
  }
}

async function readPageDocument(db: Db, id: number): Promise<PageDocument | null> {
  const [[row], modules] = await db.batch([
    db.select().from(page).where(eq(page.id, id)),
    db
      .select()
      .from(pageModule)
      .where(eq(pageModule.pageId, id))
      .orderBy(asc(pageModule.sort), asc(pageModule.id)),
  ])
  return row ? pageDocument.parse({ ...row, modules }) : null
}

async function pageStatements(
  db: Db,
  id: number,
  document: PageDocument,
  actor: Actor,
): Promise<Statement[]> {
  const { modules: sentModules, ...fields } = document
  const [previous, takenIds, nextId] = await Promise.all([
    readPages(db).then((pages) => withArticles(db, pages)),
    idsOfOtherPages(
      db,
      id,
      sentModules.map((module) => module.id),
    ),
    nextModuleId(db),
  ])
  const pages = previous.pages.map((candidate) =>
    candidate.id === id ? { ...candidate, ...fields } : candidate,
  )
  const now = new Date()
  const modules = withFreeIds(sentModules, takenIds, nextId)
  return [
    db
      .update(page)
      .set({ ...fields, modifiedAt: now.toISOString() })
      .where(eq(page.id, id)),
    db.delete(pageModule).where(eq(pageModule.pageId, id)),
    ...insertRows(
      db,
      pageModule,
      modules.map((module, sort) => ({ ...module, pageId: id, sort })),
    ),
    ...(await movedStatements(db, { before: previous, after: { ...previous, pages } }, actor)),
  ]
}

async function idsOfOtherPages(db: Db, id: number, moduleIds: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: pageModule.id, pageId: pageModule.pageId })
    .from(pageModule)
    .where(inArray(pageModule.id, moduleIds))
  return new Set(rows.filter(({ pageId }) => pageId !== id).map((row) => row.id))
}

/** Returns all pages from their rows, including unpublished ones, in their order. */
export async function readPages(db: Db): Promise<SitePage[]> {
  const rows = await db.select().from(page).orderBy(asc(page.sort), asc(page.id))
  return rows.map(({ createdAt, modifiedAt, ...rest }) => rest)
}

/** Returns an id that no module has, neither live nor in a draft. */
export async function nextModuleId(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(pageModule.id) }).from(pageModule)
  const drafts = [...(await readDrafts(db, 'page')).values()].flatMap((draft) => {
    const read = pageDocument.safeParse(draft)
    return read.success ? read.data.modules.map(({ id }) => id) : []
  })
  return Math.max(row?.last ?? 0, ...drafts) + 1
}

/**
 * Creates a page at the end, which is not visible until its draft is published. Returns its id. `status` is its status
 * after that.
 */
export async function createPage(
  db: Db,
  fields: Pick<SitePage, 'name' | 'parentId' | 'slugs' | 'params' | 'status'>,
  { by, now }: Actor,
): Promise<number> {
  const last = await db
    .select({ sort: max(page.sort), id: max(page.id) })
    .from(page)
    .get()
  const id = (last?.id ?? 0) + 1
  const at = now.toISOString()
  const { name, parentId, slugs, params, status } = fields
  const values = { name, parentId, slugs, params, role: null }
  const sort = (last?.sort ?? 0) + 1
  const times = { createdAt: at, modifiedAt: at }
  const document: PageDocument = { ...values, status, modules: [] }
  await runBatch(db, [
    db.insert(page).values({ ...values, ...times, id, sort, status: 'Draft' }),
    ...draftRows(db, { subjectType: 'page', subjectId: String(id), document, by, now }),
    auditRow(db, { by, now, action: 'page.create', subjectId: id, detail: { name: params.title } }),
  ])
  return id
}

/** Deletes a page with its history. Returns false if it is on the site or has pages below it. */
export async function deletePage(db: Db, id: number, { by, now }: Actor): Promise<boolean> {
  const row = (await readPages(db)).find((candidate) => candidate.id === id)
  if (!row || (await pageObstacle(db, id))) return false
  await runBatch(db, [
    db.delete(page).where(eq(page.id, id)),
    db.delete(pageModule).where(eq(pageModule.pageId, id)),
    deleteRevisions(db, { subjectType: 'page', subjectId: String(id) }),
    deleteTimes(db, { subjectType: 'page', subjectId: String(id) }),
    auditRow(db, {
      by,
      now,
      action: 'page.delete',
      subjectId: id,
      detail: { name: row.params.title },
    }),
  ])
  return true
}

/** The reason why a page cannot be deleted; `below` are the pages and articles below it. */
export interface PageObstacle {
  reason: 'online' | 'role' | 'children'
  below: { subjectType: 'page' | 'article'; id: number; title: Translated }[]
}

/** Returns the reason why a page cannot be deleted, or null. */
export async function pageObstacle(db: Db, id: number): Promise<PageObstacle | null> {
  const [pages, articles] = await Promise.all([readPages(db), db.select().from(article)])
  const row = pages.find((candidate) => candidate.id === id)
  if (!row) return null
  if (row.role) return { reason: 'role', below: [] }
  const below = [
    ...pages.flatMap((one) =>
      one.parentId === id
        ? [{ subjectType: 'page' as const, id: one.id, title: one.params.title }]
        : [],
    ),
    ...articles.flatMap((one) =>
      one.ownPage?.parentId === id
        ? [{ subjectType: 'article' as const, id: one.id, title: one.title }]
        : [],
    ),
  ]
  if (below.length > 0) return { reason: 'children', below }
  return row.status === 'Draft' ? null : { reason: 'online', below }
}

/** Moves a page before or after its neighbour below the same parent. Returns false if it has no neighbour there. */
export async function movePage(db: Db, id: number, direction: Direction): Promise<boolean> {
  const order = swappedWithNeighbour(await readPages(db), id, direction, ({ parentId }) => parentId)
  if (!order) return false
  await runBatch(
    db,
    order.flatMap((item, sort) =>
      item.sort === sort ? [] : [db.update(page).set({ sort }).where(eq(page.id, item.id))],
    ),
  )
  await raiseVersion(db, 'content')
  return true
}
