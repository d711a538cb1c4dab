import type { Lang } from '../format/lang'
import { numberInText } from '../format/number'
import type { LabelKey } from './dictionary'

/** The text keys that equal the prefix `P` or start with `P` and a dot. If `P` is `string`, these are all keys. */
export type KeysOf<P extends string> = Extract<LabelKey, P | `${P}.${string}`>

/** Returns a text in one language. Only keys with one of the prefixes `P` are allowed, by default all keys. */
export type Translate<P extends string = string> = (key: KeysOf<P>, params?: Params) => string
export type Params = Record<string, string | number>

/** Returns the text with its `{slots}` filled in. */
export function fill(text: string, params?: Params): string {
  return params ? text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])) : text
}

const FRENCH_SLOT = /(?:(?<!\p{L})(de|à) )?\{(\w+)\}/gu
/** The slots before which `de` becomes `d’`. Their values are names, not sentences, addresses or amounts. */
const NAME_SLOTS: readonly string[] = ['name', 'agency', 'place']
const VOWEL = /^[aàâäeéèêëiîïoôöuùûüyœæ]/i
const CONTRACTIONS: Record<string, string> = {
  'de Le ': 'du ',
  'de Les ': 'des ',
  'à Le ': 'au ',
  'à Les ': 'aux ',
}

/**
 * Fills in slots as `fill` does and contracts `de` and `à` as French requires. `de {place}` becomes `d’Anvers`, and
 * `à {place}` becomes `au Roeulx`.
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
  const formatted = numberInText(count, lang)
  // 'NaN' means that the number is too large or not finite.
  return t(`${base}.${form}`, { ...params, count: formatted === 'NaN' ? count : formatted })
}
