import { parseAccept } from 'hono/utils/accept'
import { DEFAULT_LANG, isLang, type Lang } from '../../domain/format/lang'

/** The visitor's best language among the enabled ones, else the default one, else the first. */
export function preferredLang(header: string | undefined, enabled: Lang[]): Lang {
  const wanted = parseAccept(header ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.slice(0, 2).toLowerCase())
  const found = wanted.find((lang) => isLang(lang) && enabled.includes(lang)) as Lang | undefined
  return found ?? (enabled.includes(DEFAULT_LANG) ? DEFAULT_LANG : (enabled[0] as Lang))
}
