import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { AuditName } from '../../platform/audit/audit-action'
import type { Db } from '../../platform/db/db'
import { jsonChunks, valuesOf } from '../../platform/db/json-rows'
import { article, articleCategory, image, page } from '../../platform/db/schema-content'

export const NAMED_DOCUMENTS = ['page', 'article', 'category', 'media'] as const
export type NamedDocument = (typeof NAMED_DOCUMENTS)[number]

/** Returns the names of the documents of one kind that exist, by id. */
export async function readDocumentNames(
  db: Db,
  kind: NamedDocument,
  ids: Iterable<string>,
): Promise<Map<string, AuditName>> {
  const numbers = new Set([...ids].map(Number))
  const pages = await Promise.all(
    jsonChunks(numbers).map((chunk) => readNames(db, kind, valuesOf(chunk))),
  )
  return new Map(pages.flat().map(({ id, name }) => [String(id), name]))
}

function readNames(
  db: Db,
  kind: NamedDocument,
  ids: SQL,
): Promise<{ id: number; name: AuditName }[]> {
  const isIn = (column: SQLiteColumn) => sql`${column} in ${ids}`
  switch (kind) {
    case 'page':
      return db
        .select({ id: page.id, params: page.params })
        .from(page)
        .where(isIn(page.id))
        .then((rows) => rows.map(({ id, params }) => ({ id, name: params.title })))
    case 'article':
      return db
        .select({ id: article.id, name: article.title })
        .from(article)
        .where(isIn(article.id))
    case 'category':
      return db
        .select({ id: articleCategory.id, name: articleCategory.name })
        .from(articleCategory)
        .where(isIn(articleCategory.id))
    case 'media':
      return db.select({ id: image.id, name: image.originalname }).from(image).where(isIn(image.id))
  }
}
