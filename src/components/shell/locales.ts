import type { Lang } from '../../platform/format/lang'

/** Belgian usage: hyphenation and speech follow it. */
export const LOCALES: Record<Lang, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' }
