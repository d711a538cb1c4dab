import type { Lang } from '../domain/format/lang'
import type { LabelKey } from './dictionary'

export type Translate = (key: LabelKey, params?: Params) => string
type Params = Record<string, string | number>

/** The text with its `{slots}` filled. */
export function fill(text: string, params?: Params): string {
  return params ? text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])) : text
}

const PLURAL_RULES: Record<Lang, Intl.PluralRules> = {
  nl: new Intl.PluralRules('nl'),
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
}

/** The keys of a text for a number, without their endings. */
export type PluralBase = { [K in LabelKey]: K extends `${infer Base}.one` ? Base : never }[LabelKey]

/** `t` for a number: the keys end in `.one` and `.other`, the texts contain `{count}`. */
export function plural(
  t: Translate,
  lang: Lang,
  base: PluralBase,
  count: number,
  others: Params = {},
): string {
  const form = PLURAL_RULES[lang].select(count) === 'one' ? 'one' : 'other'
  return t(`${base}.${form}` as LabelKey, { ...others, count })
}
