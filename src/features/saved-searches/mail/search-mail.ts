import { plural, translator } from '../../../platform/i18n'
import { composeMail } from '../../../platform/mail/compose'
import type { MailContent } from '../../../platform/mail/mail-content'
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail'
import type { Site } from '../../../site/site'
import { rolePath } from '../../../urls'
import { EVENTS } from '../digest'
import type { SavedSearch } from '../queries'
import { type DescribedListing, describedListing } from './listing-lines'
import type { SearchLinks } from './search-links'

/** The maximum number of listings in a mail. For more it states the total. */
export const MAX_MAIL_LISTINGS = 12

/** Returns the mail about the results of a search: new, cheaper and sold listings, with their pictures. */
export function newsMail(
  site: Site,
  { lang, email, name }: SavedSearch,
  listings: readonly DescribedListing[],
  links: SearchLinks,
): OutgoingMail {
  const { settings, labels } = site
  const t = translator(lang, labels[lang])
  const { origin, list, manage, unsubscribe } = links
  const visible = listings.slice(0, MAX_MAIL_LISTINGS)
  const more = listings.length - visible.length
  const newCount = listings.filter(({ event }) => event === 'new').length
  const isAllNew = newCount === listings.length
  const heading = isAllNew ? plural(t, lang, 'mail.search.new', newCount) : t('mail.search.news')
  const privacy = rolePath(site, lang, 'privacy')
  const sections = EVENTS.flatMap((event) => {
    const mailListings = visible
      .filter((listing) => listing.event === event)
      .map((listing) => describedListing({ t, lang, origin }, listing))
    const title = t(`mail.search.section.${event}`)
    return mailListings.length > 0 ? [{ title, listings: mailListings }] : []
  })
  const content: MailContent = {
    lang,
    origin,
    subject: `${heading} · ${name}`,
    preheader: sections
      .flatMap((section) => section.listings)
      .map(({ title, price }) => [title, price].filter(Boolean).join(' '))
      .join(' · '),
    heading,
    paragraphs: [t('mail.search.about', { name })],
    sections: [
      ...sections,
      ...(more > 0 && list
        ? [
            {
              listings: [
                { title: plural(t, lang, 'mail.search.more', more), lines: [], href: list },
              ],
            },
          ]
        : []),
    ],
    ...(list && { button: { text: t('mail.search.see'), href: list } }),
    reason: t('mail.search.why', { host: new URL(origin).host }),
    links: [
      { text: t('mail.search.manage'), href: manage },
      { text: t('mail.search.stop'), href: `${manage}#stop` },
      ...(privacy ? [{ text: t('mail.privacy'), href: origin + privacy }] : []),
    ],
  }
  return { ...composeMail(content, settings, { email }), unsubscribe }
}
