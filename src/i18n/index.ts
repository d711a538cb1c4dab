import type { Lang } from '../domain/format/lang'
import { de } from './de'
import type { Dictionary, LabelKey } from './dictionary'
import { en } from './en'
import { fr } from './fr'
import { nl } from './nl'

export type { LabelKey } from './dictionary'
export type Translate = (key: LabelKey, params?: Record<string, string | number>) => string

const DICTIONARIES: Record<Lang, Dictionary> = { nl, fr, en, de }

/** The interface's texts in one language; the agency's own words come before ours. */
export function translator(lang: Lang, overrides: Record<string, string> = {}): Translate {
  const dictionary = DICTIONARIES[lang]
  return function t(key, params) {
    const text = overrides[key] ?? dictionary[key]
    return params ? text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])) : text
  }
}

const PLURAL_RULES: Record<Lang, Intl.PluralRules> = {
  nl: new Intl.PluralRules('nl'),
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
}

type PluralBase = { [K in LabelKey]: K extends `${infer Base}.one` ? Base : never }[LabelKey]

/** `t` for a number: the keys end in `.one` and `.other` and hold `{count}`. */
export function plural(t: Translate, lang: Lang, base: PluralBase, count: number): string {
  const form = PLURAL_RULES[lang].select(count) === 'one' ? 'one' : 'other'
  return t(`${base}.${form}` as LabelKey, { count })
}
