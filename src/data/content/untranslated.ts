import type { Lang } from '../../domain/format/lang'
import { entriesOf } from '../../forms/fields/entries-of'
import type { Field } from '../../forms/fields/field'
import { type Translation, translationsIn } from '../../forms/fields/translation-states'
import type { Db } from '../db/db'
import { countRevisions, readAllPublished } from './revisions'
import { listTexts, type Texts } from './texts'

/** So many revisions are read at once, and of so many things. */
const MOST_REVISIONS = 200
const MOST_THINGS = 50

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

/** The translations of all texts of the agency, form by form. */
export async function readTranslations<F extends TextForm>(
  db: Db,
  { languages, formsOf }: Asked<F>,
): Promise<TranslatedForm<F>[]> {
  const things = (await listTexts(db)).map((texts) => ({ texts, forms: formsOf(texts) }))
  const judged = new Map<Texts, TranslatedForm<F>[]>()
  for (const [noun, some] of Map.groupBy(things, ({ texts }) => texts.noun)) {
    const isKept = noun === 'page' || noun === 'article' || noun === 'settings'
    const asked = some.filter(({ forms }) => forms.length > 0)
    const counts = isKept && asked.length > 0 ? await countRevisions(db, noun) : []
    // Only the texts that are judged are in memory at once, not all of the past.
    for (const chunk of chunksOf(asked, new Map(counts.map(({ id, count }) => [id, count])))) {
      const known = chunk
        .map(({ texts }) => texts.id)
        .filter((id) => counts.some((one) => one.id === id))
      const past = isKept && known.length > 0 ? await readAllPublished(db, noun, known) : new Map()
      for (const { texts, forms } of chunk)
        judged.set(
          texts,
          forms.map((form) => judge(form, texts, past.get(texts.id) ?? [], languages)),
        )
    }
  }
  return things.flatMap(({ texts }) => judged.get(texts) ?? [])
}

/** How many texts each further language lacks, or has in a version that fell behind. */
export async function countUntranslated<F extends TextForm>(
  db: Db,
  asked: Asked<F>,
): Promise<Partial<Record<Lang, number>>> {
  const all = (await readTranslations(db, asked)).flatMap(({ translations }) => translations)
  return Object.fromEntries(
    asked.languages
      .slice(1)
      .map((lang) => [
        lang,
        all.filter((one) => one.lang === lang && one.state !== 'filled').length,
      ]),
  )
}

function judge<F extends TextForm>(
  form: F,
  texts: Texts,
  past: unknown[],
  languages: readonly Lang[],
): TranslatedForm<F> {
  const entries = entriesOf(form.fields, form.part(texts.document))
  const published = 'live' in texts ? publishedForms(form, [texts.live, ...past]) : []
  return { form, translations: translationsIn(form.fields, entries, published, languages) }
}

/** A form as it was in whole documents, without those that did not have it yet. */
export function publishedForms({ fields, part }: TextForm, wholes: readonly unknown[]) {
  return wholes.flatMap((whole) => {
    const document = part(whole as object)
    return document === null ? [] : [entriesOf(fields, document)]
  })
}

/** Things in groups that have no more revisions together than are read at once, where one alone has not. */
function chunksOf<T extends { texts: Texts }>(things: T[], counts: Map<string, number>): T[][] {
  const chunks: T[][] = []
  let [last, revisions]: [T[], number] = [[], 0]
  for (const thing of things) {
    const count = counts.get(thing.texts.id) ?? 0
    if (last.length === MOST_THINGS || revisions + count > MOST_REVISIONS) {
      chunks.push(last)
      ;[last, revisions] = [[], 0]
    }
    last.push(thing)
    revisions += count
  }
  return [...chunks, last]
}
