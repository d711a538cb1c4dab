import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { isDatabaseUnavailable, primaryDb } from '../../platform/db/db'
import { withTimeout } from '../../platform/format/timeout'
import { countThisCall, knownWait, rateOptions } from '../../platform/http/rate-limit'
import { countMailTo } from '../../platform/http/rate-limits'
import { translator } from '../../platform/i18n'
import { log } from '../../platform/log'
import { type FormOutcome, tooManyIssue, unavailableIssue } from '../../site/form-answer'
import { visitHalfDays } from '../../site/forms/half-days'
import { issueTexts } from '../../site/forms/issue-texts'
import { buildLead } from './build-lead'
import { notify, storeSuspectedWithRetry, storeWithRetry } from './deliver-lead'
import type { LeadFacts } from './mail/lead-facts'
import type { SentRequest } from './sent-request'
import { readSubmission, type SentForm, type Submission, validate } from './submission'

/**
 * The time-out for storing a lead. A visitor who waits longer sends the form again; the idempotency key then recognises
 * a stored lead.
 */
const STORE_TIMEOUT_MS = 10_000

/** The outcome for a filled honeypot, also if the form is refused. It hands out no file. */
const HONEYPOT_FILLED: FormOutcome = { status: 'success', isHoneypotFilled: true, fileUrl: null }

/**
 * Checks a form, counts it, and stores its lead with the mails. Returns success only after they are stored. A refused
 * form has written nothing but its count. A form with a filled honeypot becomes suspected spam.
 */
export async function submitForm(c: Context<AppEnv>, form: SentForm): Promise<FormOutcome> {
  const outcome = await submitInTime(c, form)
  if (!form.envelope.middleName) return outcome
  c.header('Retry-After', undefined)
  return HONEYPOT_FILLED
}

async function submitInTime(c: Context<AppEnv>, form: SentForm): Promise<FormOutcome> {
  try {
    return await withTimeout(submit(c, form), STORE_TIMEOUT_MS)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    log('form not stored', { kind: form.kind, error })
    c.header('Retry-After', '30')
    return { status: 'failed', code: 503, issues: [unavailableIssue(c, form.lang)] }
  }
}

async function submit(c: Context<AppEnv>, form: SentForm): Promise<FormOutcome> {
  const knownSeconds = await knownWait(c, form.limit)
  if (knownSeconds > 0) return tooMany(c, form, knownSeconds)
  const submission = await readSubmission(c, form)
  if (submission.isRefused) return refused(c, form)
  const valid = validate(c, submission)
  if (!valid.ok) return { status: 'failed', code: 422, issues: valid.issues }
  const rate = await withTimeout(countThisCall(c, form.limit))
  if (!rate.allowed) return tooMany(c, form, rate.retryAfterSeconds)
  const built = await buildLead(c, submission, valid)
  if (form.envelope.middleName) {
    await storeSuspectedWithRetry(c, built)
    return HONEYPOT_FILLED
  }
  const { Email } = built.lead.data
  const isCopied = await countCopy(c, Email)
  const outcome = await storeWithRetry(c, built, isCopied)
  if (outcome === 'replayed') return replayed(c, submission)
  const asksToConfirm = await notify(c, built.lead, outcome)
  return {
    status: 'success',
    isHoneypotFilled: false,
    fileUrl: built.fileUrl,
    sent: sentRequest(built.facts, { isCopied, asksToConfirm }),
    isCopyRefused: Email !== '' && !isCopied,
  }
}

/**
 * Counts the visitor's copy and returns true if it may be sent: visitors can write another person's address
 * into a form.
 */
async function countCopy(c: Context<AppEnv>, email: string): Promise<boolean> {
  if (!email) return false
  return (await countMailTo(primaryDb(c.env.DB), 'visitor-mail', email, rateOptions(c))).allowed
}

function sentRequest(
  { kind, topic, data, listing }: LeadFacts,
  mails: Pick<SentRequest, 'isCopied' | 'asksToConfirm'>,
): SentRequest {
  return {
    kind,
    topic,
    listing: listing?.card ? { kind: listing.kind, id: listing.record.id } : null,
    memberId: data.memberId ?? null,
    halfDays: visitHalfDays(data),
    hasTimes: (data.ContactTimes ?? []).length > 0,
    ...mails,
  }
}

/** Returns the outcome for other content under an idempotency key that was used before. */
function replayed(c: Context<AppEnv>, { kind, lang }: Submission): FormOutcome {
  const t = translator(lang, c.get('content').site.labels[lang])
  const issues = issueTexts(t, kind, [{ field: 'idempotencyKey', code: 'replayed' }])
  return { status: 'failed', code: 422, issues }
}

/** Returns the outcome for a form about a property that the visitor may not see yet. */
function refused(c: Context<AppEnv>, { lang }: SentForm): FormOutcome {
  const message = translator(lang, c.get('content').site.labels[lang])('refusal.early')
  return { status: 'failed', code: 422, issues: [{ path: [], message }] }
}

function tooMany(c: Context<AppEnv>, { lang }: SentForm, seconds: number): FormOutcome {
  c.header('Retry-After', String(seconds))
  return { status: 'failed', code: 429, issues: [tooManyIssue(c, lang, seconds)] }
}
