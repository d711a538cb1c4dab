import type { Lang } from '../../platform/format/lang'

/** The locales of the page languages in Belgium. Hyphenation and speech output depend on them. */
export const LOCALES: Record<Lang, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' }
