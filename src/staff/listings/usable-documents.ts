import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { project, property } from '../../platform/db/schema'
import { documentUpload } from '../../platform/db/schema-content'
import { type ListingScope, scopeCondition } from './staff-listings'

/**
 * Returns the addresses of the gated documents that an account may add to a listing: those of the listings that it
 * manages and its own uploads. Returns null for an account that manages all listings, which may use all documents.
 */
export async function findUsableDocuments(
  db: Db,
  accountId: number,
  scope: ListingScope,
): Promise<ReadonlySet<string> | null> {
  if (scope === 'all') return null
  const documentsOf = (table: typeof property | typeof project) =>
    db
      .select({ url: sql<string>`json_each.value ->> 'url'` })
      .from(sql`${table}, json_each(${table.data}, '$.documents')`)
      .where(and(isNotNull(table.data), isNull(table.deletedAt), scopeCondition(table, scope)))
  const [properties, projects, uploads] = await Promise.all([
    documentsOf(property),
    documentsOf(project),
    db
      .select({ url: documentUpload.url })
      .from(documentUpload)
      .where(eq(documentUpload.accountId, accountId)),
  ])
  return new Set([...properties, ...projects, ...uploads].map(({ url }) => url))
}
