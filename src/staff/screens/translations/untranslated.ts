import type { Db } from '../../../platform/db/db'
import { entriesOf } from '../../../platform/fields/entries-of'
import type { Entries, Field } from '../../../platform/fields/field'
import { type Translation, translationsIn } from '../../../platform/fields/translation-states'
import type { Lang } from '../../../platform/format/lang'
import { countRevisions, readAllPublished } from '../../../site/revisions/revisions'
import { listTexts, type Texts } from './translatable-texts'

/** So many revisions are read at once, and of so many things. */
const MAX_REVISIONS = 200
const MAX_ITEMS = 50

/** A form that edits texts of something, or a part of it. */
export interface TextForm {
  fields: readonly Field[]
  /** What it shows of a whole document; null where that has no such part. */
  part(whole: object): unknown
}

interface Asked<F extends TextForm> {
  /** The agency's, the first one that which texts are written in. */
  languages: readonly Lang[]
  /** The forms of something, none for what is not asked about. */
  formsOf(texts: Texts): F[]
}

/** A form with the translations of all of its texts. */
export interface TranslatedForm<F extends TextForm> {
  form: F
  translations: Translation[]
}

/** What has revisions; of a label or a picture nobody knows which text is the older one. */
const REVISED = ['page', 'article', 'settings'] as const
type Revised = (typeof REVISED)[number]

/** The translations of all texts of the agency, form by form. */
export async function readTranslations<F extends TextForm>(
  db: Db,
  { languages, formsOf }: Asked<F>,
): Promise<TranslatedForm<F>[]> {
  const [all, counts] = await Promise.all([listTexts(db), countRevisions(db, REVISED)])
  const things = all.map((texts): Thing<F> => {
    const own = counts.find(
      ({ subjectType, id }) => subjectType === texts.subjectType && id === texts.id,
    )
    return { texts, forms: formsOf(texts), revisions: own?.count ?? 0 }
  })
  const judged = new Map<Texts, TranslatedForm<F>[]>()
  const judge = ({ texts, forms }: Thing<F>, past: unknown[]) =>
    judged.set(
      texts,
      forms.map((form) => judgeForm(form, texts, past, languages)),
    )
  for (const thing of things) if (thing.revisions === 0) judge(thing, [])
  const told = things.filter(({ revisions }) => revisions > 0)
  // Only the revisions of some things are in memory at once, not all of the past.
  for (const [subjectType, some] of Map.groupBy(
    told,
    ({ texts }) => texts.subjectType as Revised,
  )) {
    for (const chunk of chunksOf(some.filter(({ forms }) => forms.length > 0))) {
      const ids = chunk.map(({ texts }) => texts.id)
      const past = await readAllPublished(db, subjectType, ids)
      for (const thing of chunk) judge(thing, past.get(thing.texts.id) ?? [])
    }
  }
  return things.flatMap(({ texts }) => judged.get(texts) ?? [])
}

interface Thing<F extends TextForm> {
  texts: Texts
  forms: F[]
  revisions: number
}

function judgeForm<F extends TextForm>(
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

/** A form as it was in whole documents, without those that did not have it yet. */
export function publishedForms({ fields, part }: TextForm, wholes: readonly unknown[]): Entries[] {
  return wholes.flatMap((whole) => {
    const document = part(whole as object)
    return document === null ? [] : [entriesOf(fields, document)]
  })
}

/** Things in groups that have no more revisions together than are read at once, where one alone has not. */
function chunksOf<T extends { revisions: number }>(things: T[]): T[][] {
  const chunks: T[][] = []
  let total = MAX_REVISIONS
  for (const thing of things) {
    const last = chunks.at(-1)
    total += thing.revisions
    if (last && last.length < MAX_ITEMS && total <= MAX_REVISIONS) last.push(thing)
    else {
      chunks.push([thing])
      total = thing.revisions
    }
  }
  return chunks
}
