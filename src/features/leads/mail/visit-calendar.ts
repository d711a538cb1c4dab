import { postalAddress } from '../../../listing/address'
import { hiddenStreet, redactLine } from '../../../listing/redact'
import { type Lang, withColon } from '../../../platform/format/lang'
import { translator } from '../../../platform/i18n'
import type { MailAttachment } from '../../../platform/mail/outgoing-mail'
import type { HalfDay } from '../../../site/forms/half-days'
import type { Site } from '../../../site/site'
import type { LeadListing } from '../lead-listing'
import { calendarFile } from './calendar'
import { listingLine, listingUrl } from './lead-facts'

interface ProposedAt {
  /** The listing; null for one without a public page. */
  listing: LeadListing | null
  /** The ID of the request, for the events of a request without a listing. */
  id: string
  lang: Lang
  site: Site
  origin: string
  now: Date
}

/**
 * Returns the calendar file of a half-day that a visitor proposed, or null if the date does not exist. It
 * contains the public facts of the listing and nothing about the visitor. The same half-day always has the
 * same UID, so the file of the mail and that of the thank-you page are one event.
 */
export function visitCalendar(visit: ProposedAt, halfDay: HalfDay): MailAttachment | null {
  const { id, lang, site, origin, listing, now } = visit
  const t = translator(lang, site.labels[lang])
  const title = listing ? listingLine(visit, lang, { hiddenToo: false }) : ''
  const url = listingUrl(visit, lang) ?? ''
  return calendarFile(
    {
      id: listing ? `visit-${listing.record.id}` : id,
      domain: new URL(origin).hostname,
      lang,
      summary: t('mail.calendar', { home: title || site.settings.name }),
      location: listing ? postalAddress(listing.record, lang, site.settings) : '',
      description: listing
        ? `${withColon(lang, t('prop.reference'))} ${listingReference(listing, site)}\n${url}`
        : '',
      url,
    },
    halfDay,
    now,
  )
}

function listingReference({ kind, record }: LeadListing, { settings }: Site): string {
  const ident =
    kind === 'property' ? redactLine(record.ident, hiddenStreet(record, settings)) : null
  return ident ?? String(record.id)
}
