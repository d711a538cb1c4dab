import { parseAccept } from 'hono/utils/accept'
import { DEFAULT_LANG, enabledLang, type Lang } from '../platform/format/lang'

/** Returns the visitor's preferred language among the enabled ones, else the default one, else the first. */
export function preferredLang(header: string | undefined, enabled: Lang[]): Lang {
  const [found] = parseAccept(header ?? '')
    .filter(({ q }) => q > 0)
    .flatMap(({ type }) => enabledLang(type.slice(0, 2).toLowerCase(), enabled) ?? [])
  return found ?? (enabled.includes(DEFAULT_LANG) ? DEFAULT_LANG : (enabled[0] as Lang))
}
