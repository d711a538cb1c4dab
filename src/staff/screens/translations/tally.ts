import type { Translation, TranslationState } from '../../../platform/fields/translation-states'
import type { Lang } from '../../../platform/format/lang'
import type { StaffTextForm, TextKind } from './forms-of'
import type { TranslatedForm } from './untranslated'

/** The number of a kind's texts in a language, by state. */
export type Tally = Record<TranslationState, number>

/** A missing or outdated translation, and the form to complete it. */
export interface Task extends Translation {
  form: StaffTextForm
}

/** Counts the texts of a kind in a language by state. */
export function tallyOf(all: TranslatedForm<StaffTextForm>[], kind: TextKind, lang: Lang): Tally {
  const tally: Tally = { filled: 0, missing: 0, older: 0 }
  for (const { form, translations } of all)
    if (form.kind === kind)
      for (const one of translations) if (one.lang === lang) tally[one.state]++
  return tally
}

/**
 * Returns the share of up-to-date translations as an integer percentage. It is 100 only if all are up to date, and null
 * if there are no texts.
 */
export function percentOf({ filled, missing, older }: Tally): number | null {
  const all = filled + missing + older
  return all === 0 ? null : Math.floor((filled / all) * 100)
}

/** Returns the missing and outdated translations, optionally of one language or kind. */
export function tasksOf(
  all: TranslatedForm<StaffTextForm>[],
  { lang, kind }: { lang: Lang | null; kind: TextKind | null },
): Task[] {
  return all.flatMap(({ form, translations }) =>
    kind !== null && form.kind !== kind
      ? []
      : translations
          .filter((one) => one.state !== 'filled' && (lang === null || one.lang === lang))
          .map((one) => ({ ...one, form })),
  )
}
