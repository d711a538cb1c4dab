import { count, max } from 'drizzle-orm'
import type { Right } from '../../../platform/accounts/rights'
import type { Db } from '../../../platform/db/db'
import { revision, untranslated } from '../../../platform/db/schema-revisions'
import { readVersion } from '../../../platform/db/version'
import type { Lang } from '../../../platform/format/lang'
import { brusselsDay } from '../../../platform/format/local-time'
import type { Texts } from './translatable-texts'
import { readTranslations, type TextForm, type TranslatedForm } from './untranslated'

/** How many texts each further language lacks, or has in a version that fell behind, by the right that it takes to write them. */
type UntranslatedCounts = Partial<Record<Right, Partial<Record<Lang, number>>>>

interface Asked<F extends TextForm> {
  languages: readonly Lang[]
  /** All forms with texts, whoever may use them. */
  formsOf(texts: Texts): F[]
  now: Date
}

/**
 * The number of texts that are left to translate. It is kept with the state of the content in which it was counted, and
 * counted anew once that is another.
 */
export async function countUntranslated<F extends TextForm & { right: Right }>(
  db: Db,
  { languages, formsOf, now }: Asked<F>,
): Promise<UntranslatedCounts> {
  const [state, kept] = await Promise.all([
    readState(db, languages, now),
    db.select().from(untranslated).get(),
  ])
  if (kept?.state === state) return kept.counts
  const counts = countByRight(await readTranslations(db, { languages, formsOf }))
  const row = { id: 1, state, counts }
  await db
    .insert(untranslated)
    .values(row)
    .onConflictDoUpdate({ target: untranslated.id, set: row })
  return counts
}

function countByRight(all: TranslatedForm<TextForm & { right: Right }>[]): UntranslatedCounts {
  const counts: UntranslatedCounts = {}
  for (const { form, translations } of all) {
    const own = counts[form.right] ?? {}
    for (const { lang, state } of translations)
      if (state !== 'filled') own[lang] = (own[lang] ?? 0) + 1
    counts[form.right] = own
  }
  return counts
}

/** What differs once a text, a draft or a revision does. The day is in it, as another release may know other forms. */
async function readState(db: Db, languages: readonly Lang[], now: Date): Promise<string> {
  const [version, revisions] = await Promise.all([
    readVersion(db),
    db
      .select({ newest: max(revision.at), last: max(revision.id), all: count() })
      .from(revision)
      .get(),
  ])
  const { newest, last, all } = revisions ?? {}
  return [brusselsDay(now), languages.join('+'), version, newest, last, all].join(' ')
}
