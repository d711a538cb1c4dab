import { LANGS, type Lang } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'
import terms from './crm-terms.json'
import type { ShownHistory } from './history'

interface Word {
  term: Record<Lang, string>
  langs: Lang[]
}

/**
 * The types and states of a CRM's entries. In `crm-terms.json` those of a language are separated by `|`. The first one
 * is shown to owners, the others are read only.
 */
const WORDS = readWords()

function readWords(): Map<string, Word> {
  const words = new Map<string, Word>()
  for (const term of terms) {
    for (const lang of LANGS) {
      for (const key of term[lang].split('|').map(normalise)) {
        words.set(key, { term, langs: [...(words.get(key)?.langs ?? []), lang] })
      }
    }
  }
  return words
}

/** Returns a type or state of the CRM in a language, or null if it is unknown. */
export function translateCrmTerm(text: string, lang: Lang): string | null {
  const word = WORDS.get(normalise(text))
  if (!word) return null
  return word.langs.includes(lang) ? text : (word.term[lang].split('|')[0] ?? null)
}

/** Returns true if a type or state of the CRM, in any language, is this Dutch term of `crm-terms.json`. */
export function isCrmTerm(text: string, term: string): boolean {
  return WORDS.get(normalise(text))?.term.nl.split('|').includes(term) ?? false
}

/**
 * Returns the language in which the CRM writes about a property: that of most of its known types and states, or the
 * default.
 */
export function crmLanguage(history: ShownHistory, defaultLang: Lang): Lang {
  const { calendar, media, communications } = history
  const texts = [
    ...(calendar ?? []).flatMap(({ type, status }) => [type, status]),
    ...[...(media ?? []), ...(communications ?? [])].map(({ type }) => type),
  ]
  const langs = texts.flatMap((text) => WORDS.get(normalise(text))?.langs ?? [])
  const countOf = (lang: Lang) => langs.filter((other) => other === lang).length
  return LANGS.reduce((best, lang) => (countOf(lang) > countOf(best) ? lang : best), defaultLang)
}
