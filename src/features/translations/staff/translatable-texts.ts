import { asc } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { page, pageModule } from '../../../platform/db/schema-content'
import type { Values } from '../../../platform/fields/field'
import type { Translated } from '../../../platform/format/lang'
import { isPicture } from '../../../site/media/library-file'
import { type LibraryFile, listLibrary } from '../../../site/media/queries'
import { pageDocument } from '../../../site/page-document'
import { readDrafts } from '../../../site/revisions/revisions'
import { SETTINGS_PARTS, type SettingsPart, settingsParts } from '../../../site/settings-parts'
import { readParts } from '../../../site/stored-settings-parts'
import type { Collection } from '../../../staff/collections/collection'
import { listLabels } from '../../labels/labels.staff'
import { type ListingTexts, listListingTexts } from './listing-texts'

/** A document with texts, by kind. A label has only texts. */
export type Texts =
  | { subjectType: 'page'; id: string; live: object; document: object }
  | CollectionTexts
  | { subjectType: 'settings'; id: SettingsPart; live: object; document: object }
  | { subjectType: 'media'; id: string; document: LibraryFile }
  | ({ subjectType: 'listing' } & ListingTexts)
  | { subjectType: 'label'; id: string; document: { text: Translated } }

export interface CollectionTexts {
  subjectType: 'collection'
  collection: Collection
  id: string
  live: Values
  document: Values
}

/**
 * Returns all texts that visitors read and staff translate, both the live version and the one in the editor.
 * Unpublished content is left out.
 */
export async function listTexts(db: Db, collections: readonly Collection[]): Promise<Texts[]> {
  const [pages, documents, parts, library, labels, listings] = await Promise.all([
    listPageTexts(db),
    Promise.all(collections.map((collection) => listCollectionTexts(db, collection))),
    listPartTexts(db),
    listLibrary(db),
    listLabels(db),
    listListingTexts(db),
  ])
  return [
    ...pages,
    ...documents.flat(),
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

async function listCollectionTexts(db: Db, collection: Collection): Promise<Texts[]> {
  const { kind, schema } = collection
  const [stored, drafts] = await Promise.all([collection.list(db), readDrafts(db, kind)])
  return stored.flatMap(({ id, document: live }): Texts[] => {
    const document = schema.safeParse(drafts.get(String(id))).data ?? live
    if (document.status === 'Draft') return []
    return [{ subjectType: 'collection', collection, id: String(id), live, document }]
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
