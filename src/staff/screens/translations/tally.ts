import type { Translation, TranslationState } from '../../../platform/fields/translation-states'
import type { Lang } from '../../../platform/format/lang'
import type { StaffTextForm, TextKind } from './forms-of'
import type { TranslatedForm } from './untranslated'

/** How many texts of a kind are in each state in a language. */
export type Tally = Record<TranslationState, number>

/** A translation that lacks or fell behind, and the form to mend it. */
export interface Task extends Translation {
  form: StaffTextForm
}

/** The states of a kind's texts in a language. */
export function tallyOf(all: TranslatedForm<StaffTextForm>[], kind: TextKind, lang: Lang): Tally {
  const tally: Tally = { filled: 0, missing: 0, older: 0 }
  for (const { form, translations } of all)
    if (form.kind === kind)
      for (const one of translations) if (one.lang === lang) tally[one.state]++
  return tally
}

/** The share of texts that are there and not behind, in whole percents: 100 for all alone. Null where there are none. */
export function percentOf({ filled, missing, older }: Tally): number | null {
  const all = filled + missing + older
  return all === 0 ? null : Math.floor((filled / all) * 100)
}

/** What is left to translate, of one language or kind where these are given. */
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
