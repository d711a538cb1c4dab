import { withColon } from '../../../platform/format/lang'
import { visitHalfDays } from '../../../platform/forms/half-days'
import { type LabelKey, translator } from '../../../platform/i18n'
import { promisedTimes } from '../../../platform/i18n/promises'
import { composeMail } from '../../../platform/mail/compose'
import type { MailContent } from '../../../platform/mail/mail-content'
import type { MailAttachment, OutgoingMail } from '../../../platform/mail/outgoing-mail'
import { rolePath } from '../../../urls'
import type { LeadMail } from '../queries'
import { hostOf, type LeadFacts, listingLine, listingUrl } from './lead-facts'
import { halfDayLines, leadRows } from './lead-rows'
import { visitCalendar } from './visit-calendar'

/** Returns the mails of a lead: to the office in its language, and with `copies` to the visitor in theirs. */
export function leadMails(facts: LeadFacts, { copies }: { copies: boolean }): LeadMail[] {
  const mails = [{ name: 'office', mail: officeMail(facts) }]
  return copies ? [...mails, { name: 'visitor', mail: visitorMail(facts) }] : mails
}

function officeMail(facts: LeadFacts): OutgoingMail {
  const { topic, data, site, receiver } = facts
  const lang = site.settings.languages[0] ?? facts.lang
  const t = translator(lang)
  const name = fullName(facts)
  const about = listingLine(facts, lang, { hiddenToo: true })
  const heading = t(`mail.office.${topic}`, { name })
  const content: MailContent = {
    lang,
    heading,
    subject: about ? `${withColon(lang, heading)} ${about}` : heading,
    paragraphs: [
      t(data.Email ? 'mail.office.answer' : 'mail.office.call', { ...host(facts), name }),
    ],
    rows: leadRows(facts, lang),
    links: [],
    signature: [],
    footnotes: [],
  }
  const mail = composeMail(content, site.settings, receiver)
  return data.Email ? { ...mail, replyTo: { email: data.Email, name } } : mail
}

/**
 * Returns the visitor's mail. It contains only our own texts and, of the submitted values, a plain first name: a form
 * can be sent with another person's address, so it must not carry text to them.
 */
function visitorMail(facts: LeadFacts): OutgoingMail {
  const { kind, topic, lang, data, site, receiver } = facts
  const { settings } = site
  const t = translator(lang, site.labels[lang])
  const agency = settings.name
  const listing = facts.listing?.isPublic ? listingLine(facts, lang, { hiddenToo: false }) : ''
  const moments = halfDayLines(facts, t)
  const isProject = facts.listing?.kind === 'project'
  const content: MailContent = {
    lang,
    subject: t(`mail.visitor.${topic}`, { agency }),
    heading: isPlainName(data.FirstName)
      ? t('mail.hello', { name: data.FirstName })
      : t('mail.hellothere'),
    paragraphs: [t(visitorText(facts), promisedTimes(t))],
    rows: [
      ...(listing
        ? [{ label: t(isProject ? 'mail.row.project' : 'mail.row.listing'), value: listing }]
        : []),
      ...(facts.document ? [{ label: t('mail.row.document'), value: facts.document }] : []),
      ...(moments ? [{ label: t('mail.row.moments'), value: moments }] : []),
    ],
    links: visitorLinks(facts),
    signature: [
      ...new Set([t('mail.greetings'), receiver.name ?? '', agency, officePhone(facts)]),
    ].filter(Boolean),
    footnotes: [t('mail.why', host(facts))],
  }
  const mail = composeMail(content, settings, { email: data.Email })
  const attachments = kind === 'visit' ? calendarFiles(facts) : []
  return { ...mail, replyTo: receiver, ...(attachments.length > 0 && { attachments }) }
}

function visitorText({ topic, data }: LeadFacts): LabelKey {
  return topic === 'valuation' && data.ContactTimes?.length
    ? 'mail.text.valuation.attime'
    : `mail.text.${topic}`
}

function visitorLinks(facts: LeadFacts): MailContent['links'] {
  const { lang, site, origin, listing, fileUrl } = facts
  const t = translator(lang, site.labels[lang])
  const url = listing?.isPublic ? listingUrl(facts, lang) : null
  const privacy = rolePath(site, lang, 'privacy')
  return [
    ...(fileUrl ? [{ text: t('mail.file'), href: fileUrl }] : []),
    ...(url
      ? [{ text: t(listing?.kind === 'project' ? 'mail.project' : 'mail.listing'), href: url }]
      : []),
    ...(privacy ? [{ text: t('mail.privacy'), href: origin + privacy }] : []),
  ]
}

/** Returns a calendar file for each proposed half-day, with the public facts of the listing only. */
function calendarFiles(facts: LeadFacts): MailAttachment[] {
  const visit = { ...facts, listing: facts.listing?.isPublic ? facts.listing : null }
  const files = visitHalfDays(facts.data).flatMap((halfDay) => visitCalendar(visit, halfDay) ?? [])
  // The same half-day may be proposed twice, so duplicates are removed.
  return [...new Map(files.map((file) => [file.filename, file])).values()]
}

function fullName({ data }: LeadFacts): string {
  return `${data.FirstName} ${data.Name}`.trim()
}

function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M}’' -]{1,40}$/u.test(name)
}

function host(facts: LeadFacts): { host: string } {
  return { host: hostOf(facts) }
}

function officePhone({ site }: LeadFacts): string {
  return site.settings.offices[0]?.phone ?? ''
}
