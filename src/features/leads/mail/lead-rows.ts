import { formatEuro } from '../../../listing/price'
import { type Lang, pick } from '../../../platform/format/lang'
import { formatPhone, mailHref, phoneHref } from '../../../platform/format/phone'
import { type Translate, translator } from '../../../platform/i18n'
import type { MailRow } from '../../../platform/mail/mail-content'
import type { FormRow } from '../../../site/forms/define-form'
import { FORMS, isFormKind } from '../../../site/forms/forms'
import { listPath } from '../../../urls'
import { combinedFilter } from '../../saved-searches/saved-searches'
import { type LeadContent, listingLine, listingUrl } from './lead-facts'

/** Returns the facts of a lead for staff, without its message, its origin and empty ones. */
export function leadRows(facts: LeadContent, lang: Lang): MailRow[] {
  const { data } = facts
  const t = translator(lang)
  return [
    ...row(t('mail.row.name'), `${data.FirstName} ${data.Name}`.trim()),
    ...row(t('mail.row.email'), data.Email, mailHref(data.Email)),
    ...row(t('mail.row.phone'), formatPhone(data.PhoneNumber), phoneHref(data.PhoneNumber)),
    ...detailRows(facts, lang),
    ...row(t('mail.row.subject'), data.Subject),
  ]
}

/** Returns the language of a lead, its consent to news and where it came from. */
export function originRows(facts: LeadContent, lang: Lang): MailRow[] {
  const { data, page, origin, referrer, campaign } = facts
  const t = translator(lang)
  return [
    ...row(t('mail.row.lang'), t(`settings.lang.${facts.lang}`)),
    ...row(t('mail.row.news'), t(data.IsReceivedEmail ? 'mail.yes' : 'mail.no')),
    ...row(t('mail.row.page'), page, page && origin + page),
    ...row(t('mail.row.referrer'), referrer),
    ...row(t('mail.row.campaign'), campaignText(campaign)),
  ]
}

/** Returns the rows about the subject of a lead, without the person and the message. */
export function detailRows(facts: LeadContent, lang: Lang): MailRow[] {
  const { listing, document } = facts
  const t = translator(lang)
  const isProject = listing?.kind === 'project'
  return [
    ...row(
      t(isProject ? 'mail.row.project' : 'mail.row.listing'),
      listing ? listingLine(facts, lang, { hiddenToo: true }) : describedListing(facts, t),
      listingUrl(facts, lang),
    ),
    ...row(t('mail.row.document'), document),
    ...formRows(facts, lang).flatMap(({ label, value, href }) => row(t(label), value, href)),
    ...extraRows(facts, lang),
  ]
}

function row(label: string, value: string | null | undefined, href?: string | null): MailRow[] {
  return value ? [{ label, value, ...(href && { href }) }] : []
}

type FormContent = Pick<LeadContent, 'kind' | 'data' | 'site' | 'origin'>

/** Returns the rows of a lead's own form, without those of the person and the listing. */
function formRows({ kind, data, site, origin }: FormContent, lang: Lang): FormRow[] {
  if (!isFormKind(kind)) return []
  const typeName = (id: number) => site.propertyTypes.find(({ webId }) => webId === id)?.name
  const listOf = data.Area ? listPath(site, lang, combinedFilter(data)) : null
  const rows = FORMS[kind].rows?.(data, {
    t: translator(lang),
    euro: formatEuro,
    typeNames: (ids = []) => ids.map((id) => pick(typeName(id), lang) || id).join(', '),
    listUrl: listOf && origin + listOf,
  })
  return rows ?? []
}

/** Returns the facts of a lead's form that are clear without their labels. */
export function briefFacts(content: FormContent, lang: Lang): string[] {
  return formRows(content, lang).flatMap(({ value, isBrief }) => (isBrief && value) || [])
}

function extraRows({ extra, extraFields }: LeadContent, lang: Lang): MailRow[] {
  return extraFields.flatMap(({ name, label, options }) => {
    const selected = options.find(({ value }) => value === extra[name])
    return row(pick(label, lang) || name, pick(selected?.label, lang) || extra[name])
  })
}

/** Returns the form's own description of a listing that is not stored. */
export function describedListing({ data }: Pick<LeadContent, 'data'>, t: Translate): string {
  const listings = data.ObjectID ? [t('staff.import.item', { id: data.ObjectID })] : []
  const projects = (data.ProjectIDs ?? []).map((id) => t('staff.about.project', { id }))
  const street = [data.propertyStreet, data.propertyHouseNumber].filter(Boolean).join(' ')
  const place = [data.propertyZip, data.propertyCity].filter(Boolean).join(' ')
  return [...listings, ...projects, street, place].filter(Boolean).join(', ')
}

const CLICK_IDS: Record<string, string> = { gclid: 'Google Ads', fbclid: 'Facebook' }

/** Returns the campaign of a lead as text, such as `newsletter, spring`, from its tracking parameters. */
export function campaignText(parameters: string): string {
  const values = [...new URLSearchParams(parameters)].map(
    ([name, value]) => CLICK_IDS[name] ?? value,
  )
  return [...new Set(values.filter(Boolean))].join(', ')
}
