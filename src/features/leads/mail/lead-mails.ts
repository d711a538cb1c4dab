import { withColon } from '../../../platform/format/lang'
import { type LabelKey, translator } from '../../../platform/i18n'
import { promisedTimes } from '../../../platform/i18n/promises'
import { composeMail } from '../../../platform/mail/compose'
import type { MailContent } from '../../../platform/mail/mail-content'
import type { MailAttachment, OutgoingMail } from '../../../platform/mail/outgoing-mail'
import { visitHalfDays } from '../../../site/forms/half-days'
import { halfDayLines } from '../../../site/forms/visit.form'
import { rolePath, STAFF } from '../../../urls'
import { toMailListing } from '../../saved-searches/saved-searches'
import type { LeadMail } from '../queries'
import type { RequestTopic } from '../sent-request'
import { hostOf, type LeadFacts, listingLine, listingUrl } from './lead-facts'
import { leadRows, originRows } from './lead-rows'
import { visitCalendar } from './visit-calendar'

/** Returns the mails of a lead: to the office in its language, and with `copies` to the visitor in theirs. */
export function leadMails(facts: LeadFacts, { copies }: { copies: boolean }): LeadMail[] {
  const mails = [{ name: 'office', mail: officeMail(facts) }]
  return copies ? [...mails, { name: 'visitor', mail: visitorMail(facts) }] : mails
}

/** Returns the topic of the texts of mails, which are the same for all questions. */
function mailTopic(topic: RequestTopic) {
  return topic === 'agent' ? 'contact' : topic
}

function officeMail(facts: LeadFacts): OutgoingMail {
  const { id, topic, data, site, receiver, origin } = facts
  const lang = site.settings.languages[0] ?? facts.lang
  const t = translator(lang)
  const name = fullName(facts)
  const about = listingLine(facts, lang, { hiddenToo: true })
  const heading = t(`mail.office.${mailTopic(topic)}`, { name })
  const content: MailContent = {
    lang,
    origin,
    heading,
    subject: about ? `${withColon(lang, heading)} ${about}` : heading,
    paragraphs: [
      t(data.Email ? 'mail.office.answer' : 'mail.office.call', { ...host(facts), name }),
    ],
    ...(data.Content && { preheader: data.Content, quote: data.Content }),
    rows: leadRows(facts, lang),
    button: { text: t('mail.office.open'), href: `${origin}${STAFF.leads}/${id}` },
    details: originRows(facts, lang),
    reason: t('mail.why.receiver', { agency: site.settings.name }),
  }
  const mail = composeMail(content, site.settings, receiver)
  return data.Email ? { ...mail, replyTo: { email: data.Email, name } } : mail
}

/**
 * Returns the visitor's mail. It repeats no submitted text, not even a name, because a form can be sent with another
 * person's address.
 */
function visitorMail(facts: LeadFacts): OutgoingMail {
  const { topic, lang, data, site, receiver, origin } = facts
  const { settings } = site
  const t = translator(lang, site.labels[lang])
  const agency = settings.name
  const card = facts.listing?.card
  const url = card ? listingUrl(facts, lang) : null
  const privacy = rolePath(site, lang, 'privacy')
  const text: LabelKey = data.ContactTimes?.length
    ? 'mail.text.valuation.attime'
    : `mail.text.${mailTopic(topic)}`
  const moments = halfDayLines(data, t)
  const content: MailContent = {
    lang,
    origin,
    subject: t(`mail.visitor.${mailTopic(topic)}`, { agency }),
    heading: t('mail.hellothere'),
    paragraphs: [t(text, promisedTimes(t))],
    rows: [
      ...(facts.document ? [{ label: t('mail.row.document'), value: facts.document }] : []),
      ...(moments ? [{ label: t('mail.row.moments'), value: moments }] : []),
    ],
    sections: card
      ? [{ listings: [{ ...toMailListing({ t, lang, origin }, card), ...(url && { href: url }) }] }]
      : [],
    ...visitorButton(facts, url),
    signature: [...new Set([t('mail.greetings'), receiver.name ?? '', agency])].filter(Boolean),
    reason: t('mail.why', host(facts)),
    links: privacy ? [{ text: t('mail.privacy'), href: origin + privacy }] : [],
  }
  const mail = composeMail(content, settings, { email: data.Email })
  const attachments = calendarFiles(facts)
  return { ...mail, replyTo: receiver, ...(attachments.length > 0 && { attachments }) }
}

/** Returns the button of the visitor's mail: the requested file, else the page of the listing. */
function visitorButton(
  { lang, site, listing, fileUrl }: LeadFacts,
  url: string | null,
): Pick<MailContent, 'button'> {
  const t = translator(lang, site.labels[lang])
  if (fileUrl) return { button: { text: t('mail.file'), href: fileUrl } }
  const label = listing?.kind === 'project' ? 'mail.project' : 'mail.listing'
  return url ? { button: { text: t(label), href: url } } : {}
}

/** Returns a calendar file for each proposed half-day, with the public facts of the listing only. */
function calendarFiles(facts: LeadFacts): MailAttachment[] {
  const visit = { ...facts, listing: facts.listing?.card ? facts.listing : null }
  const files = visitHalfDays(facts.data).flatMap((halfDay) => visitCalendar(visit, halfDay) ?? [])
  // The same half-day may be proposed twice, so duplicates are removed.
  return [...new Map(files.map((file) => [file.filename, file])).values()]
}

function fullName({ data }: LeadFacts): string {
  return `${data.FirstName} ${data.Name}`.trim()
}

function host(facts: LeadFacts): { host: string } {
  return { host: hostOf(facts) }
}
