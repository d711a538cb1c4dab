import { and, eq, isNotNull } from 'drizzle-orm'
import { type Addressed, movedAddresses } from '../../domain/content/addresses/page-address'
import { addRedirect } from '../../domain/content/addresses/redirects'
import type { SitePage } from '../../domain/content/page'
import type { Db, Statement } from '../db/db'
import { article } from '../db/schema-content'
import { forgetRedirects, redirectPairs, redirectStatements } from './redirects'

/** The published articles that have a page of their own, beside these pages. */
export async function withArticles(db: Db, pages: SitePage[]): Promise<Addressed> {
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

/** Every address that a page or article had leads to its new one, and what led to it leads on; none leads away from a page. */
export async function movedStatements(
  db: Db,
  before: Addressed,
  after: Addressed,
): Promise<Statement[]> {
  const moved = movedAddresses(before, after)
  const own = moved.flatMap(({ target }) => target ?? [])
  const pairs = await redirectPairs(db)
  const all = new Map(pairs.filter(([path]) => !own.includes(path)))
  const changed = new Map<string, string | null>()
  for (const one of moved) {
    const added = addRedirect(one, new Map([...all, ...changed]))
    if (added.status === 'ok')
      for (const { path, target } of added.changed) changed.set(path, target)
  }
  const rows = [...changed].map(([path, target]) => ({ path, target }))
  return [...forgetRedirects(db, own), ...redirectStatements(db, rows, 'slug', new Date())]
}
