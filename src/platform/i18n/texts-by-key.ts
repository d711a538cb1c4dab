import type { Lang } from '../format/lang'

export type TextInLanguages = Readonly<Record<Lang, string>>

/** The texts of a topic. A missing language is a type error. */
export type TextsByKey = Readonly<Record<string, TextInLanguages>>
