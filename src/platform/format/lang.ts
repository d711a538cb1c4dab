export const LANGS = ['nl', 'fr', 'en', 'de'] as const
export type Lang = (typeof LANGS)[number]
export const DEFAULT_LANG: Lang = 'nl'

/** The CRM's language IDs. It has none for German; the contract defines 4. */
export const LANG_IDS: Record<Lang, number> = { nl: 1, fr: 2, en: 3, de: 4 }

/** A text in the languages in which it exists. */
export type Translated = Partial<Record<Lang, string>>

export function isLang(value: unknown): value is Lang {
  return LANGS.some((lang) => lang === value)
}

/** Returns the language `value` if the agency uses it, else null. */
export function enabledLang(value: unknown, enabled: readonly Lang[]): Lang | null {
  return isLang(value) && enabled.includes(value) ? value : null
}

/** Returns the language with a CRM ID, or null if the ID is unknown. */
export function langFromId(id: number): Lang | null {
  return LANGS.find((lang) => LANG_IDS[lang] === id) ?? null
}

/** Returns true if the agency still has to fill in a part of the text, marked by `[[…]]`. */
export function hasPlaceholder(text: string): boolean {
  return text.includes('[[')
}

/**
 * Returns the text in `lang`, else in the default language, else in any, or '' if there is none. Only the text in
 * `lang` may contain unfilled parts.
 */
export function pick(text: Translated | null | undefined, lang: Lang): string {
  const translation = text?.[lang]
  if (translation) return translation
  const other = fallbackLang(text, lang)
  return (other && text?.[other]) ?? ''
}

/** Returns the language of the text that `pick` returns instead of `lang`, for the `lang` attribute of its element. */
export function fallbackLang(text: Translated | null | undefined, lang: Lang): Lang | undefined {
  if (!text || text[lang]) return undefined
  return [DEFAULT_LANG, ...LANGS].find((other) => text[other] && !hasPlaceholder(text[other]))
}

/** Returns a label with a colon. French has a no-break space before it: `Nom :`. */
export function withColon(lang: Lang, label: string): string {
  return lang === 'fr' ? `${label}\u00A0:` : `${label}:`
}
