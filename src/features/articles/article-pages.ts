import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { article } from '../../platform/db/schema-content'
import { articleDocument, type OwnPage } from '../../site/article-document'
import type { ShownDrafts } from '../../site/revisions/revision'
import { readShownDocuments } from '../../site/revisions/revisions'
import { isShown } from './queries'

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
