import type { Translation, TranslationState } from '../../../platform/fields/translation-states'
import type { Lang } from '../../../platform/format/lang'
import type { StaffTextForm } from './forms-of'
import type { TranslatedForm } from './untranslated'

/** The number of a kind's texts in a language, by state. */
export type StateCounts = Record<TranslationState, number>

/** A missing or outdated translation, and the form to complete it. */
export interface Task extends Translation {
  form: StaffTextForm
}

/** Counts the texts of a kind in a language by state. */
export function countStates(
  forms: TranslatedForm<StaffTextForm>[],
  kind: string,
  lang: Lang,
): StateCounts {
  const counts: StateCounts = { filled: 0, missing: 0, older: 0 }
  for (const { form, translations } of forms)
    if (form.kind === kind)
      for (const translation of translations)
        if (translation.lang === lang) counts[translation.state]++
  return counts
}

/**
 * Returns the share of up-to-date translations as an integer percentage. It is 100 only if all are up to date, and null
 * if there are no texts.
 */
export function percentOf({ filled, missing, older }: StateCounts): number | null {
  const total = filled + missing + older
  return total === 0 ? null : Math.floor((filled / total) * 100)
}

/** Returns the missing and outdated translations, optionally of one language or kind. */
export function tasksOf(
  forms: TranslatedForm<StaffTextForm>[],
  { lang, kind }: { lang: Lang | null; kind: string | null },
): Task[] {
  return forms.flatMap(({ form, translations }) =>
    kind !== null && form.kind !== kind
      ? []
      : translations
          .filter(
            (translation) =>
              translation.state !== 'filled' && (lang === null || translation.lang === lang),
          )
          .map((translation) => ({ ...translation, form })),
  )
}
