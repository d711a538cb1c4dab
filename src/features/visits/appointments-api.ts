import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { isDatabaseUnavailable, primaryDb } from '../../platform/db/db'
import { countThisCall } from '../../platform/http/rate-limit'
import type { RawForm } from '../../platform/http/raw-form'
import { translator } from '../../platform/i18n'
import { log } from '../../platform/log'
import { jsonResponse } from '../../site/form-answer'
import { emailLine, type IssueCode } from '../../site/forms/fields'
import { issueTexts } from '../../site/forms/issue-texts'
import { loadSite } from '../../site/load-site'
import { limitForm, readForm } from '../../site/read-form'
import { isKnownEmail, readEnvelope, unreadable } from '../leads/leads'

/** The API routes of the visit flow. */
export const appointments = new Hono<AppEnv>()

appointments.use(methodNotAllowed({ app: appointments }))
appointments.use(loadSite)

/**
 * Returns whether an earlier lead has this email address. It does the same work for known and unknown addresses, and
 * returns false if the database fails. An invalid address is an issue of the field.
 */
appointments.post(
  '/check-email',
  limitCalls('form'),
  limitForm((c) => answer(c, 'failed', 413)),
  async (c) => {
    const raw = await readForm(c)
    if (typeof raw === 'string') return unreadable(c, raw)
    try {
      const email = emailLine.safeParse(raw.email)
      if (!email.data) return noAddress(c, raw, email.success ? 'required' : 'email')
      const rate = await countThisCall(c, 'email-check')
      if (!rate.allowed) return answer(c, 'failed', 429)
      const isKnown = await isKnownEmail(primaryDb(c.env.DB), email.data)
      return answer(c, isKnown ? 'known' : 'failed')
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      log('email not checked', { error })
      c.header('Retry-After', '30')
      return answer(c, 'failed', 503)
    }
  },
)

function noAddress(c: Context<AppEnv>, raw: RawForm, code: IssueCode): Response {
  const { lang } = readEnvelope(c, raw)
  const t = translator(lang, c.get('content').site.labels[lang])
  const issues = issueTexts(t, 'visit', [{ field: 'email', code }])
  c.header('Content-Language', lang)
  return jsonResponse(c, { status: 'failed', code: 422, issues })
}

function answer(
  c: Context<AppEnv>,
  status: 'known' | 'failed',
  code: 200 | 413 | 429 | 503 = 200,
): Response {
  c.header('Cache-Control', 'no-store')
  return c.json({ status }, code)
}
