import type { Lang } from '../domain/format/lang'
import { de } from './de'
import type { Dictionary, LabelKey } from './dictionary'
import { en } from './en'
import { fr } from './fr'
import { nl } from './nl'
import { fill, fillFrench, type Translate } from './translate'

export type { LabelKey } from './dictionary'
export { plural, type Translate } from './translate'

const DICTIONARIES: Record<Lang, Dictionary> = { nl, fr, en, de }

/** The labels of the staff area alone, which nobody replaces. */
const STAFF_ONLY =
  /^(?:staff|category|settings|edit|field|hint|import|audit|lead|links|media|module|part|block|page|record|reference|role|mail\.crm)\./

/** The labels that visitors and owners read, on the site and in mails. */
export const SITE_LABELS = (Object.keys(nl) as LabelKey[]).filter((key) => !STAFF_ONLY.test(key))

/** Tells whether a text is the name of a label that visitors or owners read. */
export function isSiteLabel(text: string): text is LabelKey {
  return SITE_LABELS.some((key) => key === text)
}

/** The interface's texts in one language; the agency's own words come before ours. */
export function translator(lang: Lang, overrides: Record<string, string> = {}): Translate {
  const dictionary = DICTIONARIES[lang]
  return function t(key, params) {
    const text = overrides[key] ?? dictionary[key]
    return lang === 'fr' && params ? fillFrench(text, params) : fill(text, params)
  }
}
