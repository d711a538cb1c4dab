import type { Context } from 'hono'
import { leadMode } from '../../crm/sources/crm-source'
import { listTeam } from '../../data/content/team'
import { isDatabaseAway, primaryDb } from '../../data/db/db'
import { retry } from '../../data/db/retry'
import { type NewLead, type StoreOutcome, storeLead } from '../../data/leads/leads'
import { findLeadListing, type LeadListing } from '../../data/listings/lead-listing'
import { countMailTo, type LimitName } from '../../data/people/rate-limits'
import { type Lang, pick } from '../../domain/format/lang'
import { brusselsDay } from '../../domain/format/local-time'
import { withTimeout } from '../../domain/format/timeout'
import type { FormKind } from '../../domain/lead/form-kind'
import { visitMoments } from '../../domain/lead/half-days'
import { officeOfLead } from '../../domain/lead/lead-office'
import { requestTopic, type SentRequest } from '../../domain/lead/sent-request'
import { wishedFilter } from '../../domain/searches/wished-filter'
import type { AppEnv } from '../../env'
import { checkForm } from '../../forms/check-form'
import type { Envelope } from '../../forms/envelope'
import { type FormConfig, formConfig } from '../../forms/form-config'
import { issueTexts } from '../../forms/issue-texts'
import { listingIds } from '../../forms/listing-ids'
import { OFFICE_FIELD } from '../../forms/office-question'
import type { RawForm } from '../../forms/raw-form'
import { formRules } from '../../forms/rules'
import { translator } from '../../i18n'
import { log } from '../../log'
import { crmLead } from '../../mail/crm-lead'
import type { LeadFacts } from '../../mail/lead-facts'
import { leadMails } from '../../mail/lead-mails'
import { countThisCall, knownWait, rateOptions } from '../../middleware/rate-limit'
import { isTooFast, MINUTE_SECONDS } from '../../middleware/too-fast'
import { filePath, searchesPath } from '../../urls'
import { askSearch, wantedList } from '../searches/ask-search'
import { sendLeadMails } from '../shared/send-lead-mails'
import { LINK_SECONDS, signedPath } from '../shared/signed-link'
import { makeView } from '../shared/view'
import { awayIssue, type FormOutcome, tooManyIssue } from './form-answer'
import { completeKnown } from './known-visitor'
import { receiverOf } from './receiver'

/** A form as it came in, and what the address adds to it. */
export interface SentForm {
  kind: FormKind
  raw: RawForm
  envelope: Envelope
  lang: Lang
  page: string | null
  limit: LimitName
  /** The document that was asked for, and the path to it. */
  document?: { name: string; listing: LeadListing; path: string }
}

const STORE_TRIES = 3
/** A visitor who waits longer sends again; the idempotency key recognises a lead stored meanwhile. */
const STORED_WITHIN_MS = 10_000

/**
 * Takes a form in: checked, counted, stored with its mails, and only then thanked for. One that is refused
 * has written nothing but its count.
 */
export async function takeForm(c: Context<AppEnv>, form: SentForm): Promise<FormOutcome> {
  // A filled honeypot gets the answer of a success, stores nothing and hands out no file.
  if (form.envelope.middleName) return { status: 'success', isTrapped: true, fileUrl: null }
  if (isTooFast(c, 'form')) return tooMany(c, form.lang, MINUTE_SECONDS)
  try {
    return await withTimeout(takeUntrapped(c, form), STORED_WITHIN_MS)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    log('form not stored', { kind: form.kind, error })
    c.header('Retry-After', '30')
    return { status: 'failed', code: 503, issues: [awayIssue(c, form.lang)] }
  }
}

async function takeUntrapped(c: Context<AppEnv>, form: SentForm): Promise<FormOutcome> {
  const { kind, envelope, lang } = form
  const { site } = c.get('content')
  const wait = await knownWait(c, form.limit)
  if (wait > 0) return tooMany(c, lang, wait)

  const config = configOf(c, form)
  const db = primaryDb(c.env.DB)
  const known = await completeKnown(c, kind, form.raw)
  const raw = known ?? form.raw
  const ids = listingIds(kind, raw)
  const listing =
    form.document?.listing ?? (await findLeadListing(db, c.get('cache'), site.settings, ids))
  const now = new Date()
  const rules = formRules(kind, {
    settings: site.settings,
    today: brusselsDay(now),
    config,
    labels: site.labels,
    home: listing?.kind === 'property' ? listing.record : null,
    isKnown: known !== null,
  })
  const checked = checkForm(kind, raw, rules)
  const t = translator(lang, site.labels[lang])
  if (!checked.ok) {
    const labels = Object.fromEntries(
      rules.extra.map(({ name, label }) => [name, pick(label, lang) || name]),
    )
    return { status: 'failed', code: 422, issues: issueTexts(t, kind, checked.issues, labels) }
  }
  const rate = await withTimeout(countThisCall(c, form.limit))
  if (!rate.allowed) return tooMany(c, lang, rate.retryAfterSeconds)

  const file = form.document?.path ?? (config?.file ? modulePath(envelope.moduleId) : null)
  const fileUrl = file && (await signedPath(c, file, LINK_SECONDS.now))
  const team = await listTeam(db)
  const { memberId } = checked.data
  const officeId = officeOfLead(
    { offices: site.settings.offices, team },
    { listing: listing?.record ?? null, chosen: checked.extra[OFFICE_FIELD], memberId },
  )
  const lead = { ...leadOf(form, checked, ids), officeId }
  const facts: LeadFacts = {
    ...lead,
    topic: requestTopic(kind, { memberId, isRental: config?.rentalApplication ?? false }),
    extraFields: rules.extra,
    listing,
    document: form.document?.name ?? null,
    fileUrl: file && c.get('origin') + (await signedPath(c, file, LINK_SECONDS.mail)),
    receiver: receiverOf(c.env, site, {
      kind,
      listing,
      member: team.find(({ id }) => id === memberId),
      officeId,
    }),
    site,
    origin: c.get('origin'),
    now,
  }
  const isCopied = await mayCopy(c, lead.data.Email)
  const outcome = await storeSurely(c, lead, facts, isCopied)
  if (outcome === 'replayed') {
    const issues = issueTexts(t, kind, [{ field: 'idempotencyKey', code: 'replayed' }])
    return { status: 'failed', code: 422, issues }
  }
  const asksToConfirm = checked.data.MailMe
    ? outcome === 'known' || (await saveWishes(c, lead))
    : false
  if (outcome === 'stored') c.executionCtx.waitUntil(sendLeadMails(c, lead.id))
  return {
    status: 'success',
    isTrapped: false,
    fileUrl,
    sent: sentRequest(facts, { isCopied, asksToConfirm }),
    isCopyRefused: lead.data.Email !== '' && !isCopied,
  }
}

