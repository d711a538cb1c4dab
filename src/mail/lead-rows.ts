import { formatDate } from '../domain/format/dates'
import { type Lang, pick } from '../domain/format/lang'
import { formatPhone, mailHref, phoneHref } from '../domain/format/phone'
import { CONTACT_TIMES } from '../domain/lead/contact-times'
import { visitMoments } from '../domain/lead/half-days'
import { formatEuro } from '../domain/listing/price'
import { wishedFilter } from '../domain/searches/wished-filter'
import { type LabelKey, type Translate, translator } from '../i18n'
import { listPath } from '../urls'
import { type LeadFacts, listingLine, listingUrl } from './lead-facts'
import type { MailRow } from './mail-content'

/** Everything that came with a lead, for the office; what is empty is left out. */
export function leadRows(facts: LeadFacts, lang: Lang): MailRow[] {
  const { data, page, origin, referrer, campaign } = facts
  const t = translator(lang)
  return [
    ...row(t('mail.row.name'), `${data.FirstName} ${data.Name}`.trim()),
    ...row(t('mail.row.email'), data.Email, mailHref(data.Email)),
    ...row(t('mail.row.phone'), formatPhone(data.PhoneNumber), phoneHref(data.PhoneNumber)),
    ...row(t('mail.row.lang'), facts.lang.toUpperCase()),
    ...detailRows(facts, lang),
    ...row(t('mail.row.subject'), data.Subject),
    ...row(t('mail.row.content'), data.Content),
    ...row(t('mail.row.news'), t(data.IsReceivedEmail ? 'mail.yes' : 'mail.no')),
    ...row(t('mail.row.page'), page, page && origin + page),
    ...row(t('mail.row.referrer'), referrer),
    ...row(t('mail.row.campaign'), campaign),
  ]
}

/** The rows on what a lead is about, beside the person and the message. */
export function detailRows(facts: LeadFacts, lang: Lang): MailRow[] {
  const { data, listing, document } = facts
  const t = translator(lang)
  const isProject = listing?.kind === 'project'
  return [
    ...row(
      t(isProject ? 'mail.row.project' : 'mail.row.listing'),
      listing ? listingLine(facts, lang, { hiddenToo: true }) : saidListing(facts),
      listingUrl(facts, lang),
    ),
    ...row(t('mail.row.document'), document),
    ...row(t('mail.row.moments'), momentLines(facts, t)),
    ...wishRows(facts, t),
    ...row(t('mail.row.family'), data.familyComposition),
    ...row(t('mail.row.income'), data.totalAmountIncome),
    ...extraRows(facts, lang),
  ]
}

function row(label: string, value: string | null | undefined, href?: string | null): MailRow[] {
  return value ? [{ label, value, ...(href && { href }) }] : []
}

/** The half-days that a visitor proposes, a line each. */
export function momentLines({ data }: LeadFacts, t: Translate): string {
  return visitMoments(data)
    .map(({ date, part }) => t(`mail.${part}`, { date: formatDate(date) }))
    .join('\n')
}

/** The rows on the home that a person looks for or has. */
function wishRows(facts: LeadFacts, t: Translate): MailRow[] {
  const { kind, data, site, lang } = facts
  const known = (id: number) => site.propertyTypes.find(({ webId }) => webId === id)?.name
  const types = (data.TypeOfPropertyIDs ?? []).map((id) => pick(known(id), lang) || String(id))
  const times = CONTACT_TIMES.filter((time) => data.ContactTimes?.includes(time))
  const address = [data.DemandAddress, [data.DemandZip, data.DemandCity].filter(Boolean).join(' ')]
  const goal = GOAL_TEXTS[kind]?.[String(data.Goal)]
  return [
    ...row(t('mail.row.goal'), goal && t(goal)),
    ...row(t('mail.row.types'), data.TypeOfPropertyIDsText || types.join(', ') || data.type),
    ...row(t('mail.row.places'), data.ZipsText || data.Zips?.join(', ')),
    ...row(t('mail.row.area'), data.Area ? t('mail.area') : '', areaUrl(facts)),
    ...row(t('mail.row.budget'), budget(facts, t)),
    ...row(t('mail.row.rooms'), data.MinRooms ? String(data.MinRooms) : ''),
    ...row(t('searches.wanted'), data.MailMe ? t('mail.yes') : ''),
    ...row(t('mail.row.address'), address.filter(Boolean).join(', ')),
    ...row(t('mail.row.times'), times.map((time) => t(`mail.time.${time}`)).join(', ')),
  ]
}

/** The list of what a request wishes, which shows its drawn area on the map. */
function areaUrl({ data, site, lang, origin }: LeadFacts): string | null {
  const path = data.Area ? listPath(site, lang, wishedFilter(data)) : null
  return path && origin + path
}

const GOAL_TEXTS: Partial<Record<LeadFacts['kind'], Record<string, LabelKey>>> = {
  demand: { 0: 'mail.want.buy', 1: 'mail.want.rent', 2: 'mail.want.projects' },
  valuation: { '-1': 'mail.have.estimate', 0: 'mail.have.sell', 1: 'mail.have.let' },
}

function budget({ data: { PriceMin, PriceMax } }: LeadFacts, t: Translate): string {
  return [
    PriceMin ? t('mail.from', { price: formatEuro(PriceMin) }) : '',
    PriceMax ? t('mail.upto', { price: formatEuro(PriceMax) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function extraRows({ extra, extraFields }: LeadFacts, lang: Lang): MailRow[] {
  const text = (value: string | Partial<Record<Lang, string>> | undefined) =>
    typeof value === 'string' ? value : pick(value, lang)
  return extraFields.flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value === extra[name])
    return row(text(label) || name, (chosen && text(chosen.label)) || extra[name])
  })
}

/** The form's own description of a listing that is not recorded. */
function saidListing({ data }: LeadFacts): string {
  const ids = [data.ObjectID, ...(data.ProjectIDs ?? [])].filter(Boolean).join(', ')
  const street = [data.propertyStreet, data.propertyHouseNumber].filter(Boolean).join(' ')
  const place = [data.propertyZip, data.propertyCity].filter(Boolean).join(' ')
  return [ids && `ID ${ids}`, street, place].filter(Boolean).join(', ')
}
