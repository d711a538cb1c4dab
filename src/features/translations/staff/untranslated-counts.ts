import { count, max } from 'drizzle-orm'
import type { Right } from '../../../platform/accounts/rights'
import type { Db } from '../../../platform/db/db'
import { revision, untranslated } from '../../../platform/db/schema-revisions'
import { readVersion } from '../../../platform/db/version'
import type { Lang } from '../../../platform/format/lang'
import { brusselsDay } from '../../../platform/format/local-time'
import type { Collection } from '../../../staff/collections/collection'
import type { TextForm } from '../../../staff/editing/published-forms'
import type { Texts } from './translatable-texts'
import { readTranslations, type TranslatedForm } from './untranslated'

/** The number of missing or outdated translations by language, grouped by the right that is needed to edit them. */
type UntranslatedCounts = Partial<Record<Right, Partial<Record<Lang, number>>>>

interface CountParams<F extends TextForm> {
  languages: readonly Lang[]
  collections: readonly Collection[]
  /** Returns all forms with texts, regardless of rights. */
  formsOf(texts: Texts): F[]
  now: Date
}

/**
 * Returns the number of missing or outdated translations. It is stored with the version of the content, and counted
 * again when the content has changed.
 */
export async function countUntranslated<F extends TextForm & { right: Right }>(
  db: Db,
  { languages, collections, formsOf, now }: CountParams<F>,
): Promise<UntranslatedCounts> {
  const [state, cached] = await Promise.all([
    readState(db, languages, now),
    db.select().from(untranslated).get(),
  ])
  if (cached?.state === state) return cached.counts
  const counts = countByRight(await readTranslations(db, { languages, collections, formsOf }))
  const row = { id: 1, state, counts }
  await db
    .insert(untranslated)
    .values(row)
    .onConflictDoUpdate({ target: untranslated.id, set: row })
  return counts
}

function countByRight(forms: TranslatedForm<TextForm & { right: Right }>[]): UntranslatedCounts {
  const counts: UntranslatedCounts = {}
  for (const { form, translations } of forms) {
    const rightCounts = counts[form.right] ?? {}
    for (const { lang, state } of translations)
      if (state !== 'filled') rightCounts[lang] = (rightCounts[lang] ?? 0) + 1
    counts[form.right] = rightCounts
  }
  return counts
}

/**
 * Returns a key that changes with every text, draft and revision. It contains the day, because another release may have
 * other forms.
 */
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
