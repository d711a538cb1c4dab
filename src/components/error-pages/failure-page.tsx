import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../env'
import { isDatabaseUnavailable } from '../../platform/db/db'
import { isLang, LANGS, type Lang } from '../../platform/format/lang'
import { formatPhone, mailHref, phoneHref } from '../../platform/format/phone'
import { type LabelKey, type Translate, translator } from '../../platform/i18n'
import { log, maskContacts } from '../../platform/log'
import { type MissingSetup, NotReadyError } from '../../platform/not-ready'
import { lastContent } from '../../site/current-content'
import { wantsHtml } from '../../site/form-answer'
import { preferredLang } from '../../site/preferred-lang'
import type { SiteSettings } from '../../site/site'
import { STAFF } from '../../urls'
import { plainPage } from './plain-page'

/** The error page of last resort. It has no dependencies, because it must work when nothing else does. */
export const failurePage: ErrorHandler<AppEnv> = function failurePage(error, c) {
  if (error instanceof HTTPException) return error.getResponse()
  c.header('Cache-Control', 'no-store')
  c.header('ETag', undefined)
  if (error instanceof NotReadyError) return sendNotReady(c, error)
  log('request failed', { path: maskContacts(c.req.path, 300), method: c.req.method, error })
  const status = isDatabaseUnavailable(error) ? 503 : 500
  if (status === 503) c.header('Retry-After', '30')
  if (expectsJson(c)) return c.json({ status: 'failed', issues: [] }, status)

  const settings = lastContent()?.site.settings ?? null
  const lang = langOf(c, settings)
  const t = translator(lang)
  return sendPlainPage(c, status, {
    lang,
    settings,
    picture: 'plot',
    title: t('error.unavailable'),
    text: t('error.servertext'),
    children: <NextSteps c={c} t={t} settings={settings} />,
  })
}

const NOT_READY: Record<MissingSetup, { title: LabelKey; text: LabelKey }> = {
  agency: { title: 'error.opening', text: 'error.openingtext' },
  address: { title: 'error.noaddress', text: 'error.noaddresstext' },
}

/** Responds with 503 without a log entry. `/healthz` and the staff area show the missing setting. */
function sendNotReady(c: Context<AppEnv>, { missing, message }: NotReadyError): Response {
  c.header('Retry-After', '30')
  if (expectsJson(c)) return c.json({ status: 'failed', issues: [{ path: [], message }] }, 503)
  const lang = langOf(c, null)
  const t = translator(lang)
  const { title, text } = NOT_READY[missing]
  return sendPlainPage(c, 503, {
    lang,
    settings: null,
    picture: 'plot',
    title: t(title),
    text: t(text),
    children:
      missing === 'agency' ? (
        <a className="link" href={STAFF.overview}>
          {t('error.openingstaff')}
        </a>
      ) : null,
  })
}

/** Sends a plain page with `noindex`. */
export function sendPlainPage(
  c: Context<AppEnv>,
  status: 429 | 500 | 503,
  page: Parameters<typeof plainPage>[0],
): Response {
  c.header('Content-Language', page.lang)
  c.header('X-Robots-Tag', 'noindex')
  return c.body(plainPage(page), status, { 'Content-Type': 'text/html; charset=UTF-8' })
}

interface NextStepsProps {
  c: Context<AppEnv>
  t: Translate
  settings: SiteSettings | null
}

/** A link that requests the same page again, and the telephone number and e-mail address of the agency. */
export function NextSteps({ c, t, settings }: NextStepsProps) {
  const { pathname, search } = new URL(c.req.url)
  const phone = settings?.offices[0]?.phone
  return (
    <>
      {c.req.method === 'GET' && (
        // A path that begins with two slashes would be another host.
        <a className="button" href={pathname.replace(/^\/+/, '/') + search}>
          {t('error.retry')}
        </a>
      )}
      {phone && (
        <a className="link" href={phoneHref(phone) ?? undefined}>
          {formatPhone(phone)}
        </a>
      )}
      {settings && (
        <a className="link" href={mailHref(settings.siteEmail) ?? undefined}>
          {settings.siteEmail}
        </a>
      )}
    </>
  )
}

/** Returns the language of the path, or else the visitor's preferred one among the agency's languages. */
export function langOf(c: Context<AppEnv>, settings: SiteSettings | null): Lang {
  const part = c.req.path.split('/')[1]
  if (isLang(part)) return part
  return preferredLang(c.req.header('Accept-Language'), settings?.languages ?? [...LANGS])
}

/** Returns true for a request that expects JSON. A form posted without a script gets a page. */
export function expectsJson(c: Context<AppEnv>): boolean {
  return c.req.path.startsWith('/api/') && !(c.req.method === 'POST' && wantsHtml(c))
}
