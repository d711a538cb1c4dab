import type { Lang } from '../format/lang'

export type TextInLanguages = Readonly<Record<Lang, string>>

/** The texts of a topic; a language that is missing does not compile. */
export type TextsByKey = Readonly<Record<string, TextInLanguages>>
