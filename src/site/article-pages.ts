import { asc, eq, or, type SQL } from 'drizzle-orm'
import type { Db } from '../platform/db/db'
import { article } from '../platform/db/schema-content'
import { articleDocument, type OwnPage } from './article-document'
import { includesAllDrafts, type ShownDrafts } from './revisions/revision'
import { readShownDocuments } from './revisions/revisions'

/** An article that has a page of its own, and the time of its last publication. */
export interface ArticlePage {
  id: number
  ownPage: OwnPage
  modifiedAt: string | null
}

/** Lists the published articles with a page of their own; with `drafts`, those of drafts too. */
export async function listArticlePages(db: Db, drafts: ShownDrafts): Promise<ArticlePage[]> {
  const { id, ownPage, modifiedAt } = article
  const [rows, documents] = await Promise.all([
    db.select({ id, ownPage, modifiedAt }).from(article).where(isShown(drafts)).orderBy(asc(id)),
    readShownDocuments(db, 'article', drafts),
  ])
  return rows.flatMap((row) => {
    const draft = articleDocument.safeParse(documents.get(String(row.id))).data
    const ownPage = draft ? draft.ownPage : row.ownPage
    return ownPage ? [{ ...row, ownPage }] : []
  })
}

/**
 * Returns the condition for published articles, and for the draft of a shared link. All drafts are included if they are
 * shown.
 */
export function isShown(drafts: ShownDrafts): SQL | undefined {
  if (includesAllDrafts(drafts)) return undefined
  const isShared = typeof drafts === 'object' && drafts.subjectType === 'article'
  const published = eq(article.status, 'Published')
  return isShared ? or(published, eq(article.id, Number(drafts.subjectId))) : published
}
