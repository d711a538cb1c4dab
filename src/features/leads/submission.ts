import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../env'
import { earlyUntil } from '../../listing/queries/early-access'
import { primaryDb } from '../../platform/db/db'
import { type Lang, pick } from '../../platform/format/lang'
import { brusselsDay } from '../../platform/format/local-time'
import type { LimitName } from '../../platform/http/rate-limits'
import type { RawForm } from '../../platform/http/raw-form'
import { translator } from '../../platform/i18n'
import { findEarlyToken } from '../../site/early-link'
import { checkForm, type FormData } from '../../site/forms/check-form'
import type { Envelope } from '../../site/forms/envelope'
import { type FormConfig, formConfig } from '../../site/forms/form-config'
import type { FormIssue } from '../../site/forms/form-state'
import { FORMS, type FormKind } from '../../site/forms/forms'
import { issueTexts } from '../../site/forms/issue-texts'
import { listingFields } from '../../site/forms/listing.form'
import { type FormRules, formRules } from '../../site/forms/rules'
import { completeKnownVisitor } from './known-visitor'
import { findLeadListing, type LeadListing } from './lead-listing'

export interface SentForm {
  kind: FormKind
  raw: RawForm
  envelope: Envelope
  lang: Lang
  page: string | null
  limit: LimitName
  /** The requested document, and the path to it. */
  document?: { name: string; listing: LeadListing; path: string }
}

/** A submitted form with the facts that decide how it is validated. */
export interface Submission extends SentForm {
  ids: ReturnType<typeof listingIds>
  listing: LeadListing | null
  /** True if its property is not public yet, and the form is not from a page with early access. */
  isRefused: boolean
  /** The config of the module that shows the form, or null if there is none. */
  config: FormConfig | null
  rules: FormRules
  now: Date
}

export interface ValidForm {
  data: FormData
  extra: Record<string, string>
}

/** Completes a submitted form with its listing, its rules and, for a known visitor, the person's name and number. */
export async function readSubmission(c: Context<AppEnv>, form: SentForm): Promise<Submission> {
  const { settings, labels } = c.get('content').site
  const now = new Date()
  const config = configOf(c, form)
  const completed = await completeKnownVisitor(c, form.kind, form.raw)
  const raw = completed ?? form.raw
  const ids = listingIds(form.kind, raw)
  const { propertyId } = ids
  const earlyToken =
    propertyId === null ? null : await findEarlyToken(c, propertyId, form.page ?? '')
  const db = primaryDb(c.env.DB)
  const listing =
    form.document?.listing ?? (await findLeadListing(db, c.get('cache'), settings, ids, earlyToken))
  const isHidden = listing?.kind === 'property' && listing.card === null
  const rules = formRules(form.kind, {
    settings,
    today: brusselsDay(now),
    config,
    labels,
    home: listing?.kind === 'property' ? listing.record : null,
    isKnown: completed !== null,
  })
  const isEarly = isHidden && (await earlyUntil(db, listing.record.id)) !== null
  return { ...form, raw, ids, listing, isRefused: isEarly, config, rules, now }
}

/** Returns the data of a valid submission, or the texts of its issues. */
export function validate(
  c: Context<AppEnv>,
  { kind, lang, raw, rules }: Submission,
): ({ ok: true } & ValidForm) | { ok: false; issues: FormIssue[] } {
  const checked = checkForm(kind, raw, rules)
  if (checked.ok) return checked
  const t = translator(lang, c.get('content').site.labels[lang])
  const labels = Object.fromEntries(
    rules.extra.map(({ name, label }) => [name, pick(label, lang) || name]),
  )
  return { ok: false, issues: issueTexts(t, kind, checked.issues, labels) }
}

const ids = z.object({
  ObjectID: listingFields.ObjectID.catch(undefined),
  ProjectIDs: listingFields.ProjectIDs.catch([]),
  IsProject: listingFields.IsProject,
})

/** Returns the property or project of a form, according to its fields. */
function listingIds(
  kind: FormKind,
  raw: RawForm,
): { propertyId: number | null; projectId: number | null } {
  const { ObjectID, ProjectIDs, IsProject } = ids.parse(raw)
  const projectId = ProjectIDs[0] ?? null
  if (!IsProject && FORMS[kind].about !== 'project') {
    return { propertyId: ObjectID ?? null, projectId }
  }
  return { propertyId: null, projectId: projectId ?? ObjectID ?? null }
}

function configOf(c: Context<AppEnv>, { kind, envelope }: SentForm): FormConfig | null {
  const modules = Object.values(c.get('content').modules).flat()
  const module = modules.find(({ id }) => id === envelope.moduleId)
  const config = module && formConfig.safeParse(module.config)
  return config?.success && config.data.form === kind ? config.data : null
}
