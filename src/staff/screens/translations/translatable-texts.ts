import { asc } from 'drizzle-orm'
import { isPicture } from '../../../features/media/library-file'
import { type LibraryFile, listLibrary } from '../../../features/media/queries'
import type { Db } from '../../../platform/db/db'
import { article, page, pageModule } from '../../../platform/db/schema-content'
import type { Translated } from '../../../platform/format/lang'
import { articleDocument } from '../../../site/article-document'
import { pageDocument } from '../../../site/page-document'
import { readDrafts } from '../../../site/revisions/revisions'
import { SETTINGS_PARTS, type SettingsPart, settingsParts } from '../../../site/settings-parts'
import { readParts } from '../../../site/stored-settings-parts'
import { listLabels } from '../labels/queries'
import { type ListingTexts, listListingTexts } from './listing-texts'

/** A document with texts, by kind. A label has only texts. */
export type Texts =
  | { subjectType: 'page' | 'article'; id: string; live: object; document: object }
  | { subjectType: 'settings'; id: SettingsPart; live: object; document: object }
  | { subjectType: 'media'; id: string; document: LibraryFile }
  | ({ subjectType: 'listing' } & ListingTexts)
  | { subjectType: 'label'; id: string; document: { text: Translated } }

/**
 * Returns all texts that visitors read and staff translate, both the live version and the one in the editor.
 * Unpublished content is left out.
 */
export async function listTexts(db: Db): Promise<Texts[]> {
  const [pages, articles, parts, library, labels, listings] = await Promise.all([
    listPageTexts(db),
    listArticleTexts(db),
    listPartTexts(db),
    listLibrary(db),
    listLabels(db),
    listListingTexts(db),
  ])
  return [
    ...pages,
    ...articles,
    ...parts,
    ...listings.map((texts): Texts => ({ subjectType: 'listing', ...texts })),
    ...library
      .filter((file) => isPicture(file) && !file.isDecoration)
      .map((document): Texts => ({ subjectType: 'media', id: String(document.id), document })),
    ...[...labels].map(([id, text]): Texts => ({ subjectType: 'label', id, document: { text } })),
  ]
}

async function listPageTexts(db: Db): Promise<Texts[]> {
  const [[rows, modules], drafts] = await Promise.all([
    db.batch([
      db.select().from(page).orderBy(asc(page.sort), asc(page.id)),
      db.select().from(pageModule).orderBy(asc(pageModule.sort), asc(pageModule.id)),
    ]),
    readDrafts(db, 'page'),
  ])
  const byPage = Map.groupBy(modules, ({ pageId }) => pageId)
  return rows.flatMap((row): Texts[] => {
    const live = pageDocument.parse({ ...row, modules: byPage.get(row.id) ?? [] })
    const id = String(row.id)
    const document = pageDocument.safeParse(drafts.get(id)).data ?? live
    return document.status === 'Draft' ? [] : [{ subjectType: 'page', id, live, document }]
  })
}

async function listArticleTexts(db: Db): Promise<Texts[]> {
  const [rows, drafts] = await Promise.all([
    db.select().from(article).orderBy(asc(article.sort), asc(article.id)),
    readDrafts(db, 'article'),
  ])
  return rows.flatMap((row): Texts[] => {
    const live = articleDocument.parse(row)
    const id = String(row.id)
    const document = articleDocument.safeParse(drafts.get(id)).data ?? live
    return document.status === 'Draft' ? [] : [{ subjectType: 'article', id, live, document }]
  })
}

async function listPartTexts(db: Db): Promise<Texts[]> {
  const [parts, drafts] = await Promise.all([
    readParts(db, SETTINGS_PARTS),
    readDrafts(db, 'settings'),
  ])
  return [...parts].map(([id, live]) => {
    const document = settingsParts[id].safeParse(drafts.get(id)).data ?? live
    return { subjectType: 'settings', id, live, document }
  })
}
