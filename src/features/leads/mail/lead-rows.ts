import { formatEuro } from '../../../listing/price'
import { formatDate } from '../../../platform/format/dates'
import { type Lang, pick } from '../../../platform/format/lang'
import { formatPhone, mailHref, phoneHref } from '../../../platform/format/phone'
import { CONTACT_TIMES } from '../../../platform/forms/contact-times'
import { visitHalfDays } from '../../../platform/forms/half-days'
import { type LabelKey, type Translate, translator } from '../../../platform/i18n'
import type { MailRow } from '../../../platform/mail/mail-content'
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
  const { data, listing, document } = facts
  const t = translator(lang)
  const isProject = listing?.kind === 'project'
  return [
    ...row(
      t(isProject ? 'mail.row.project' : 'mail.row.listing'),
      listing ? listingLine(facts, lang, { hiddenToo: true }) : describedListing(facts, t),
      listingUrl(facts, lang),
    ),
    ...row(t('mail.row.document'), document),
    ...row(t('mail.row.moments'), halfDayLines(facts, t)),
    ...wishRows(facts, lang),
    ...row(t('mail.row.family'), data.familyComposition),
    ...row(t('mail.row.income'), data.totalAmountIncome),
    ...extraRows(facts, lang),
  ]
}

function row(label: string, value: string | null | undefined, href?: string | null): MailRow[] {
  return value ? [{ label, value, ...(href && { href }) }] : []
}

/** Returns the half-days that a visitor proposes, one per line. */
export function halfDayLines({ data }: Pick<LeadContent, 'data'>, t: Translate): string {
  return visitHalfDays(data)
    .map(({ date, part }) => t(`mail.${part}`, { date: formatDate(date) }))
    .join('\n')
}

/** Returns the rows about the property that a person looks for or owns. */
export function wishRows(
  facts: Pick<LeadContent, 'kind' | 'data' | 'site' | 'origin'>,
  lang: Lang,
): MailRow[] {
  const { kind, data, site } = facts
  const t = translator(lang)
  const typeName = (id: number) => site.propertyTypes.find(({ webId }) => webId === id)?.name
  const types = (data.TypeOfPropertyIDs ?? []).map((id) => pick(typeName(id), lang) || String(id))
  const times = CONTACT_TIMES.filter((time) => data.ContactTimes?.includes(time))
  const address = [data.DemandAddress, [data.DemandZip, data.DemandCity].filter(Boolean).join(' ')]
  const goal = GOAL_TEXTS[kind]?.[String(data.Goal)]
  return [
    ...row(t('mail.row.goal'), goal && t(goal)),
    ...row(t('mail.row.types'), data.TypeOfPropertyIDsText || types.join(', ') || data.type),
    ...row(t('mail.row.places'), data.ZipsText || data.Zips?.join(', ')),
    ...row(t('mail.row.area'), data.Area ? t('mail.area') : '', areaUrl(facts, lang)),
    ...row(t('mail.row.budget'), budget(facts, lang)),
    ...row(t('mail.row.rooms'), data.MinRooms ? String(data.MinRooms) : ''),
    ...row(t('searches.wanted'), data.MailMe ? t('mail.yes') : ''),
    ...row(t('mail.row.address'), address.filter(Boolean).join(', ')),
    ...row(t('mail.row.times'), times.map((time) => t(`mail.time.${time}`)).join(', ')),
  ]
}

/** Returns the URL of the list that matches a search request, which shows its drawn area on the map. */
function areaUrl(
  { data, site, origin }: Pick<LeadContent, 'data' | 'site' | 'origin'>,
  lang: Lang,
): string | null {
  const path = data.Area ? listPath(site, lang, combinedFilter(data)) : null
  return path && origin + path
}

const GOAL_TEXTS: Partial<Record<LeadContent['kind'], Record<string, LabelKey>>> = {
  demand: { 0: 'mail.want.buy', 1: 'mail.want.rent', 2: 'mail.want.projects' },
  valuation: { '-1': 'mail.have.estimate', 0: 'mail.have.sell', 1: 'mail.have.let' },
}

function budget({ data: { PriceMin, PriceMax } }: Pick<LeadContent, 'data'>, lang: Lang): string {
  const t = translator(lang)
  return [
    PriceMin ? t('mail.from', { price: formatEuro(PriceMin) }) : '',
    PriceMax ? t('mail.upto', { price: formatEuro(PriceMax) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function extraRows({ extra, extraFields }: LeadContent, lang: Lang): MailRow[] {
  const text = (value: string | Partial<Record<Lang, string>> | undefined) =>
    typeof value === 'string' ? value : pick(value, lang)
  return extraFields.flatMap(({ name, label, options }) => {
    const selected = options.find(({ value }) => value === extra[name])
    return row(text(label) || name, (selected && text(selected.label)) || extra[name])
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
