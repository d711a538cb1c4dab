import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../env'
import type { CallKind } from '../../platform/http/call-limits'
import { isTooFast, MINUTE_SECONDS } from '../../platform/http/isolate-rate-limit'
import { translator } from '../../platform/i18n'
import { lastContent } from '../../site/current-content'
import { wantsHtml } from '../../site/form-answer'
import { expectsJson, langOf, NextSteps, sendPlainPage } from './failure-page'

/** Returns a middleware that responds with 429 if an address makes too many calls of this kind in a minute. */
export function limitCalls(kind: CallKind): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async function limitCalls(c, next) {
    return isTooFast(c, kind) ? sendTooMany(c, { isPage: wantsHtml(c) }) : next()
  })
}

/**
 * Responds with 429 if an address requests too many pages in a minute. Pages from the page cache do not count. Neither
 * does the page of a form with errors, because the form itself was counted.
 */
export const limitPages = createMiddleware<AppEnv>(async function limitPages(c, next) {
  if (c.get('cachedPage') || c.get('failedForm') || !isTooFast(c, 'page')) return next()
  return sendTooMany(c)
})

/** Sends 429 as a plain page in the visitor's language, or as JSON to a client that expects it. */
export function sendTooMany(c: Context<AppEnv>, { isPage = true } = {}): Response {
  c.header('Cache-Control', 'no-store')
  c.header('Retry-After', String(MINUTE_SECONDS))
  if (!isPage || expectsJson(c)) return c.json({ status: 'failed', issues: [] }, 429)
  const settings = lastContent()?.site.settings ?? null
  const lang = langOf(c, settings)
  const t = translator(lang)
  return sendPlainPage(c, 429, {
    lang,
    settings,
    picture: 'key',
    title: t('error.toomany'),
    text: t('error.toomanytext'),
    children: <NextSteps c={c} t={t} settings={settings} />,
  })
}
