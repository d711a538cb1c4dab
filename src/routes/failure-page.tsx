import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseAway } from '../data/db'
import { DEFAULT_LANG, isLang } from '../domain/lang'
import type { AppEnv } from '../env'
import { lastContent } from '../held'
import { translator } from '../i18n'
import { log } from '../log'

/** The last resort, plain on purpose: it must work when nothing else does. */
export const failurePage: ErrorHandler<AppEnv> = function failurePage(error, c) {
  if (error instanceof HTTPException) return error.getResponse()
  log('request failed', { path: c.req.path, method: c.req.method, error })
  const status = isDatabaseAway(error) ? 503 : 500
  c.header('Cache-Control', 'no-store')
  c.header('ETag', undefined)
  if (status === 503) c.header('Retry-After', '30')
  if (isCall(c)) return c.json({ status: 'failed', issues: [] }, status)

  const part = c.req.path.split('/')[1]
  const lang = isLang(part) ? part : DEFAULT_LANG
  const t = translator(lang)
  const settings = lastContent()?.site.settings
  c.header('Content-Language', lang)
  const reach = settings ? [settings.offices[0]?.phone ?? '', settings.siteEmail] : []
  return c.html(
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${t('error.unavailable')}</title></head>
<body><main><h1>${t('error.unavailable')}</h1><p>${t('error.servertext')}</p><p>${escapeHtml(reach.join(' '))}</p></main></body></html>`,
    status,
  )
}

/** A form that was posted without a script is answered with a page. */
function isCall({ req }: Context): boolean {
  const isPost = req.method === 'POST' && req.header('Accept')?.includes('text/html')
  return req.path.startsWith('/api/') && !isPost
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