function sentRequest(
  { kind, topic, data, listing }: LeadFacts,
  mails: Pick<SentRequest, 'isCopied' | 'asksToConfirm'>,
): SentRequest {
  return {
    kind,
    topic,
    listing: listing?.isPublic ? { kind: listing.kind, id: listing.record.id } : null,
    memberId: data.memberId ?? null,
    halfDays: visitMoments(data),
    hasTimes: (data.ContactTimes ?? []).length > 0,
    ...mails,
  }
}

/**
 * Asks for the mails that a search request was ticked for. Returns false if no mail to confirm them is sent; the
 * lead is stored in any case.
 */
async function saveWishes(c: Context<AppEnv>, { id, lang, data }: NewLead): Promise<boolean> {
  if (!data.Email) return false
  const view = makeView(c, lang, (other) => searchesPath(other))
  const wanted = wantedList(view, wishedFilter(data))
  try {
    return await askSearch(c, view, wanted, { email: data.Email, frequency: 'now', leadId: id })
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    log('search not stored', { error })
    return false
  }
}

function leadOf(
  { kind, lang, page, envelope }: SentForm,
  { data, extra }: Pick<NewLead, 'data' | 'extra'>,
  ids: ReturnType<typeof listingIds>,
): Omit<NewLead, 'officeId'> & { kind: FormKind } {
  return {
    id: crypto.randomUUID(),
    kind,
    lang,
    data,
    extra,
    ...ids,
    page,
    moduleId: envelope.moduleId ?? null,
    referrer: envelope.referrer,
    campaign: envelope.campaign,
    idempotencyKey: envelope.idempotencyKey ?? null,
  }
}

/** The path of the file that a module hands out once its form was filled in. */
function modulePath(moduleId: number | undefined): string | null {
  return moduleId === undefined ? null : filePath(moduleId)
}

/** The config of the module that shows the form; null for what no module of ours says. */
function configOf(c: Context<AppEnv>, { kind, envelope }: SentForm): FormConfig | null {
  const modules = Object.values(c.get('content').modules).flat()
  const shown = modules.find(({ id }) => id === envelope.moduleId)
  const config = shown && formConfig.safeParse(shown.config)
  return config?.success && config.data.form === kind ? config.data : null
}

/**
 * Counts the visitor's copy and returns true if it may be sent: visitors can write another person's address
 * into a form.
 */
async function mayCopy(c: Context<AppEnv>, email: string): Promise<boolean> {
  if (!email) return false
  return (await countMailTo(primaryDb(c.env.DB), 'visitor-mail', email, rateOptions(c))).allowed
}

/** D1 may lose an answer: the same lead, by the same id, is then stored once more, and stays one. */
function storeSurely(
  c: Context<AppEnv>,
  lead: NewLead,
  facts: LeadFacts,
  copies: boolean,
): Promise<StoreOutcome> {
  const all = leadMails(facts, { copies })
  const mode = leadMode(c.env)
  const office = mode === 'only' ? all.find(({ name }) => name === 'office') : undefined
  const mails = all.filter((mail) => mail !== office)
  const forCrm = mode === 'off' ? null : { lead: crmLead(facts, lead), mail: office?.mail ?? null }
  return retry(() => storeLead(primaryDb(c.env.DB), lead, mails, facts.now, forCrm), {
    attempts: STORE_TRIES,
    isTransient: isDatabaseAway,
    pauseMs: (failed) => 100 * 2 ** failed,
  })
}

function tooMany(c: Context<AppEnv>, lang: Lang, seconds: number): FormOutcome {
  c.header('Retry-After', String(seconds))
  return { status: 'failed', code: 429, issues: [tooManyIssue(c, lang, seconds)] }
}
