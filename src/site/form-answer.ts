import type { Context, Hono } from 'hono'
import type { AppEnv, FailedForm } from '../env'
import type { SentRequest } from '../features/leads/sent-request'
import type { Lang } from '../platform/format/lang'
import { isTooFast } from '../platform/http/isolate-rate-limit'
import { translator } from '../platform/i18n'
import { homePath, rolePath } from '../urls'
import { withFailedForm } from './failed-form'
import type { FormIssue } from './forms/form-state'
import { FORMS, type FormKind } from './forms/forms'
import type { Site } from './site'

export type FormOutcome =
  /**
   * `isHoneypotFilled` is true if the honeypot was filled and nothing was sent. The thank-you page shows `sent`.
   * `isCopyRefused` is true if the visitor gave an address and gets no copy, as the mailbox reached its limit of today.
   */
  | {
      status: 'success'
      isHoneypotFilled: boolean
      fileUrl: string | null
      sent?: SentRequest
      isCopyRefused?: boolean
    }
  | { status: 'failed'; code: FailedForm['status']; issues: FormIssue[] }

/** The fetch function of the app, which renders a page by an internal request. */
export type FetchApp = Hono<AppEnv>['fetch']

/** Returns true if the request accepts HTML and not JSON. */
export function wantsHtml(c: Context<AppEnv>): boolean {
  const accepts = c.req.header('Accept') ?? ''
  return accepts.includes('text/html') && !accepts.includes('application/json')
}

export function jsonResponse(c: Context<AppEnv>, outcome: FormOutcome): Response {
  c.header('Cache-Control', 'no-store')
  if (outcome.status === 'failed') {
    return c.json({ status: 'failed', issues: outcome.issues }, outcome.code)
  }
  const { fileUrl, isCopyRefused } = outcome
  const data = { ...(fileUrl !== null && { fileUrl }), ...(isCopyRefused && { copy: false }) }
  return c.json({ status: 'success', data })
}

/** Returns the path of the page with forms of this kind, for a submitted form whose page is unknown. */
export function pageOfKind(site: Site, lang: Lang, kind: FormKind): string {
  return rolePath(site, lang, FORMS[kind].page ?? 'contact') ?? homePath(lang)
}

/**
 * Renders the page of a form again, with the typed values and their issues. A client that requests too many pages gets
 * only the issues.
 */
export async function renderFormAgain(
  c: Context<AppEnv>,
  fetchApp: FetchApp,
  { page, lang, form }: { page: string | null; lang: Lang; form: FailedForm },
): Promise<Response> {
  const { site } = c.get('content')
  const paths = [page, pageOfKind(site, lang, form.state.kind), homePath(lang)]
  for (const path of isTooFast(c, 'page') ? [] : paths) {
    if (path === null) continue
    const request = new Request(new URL(path, c.req.url), { headers: { Accept: 'text/html' } })
    const response = await fetchApp(withFailedForm(request, form), c.env, c.executionCtx)
    if (response.status === form.status) return withRetryAfter(c, response)
  }
  c.header('Cache-Control', 'no-store')
  return c.text(form.state.issues.map(({ message }) => message).join('\n'), form.status)
}

/** Returns the path of this site in the `Referer` header, or null. */
export function refererPath(c: Context<AppEnv>): string | null {
  const referer = URL.parse(c.req.header('Referer') ?? '')
  const siteOrigins = [new URL(c.req.url).origin, c.get('origin')]
  return referer && siteOrigins.includes(referer.origin) ? referer.pathname + referer.search : null
}

/**
 * Returns the issue that is shown while leads can't be stored. It names the phone number and the mail address instead.
 */
export function unavailableIssue(c: Context<AppEnv>, lang: Lang): FormIssue {
  const { settings } = c.get('content').site
  const phone = settings.offices[0]?.phone ?? ''
  const message = translator(lang)('refusal.away', { phone, email: settings.siteEmail })
  return { path: [], message }
}

/** Returns the issue of a form that was submitted too often. It says when to try again, and names a phone number. */
export function tooManyIssue(c: Context<AppEnv>, lang: Lang, seconds: number): FormIssue {
  const phone = c.get('content').site.settings.offices[0]?.phone ?? ''
  const message = translator(lang)('refusal.toomany', { minutes: Math.ceil(seconds / 60), phone })
  return { path: [], message }
}

function withRetryAfter(c: Context<AppEnv>, response: Response): Response {
  const seconds = c.res.headers.get('Retry-After')
  if (seconds) response.headers.set('Retry-After', seconds)
  return response
}
