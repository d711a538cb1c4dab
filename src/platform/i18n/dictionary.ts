import { shellTexts } from '../../components/shell/texts'
import { brochureTexts } from '../../features/brochure/texts'
import { consentTexts } from '../../features/consent/texts'
import { demandTexts } from '../../features/demand/texts'
import { favouritesTexts } from '../../features/favourites/texts'
import { drawingTexts } from '../../features/map/drawing/texts'
import { mapTexts } from '../../features/map/texts'
import { contentTexts } from '../../features/pages/texts'
import { propertyPageTexts } from '../../features/property-page/texts'
import { savedSearchesTexts } from '../../features/saved-searches/texts'
import { searchTexts } from '../../features/search/texts'
import { teamTexts } from '../../features/team/texts'
import { valuationTexts } from '../../features/valuation/texts'
import { visitTexts } from '../../features/visits/texts'
import { legalTexts } from '../../listing/law/texts'
import { listingTexts } from '../../listing/texts'
import { formTexts } from '../../site/forms/forms'
import { formsTexts } from '../../site/forms/texts'
import type { Lang } from '../format/lang'
import type { TEXTS } from './full-dictionary'
import type { TextInLanguages } from './texts-by-key'

/** The texts of the pages that visitors request. */
export const PAGE_TEXTS = {
  ...listingTexts,
  ...propertyPageTexts,
  ...searchTexts,
  ...mapTexts,
  ...drawingTexts,
  ...favouritesTexts,
  ...savedSearchesTexts,
  ...brochureTexts,
  ...formsTexts,
  ...formTexts('subject', 'subject.', ''),
  ...formTexts('thanksTitle', 'thanks.', '.title'),
  ...formTexts('thanksText', 'thanks.', '.text'),
  ...visitTexts,
  ...demandTexts,
  ...valuationTexts,
  ...consentTexts,
  ...legalTexts,
  ...shellTexts,
  ...contentTexts,
  ...teamTexts,
}

export type LabelKey = keyof typeof TEXTS

/** The texts that this isolate has loaded: those of pages, and all others after `addTexts`. */
const loaded: Partial<Record<string, TextInLanguages>> = { ...PAGE_TEXTS }

/** Adds texts that pages do not need. */
export function addTexts(texts: Record<string, TextInLanguages>): void {
  Object.assign(loaded, texts)
}

/** Returns true if a text is the key of a loaded label. */
export function isLabel(text: string): text is LabelKey {
  return Object.hasOwn(loaded, text)
}

/** Returns the text of a label. Throws an error if the text is not loaded, such as one for staff on a page. */
export function dictionaryText(lang: Lang, key: LabelKey): string {
  const text = loaded[key]
  if (!text) throw new Error(`This text is not loaded: ${key}`)
  return text[lang]
}
