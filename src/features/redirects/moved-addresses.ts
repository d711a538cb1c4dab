import { and, eq, isNotNull } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/audit'
import type { Db, Statement } from '../../platform/db/db'
import { article } from '../../platform/db/schema-content'
import type { SitePage } from '../../site/page'
import { type ContentWithAddress, movedAddresses } from '../../site/page-address'
import { movedList } from '../../site/redirects/redirect-list'
import { changeStatements } from '../../site/revisions/documents'
import { editableRedirects, readRedirectList } from './queries'

export async function withArticles(db: Db, pages: SitePage[]): Promise<ContentWithAddress> {
  const { id, ownPage, status } = article
  const rows = await db
    .select({ id, ownPage })
    .from(article)
    .where(and(isNotNull(ownPage), eq(status, 'Published')))
  return {
    pages,
    articles: rows.flatMap((row) => (row.ownPage ? [{ id: row.id, ownPage: row.ownPage }] : [])),
  }
}

interface ContentMove {
  before: ContentWithAddress
  after: ContentWithAddress
  /** Addresses that a moved or new page or article uses now. */
  taken?: readonly string[]
}

/**
 * Returns the statements that redirect every former address of a page or article to its new one, as a revision of the
 * redirects.
 */
export async function movedStatements(
  db: Db,
  { before, after, taken = [] }: ContentMove,
  actor: Actor,
): Promise<Statement[]> {
  const moved = movedAddresses(before, after)
  if (moved.length === 0 && taken.length === 0) return []
  const inUse = [...taken, ...moved.flatMap(({ target }) => target ?? [])]
  const live = await readRedirectList(db)
  return changeStatements(
    db,
    editableRedirects,
    { live, whole: movedList(live, moved, inUse) },
    actor,
  )
}
