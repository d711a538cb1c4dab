import type { Lang } from '../format/lang'
import { numberInText } from '../format/number'
import type { LabelKey } from './dictionary'

/** The keys that equal `P`, or start with it and a dot. For `string`, all keys. */
export type KeysOf<P extends string> = Extract<LabelKey, P | `${P}.${string}`>

/** Looks up a text. `P` is the union of its key prefixes, by default all. */
export type Translate<P extends string = string> = (key: KeysOf<P>, params?: Params) => string
export type Params = Record<string, string | number>

/** Returns the text with its `{slots}` filled in. */
export function fill(text: string, params?: Params): string {
  return params ? text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])) : text
}

const FRENCH_SLOT = /(?:(?<!\p{L})(de|à) )?\{(\w+)\}/gu
/** Slots whose values are names, not sentences, addresses or amounts. */
const NAME_SLOTS: readonly string[] = ['name', 'agency', 'place']
const VOWEL = /^[aàâäeéèêëiîïoôöuùûüyœæ]/i
const CONTRACTIONS: Record<string, string> = {
  'de Le ': 'du ',
  'de Les ': 'des ',
  'à Le ': 'au ',
  'à Les ': 'aux ',
}

/**
 * Fills in slots as `fill` does, with French contractions of prepositions before a name: `d’Anvers`, and for places `au
 * Roeulx`.
 */
export function fillFrench(text: string, params: Params): string {
  return text.replace(FRENCH_SLOT, (_, preposition: string | undefined, slot: string) => {
    const value = String(params[slot])
    if (!preposition) return value
    if (preposition === 'de' && NAME_SLOTS.includes(slot) && VOWEL.test(value)) return `d’${value}`
    const [article = ''] = slot === 'place' ? (/^Les? /.exec(value) ?? []) : []
    const contraction = CONTRACTIONS[`${preposition} ${article}`]
    return contraction ? contraction + value.slice(article.length) : `${preposition} ${value}`
  })
}

const PLURAL_RULES: Record<Lang, Intl.PluralRules> = {
  nl: new Intl.PluralRules('nl'),
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
}

/** The keys of texts with a plural, without `.one` and `.other`. */
export type PluralBase = { [K in LabelKey]: K extends `${infer Base}.one` ? Base : never }[LabelKey]

/** Returns the text for an integer: its keys end in `.one` and `.other`, and `{count}` is formatted in the language. */
export function plural<B extends PluralBase>(
  t: (key: `${NoInfer<B>}.one` | `${NoInfer<B>}.other`, params?: Params) => string,
  lang: Lang,
  base: B,
  count: number,
  params: Params = {},
): string {
  const form = PLURAL_RULES[lang].select(count) === 'one' ? 'one' : 'other'
  const written = numberInText(count, lang)
  return t(`${base}.${form}`, { ...params, count: written === 'NaN' ? count : written })
}
