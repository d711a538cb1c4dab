import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { enabledLang } from '../../platform/format/lang'
import { preferredLang } from '../../site/preferred-lang'
import { forgottenPasswordPath, loginPath, OWNER_REPORTS_PATH, ownerReportsPath } from '../../urls'

const POSTED = /^\/api\/(?:login(?:\/\w+)?|logout|password\/\w+)$/

/** Returns the path of the page whose form posts to this address of the owner area, or null for other addresses. */
export function ownerFormPage(c: Context<AppEnv>, from: string | null): string | null {
  const { path } = c.req
  if (path === OWNER_REPORTS_PATH) {
    const lang = preferredLang(
      c.req.header('Accept-Language'),
      c.get('content').site.settings.languages,
    )
    return ownerReportsPath(lang, c.req.query('token') ?? '')
  }
  if (!POSTED.test(path)) return null
  const { languages } = c.get('content').site.settings
  const [, start, area] = from?.split(/[/?]/) ?? []
  if (from && enabledLang(start, languages) && area === 'login') return from
  const lang = preferredLang(c.req.header('Accept-Language'), languages)
  return path.startsWith('/api/password/') ? forgottenPasswordPath(lang) : loginPath(lang)
}
