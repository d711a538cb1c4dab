import type { nl } from './nl'

/** The default language decides which texts exist. */
export type LabelKey = keyof typeof nl
export type Dictionary = Record<LabelKey, string>
