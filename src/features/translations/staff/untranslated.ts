import type { Db } from '../../../platform/db/db'
import { entriesOf } from '../../../platform/fields/entries-of'
import { type Translation, translationsIn } from '../../../platform/fields/translation-states'
import type { Lang } from '../../../platform/format/lang'
import { countRevisions, readAllPublished } from '../../../site/revisions/revisions'
import type { Collection } from '../../../staff/collections/collection'
import { publishedForms, type TextForm } from '../../../staff/editing/published-forms'
import { listTexts, type Texts } from './translatable-texts'

/** The maximum number of revisions, and of documents, that are read at once. */
const MAX_REVISIONS = 200
const MAX_ITEMS = 50

interface TranslationParams<F extends TextForm> {
  /** The agency's languages. The first one is the original language. */
  languages: readonly Lang[]
  collections: readonly Collection[]
  /** Returns the forms of a document, or none if it is not included. */
  formsOf(texts: Texts): F[]
}

export interface TranslatedForm<F extends TextForm> {
  form: F
  translations: Translation[]
}

export async function readTranslations<F extends TextForm>(
  db: Db,
  { languages, collections, formsOf }: TranslationParams<F>,
): Promise<TranslatedForm<F>[]> {
  // For labels and pictures it is unknown which text is older.
  const revised = ['page', 'settings', ...collections.map(({ kind }) => kind)]
  const [documents, counts] = await Promise.all([
    listTexts(db, collections),
    countRevisions(db, revised),
  ])
  const items = documents.map((texts): DocumentForms<F> => {
    const revisionCount = counts.find(
      ({ subjectType, id }) => subjectType === kindOf(texts) && id === texts.id,
    )
    return { texts, forms: formsOf(texts), revisions: revisionCount?.count ?? 0 }
  })
  const results = new Map<Texts, TranslatedForm<F>[]>()
  const addResult = ({ texts, forms }: DocumentForms<F>, past: unknown[]) =>
    results.set(
      texts,
      forms.map((form) => translationsOfForm(form, texts, past, languages)),
    )
  for (const item of items) if (item.revisions === 0) addResult(item, [])
  const revisedItems = items.filter(({ revisions }) => revisions > 0)
  // Limits the revisions in memory to those of some documents.
  for (const [subjectType, documentsOfType] of Map.groupBy(revisedItems, ({ texts }) =>
    kindOf(texts),
  )) {
    for (const chunk of chunksOf(documentsOfType.filter(({ forms }) => forms.length > 0))) {
      const ids = chunk.map(({ texts }) => texts.id)
      const past = await readAllPublished(db, subjectType, ids)
      for (const item of chunk) addResult(item, past.get(item.texts.id) ?? [])
    }
  }
  return items.flatMap(({ texts }) => results.get(texts) ?? [])
}

function kindOf(texts: Texts): string {
  return texts.subjectType === 'collection' ? texts.collection.kind : texts.subjectType
}

interface DocumentForms<F extends TextForm> {
  texts: Texts
  forms: F[]
  revisions: number
}

function translationsOfForm<F extends TextForm>(
  form: F,
  texts: Texts,
  past: unknown[],
  languages: readonly Lang[],
): TranslatedForm<F> {
  const entries = entriesOf(form.fields, form.part(texts.document))
  const hasPast = 'live' in texts && past.length > 0
  const published = hasPast ? publishedForms(form, [texts.live, ...past]) : []
  return { form, translations: translationsIn(form.fields, entries, published, languages) }
}

/** Splits documents into groups with a limited number of revisions. A single document may exceed the limit. */
function chunksOf<T extends { revisions: number }>(items: T[]): T[][] {
  const chunks: T[][] = []
  let total = MAX_REVISIONS
  for (const item of items) {
    const last = chunks.at(-1)
    total += item.revisions
    if (last && last.length < MAX_ITEMS && total <= MAX_REVISIONS) last.push(item)
    else {
      chunks.push([item])
      total = item.revisions
    }
  }
  return chunks
}
