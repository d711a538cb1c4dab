import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv, FailedForm } from '../../env'
import { DEFAULT_LANG, enabledLang, type Lang } from '../../platform/format/lang'
import { truncate } from '../../platform/format/text'
import type { RawForm } from '../../platform/http/raw-form'
import type { UnreadableBody } from '../../platform/http/read-body'
import { translator } from '../../platform/i18n'
import { backToForm } from '../../site/back-to-form'
import {
  type FetchApp,
  type FormOutcome,
  jsonResponse,
  pageOfKind,
  refererPath,
  renderFormAgain,
  wantsHtml,
} from '../../site/form-answer'
import { type Envelope, envelope } from '../../site/forms/envelope'
import type { FormIssue } from '../../site/forms/form-state'
import { FORMS, type FormKind, isFormKind } from '../../site/forms/forms'
import { loadSite } from '../../site/load-site'
import { preferredLang } from '../../site/preferred-lang'
import { limitForm, readForm } from '../../site/read-form'
import { thanksPath } from '../../urls'
import { storeSentRequest } from './sent-request-cookie'
import type { SentForm } from './submission'
import { submitForm } from './submit-form'

/** Returns the routes of visitors' forms. `fetchApp` renders their page again if a plain post is refused. */
export function formsApi(fetchApp: FetchApp): Hono<AppEnv> {
  const forms = new Hono<AppEnv>()
  forms.use(methodNotAllowed({ app: forms, onMethodNotAllowed: backToForm(formPage) }))
  forms.use(loadSite)
  forms.post(
    '/:kind',
    limitCalls('form'),
    limitForm((c) => tooLarge(c, fetchApp)),
    async (c, next) => {
      const kind = c.req.param('kind')
      if (!isPostedHere(kind)) return next()
      const raw = await readForm(c)
      if (raw === 'too large') return tooLarge(c, fetchApp)
      if (typeof raw === 'string') return unreadable(c, raw)
      const form: SentForm = { kind, raw, ...readEnvelope(c, raw), limit: 'forms' }
      const outcome = await submitForm(c, form)
      // If no copy is mailed, the response is the only link to the file.
      const isOnlyHere = outcome.status === 'success' && outcome.isCopyRefused
      const after =
        (isOnlyHere && outcome.fileUrl) || thanksPath(form.lang, FORMS[kind].thanks.page)
      return answerForm(c, fetchApp, form, outcome, after)
    },
  )
  return forms
}

function isPostedHere(kind: string): kind is FormKind {
  return isFormKind(kind) && !FORMS[kind].unlocksDocument
}

/** Returns the page of the form that posts to this address, or null. */
function formPage(c: Context<AppEnv>): string | null {
  const kind = c.req.path.split('/').at(-1) ?? ''
  if (!isPostedHere(kind)) return null
  const { site } = c.get('content')
  const lang = preferredLang(c.req.header('Accept-Language'), site.settings.languages)
  return readEnvelope(c, {}).page ?? pageOfKind(site, lang, kind)
}

/** Reads the hidden fields of every form, with an existing language and page. */
export function readEnvelope(
  c: Context<AppEnv>,
  raw: RawForm,
): { envelope: Envelope; lang: Lang; page: string | null } {
  const carried = envelope.parse(raw)
  const referer = refererPath(c)
  const pagePath = carried.page ?? referer
  const start = pagePath?.split('/')[1]
  const { languages } = c.get('content').site.settings
  const startLang = enabledLang(start, languages)
  return {
    envelope: { ...carried, campaign: carried.campaign || campaignOf(referer) },
    lang: enabledLang(carried.lang, languages) ?? startLang ?? languages[0] ?? DEFAULT_LANG,
    page: startLang ? (pagePath ?? null) : null,
  }
}

/** Returns the tracking parameters in the address of the form's page, for browsers without a script. */
function campaignOf(referer: string | null): string {
  const params = new URLSearchParams(referer?.split('?')[1] ?? '')
  const tracking = [...params].filter(([name]) => /^(?:utm_\w+|gclid|fbclid|from)$/.test(name))
  return truncate(new URLSearchParams(tracking).toString(), 500)
}

/** Responds with JSON, or to a plain post with the next page: `after`, or the form's page again. */
export async function answerForm(
  c: Context<AppEnv>,
  fetchApp: FetchApp,
  form: SentForm,
  outcome: FormOutcome,
  after: string,
): Promise<Response> {
  c.header('Content-Language', form.lang)
  if (outcome.status === 'success' && outcome.sent) storeSentRequest(c, outcome.sent)
  if (!wantsHtml(c)) return jsonResponse(c, outcome)
  if (outcome.status === 'success') {
    c.header('Cache-Control', 'no-store')
    return c.redirect(after, 303)
  }
  const { kind, raw, envelope, lang, page } = form
  const moduleId = envelope.moduleId ?? null
  const { referrer, campaign } = envelope
  const values = { ...valuesOf(raw), referrer: [referrer], campaign: [campaign] }
  const state = { kind, moduleId, values, issues: outcome.issues }
  return renderFormAgain(c, fetchApp, { page, lang, form: { status: outcome.code, state } })
}

const UNREADABLE = {
  'wrong type': { code: 415, text: 'refusal.unreadable' },
  malformed: { code: 400, text: 'refusal.unreadable' },
  'too large': { code: 413, text: 'refusal.toolarge' },
} as const

export function unreadable(c: Context<AppEnv>, why: UnreadableBody): Response {
  const { lang } = readEnvelope(c, {})
  const { code, text } = UNREADABLE[why]
  c.header('Cache-Control', 'no-store')
  const issues: FormIssue[] = [{ path: [], message: translator(lang)(text) }]
  return c.json({ status: 'failed', issues }, code)
}

export async function tooLarge(c: Context<AppEnv>, fetchApp: FetchApp): Promise<Response> {
  const { lang, page } = readEnvelope(c, {})
  const issues: FormIssue[] = [{ path: [], message: translator(lang)('refusal.toolarge') }]
  if (!wantsHtml(c)) return jsonResponse(c, { status: 'failed', code: 413, issues })
  const requested = c.req.param('kind') ?? ''
  const kind = isFormKind(requested) ? requested : 'contact'
  const form: FailedForm = {
    status: 413,
    state: { kind, moduleId: null, values: {}, issues },
  }
  return renderFormAgain(c, fetchApp, { page, lang, form })
}

function valuesOf(raw: RawForm): Record<string, string[]> {
  const fields = Object.entries(raw).filter(([name]) => name !== 'idempotencyKey')
  return Object.fromEntries(
    fields.map(([name, value]) => [name, [value].flat().map((entry) => String(entry ?? ''))]),
  )
}
