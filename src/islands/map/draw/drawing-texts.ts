import type { Lang } from '../../../domain/format/lang'
import type { Texts } from '../../../i18n/texts'

/** The texts of the drawing, which no page sends. */
export const DRAWING_TEXTS: Record<Lang, () => Promise<Texts>> = {
  nl: async () => (await import('../../../i18n/lists/drawing/nl')).drawingNl,
  fr: async () => (await import('../../../i18n/lists/drawing/fr')).drawingFr,
  en: async () => (await import('../../../i18n/lists/drawing/en')).drawingEn,
  de: async () => (await import('../../../i18n/lists/drawing/de')).drawingDe,
}
