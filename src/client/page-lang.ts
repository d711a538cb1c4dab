import { DEFAULT_LANG, isLang, type Lang } from '../domain/format/lang'

/** The page's language; its `lang` names the country too. */
export function pageLang(): Lang {
  const [lang] = document.documentElement.lang.split('-')
  return isLang(lang) ? lang : DEFAULT_LANG
}
