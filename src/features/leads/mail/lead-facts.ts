import { formatAddress, oneLine } from '../../../listing/address'
import { type Lang, pick } from '../../../platform/format/lang'
import type { MailAddress } from '../../../platform/mail/outgoing-mail'
import type { FormData } from '../../../site/forms/check-form'
import type { ExtraField } from '../../../site/forms/extra-fields'
import type { FormKind, LeadKind } from '../../../site/forms/forms'
import type { Site } from '../../../site/site'
import { propertyPath, withEarlyToken } from '../../../urls'
import type { LeadListing } from '../lead-listing'
import type { RequestTopic } from '../sent-request'

/** The facts that describe one lead: the form's data, the listing, and the page from which it was sent. */
export interface LeadContent {
  kind: LeadKind
  lang: Lang
  data: FormData
  extra: Record<string, string>
  extraFields: readonly ExtraField[]
  page: string | null
  referrer: string
  campaign: string
  listing: LeadListing | null
  /** The name of the requested document. */
  document: string | null
  site: Site
  origin: string
}

export interface LeadFacts extends LeadContent {
  id: string
  kind: FormKind
  topic: RequestTopic
  /** The signed address of the requested file. */
  fileUrl: string | null
  /** The lead's recipient. */
  receiver: MailAddress
  now: Date
}

/** Returns the listing as text: `Appartement, Lange Leemstraat 214, 2018 Antwerpen`. */
export function listingLine(
  { listing, site }: Pick<LeadContent, 'listing' | 'site'>,
  lang: Lang,
  { hiddenToo }: { hiddenToo: boolean },
): string {
  if (!listing) return ''
  const { record, card } = listing
  const title = listing.kind === 'project' ? listing.record.name : listing.record.typeDescription
  const name = hiddenToo ? title : (card?.title ?? null)
  const visible = hiddenToo ? { ...record, publishAddress: true, marquee: null } : record
  return [pick(name, lang), oneLine(formatAddress(visible, lang, site.settings))]
    .filter(Boolean)
    .join(', ')
}

/** Returns the listing's URL in mails, in the form of the CRM's own; it redirects to the canonical one. */
export function listingUrl(
  { listing, origin }: Pick<LeadContent, 'listing' | 'origin'>,
  lang: Lang,
): string | null {
  if (!listing) return null
  const { id } = listing.record
  if (listing.earlyToken) return origin + withEarlyToken(propertyPath(lang, id), listing.earlyToken)
  return listing.kind === 'project'
    ? `${origin}/${lang}/project/p/?id=${id}`
    : `${origin}/${lang}/property?id=${id}`
}

/** Returns the site's host name: `www.lindehof.be`. */
export function hostOf({ origin }: LeadFacts): string {
  return new URL(origin).host
}
