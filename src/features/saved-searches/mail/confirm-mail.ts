import { translator } from '../../../platform/i18n'
import { composeMail } from '../../../platform/mail/compose'
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail'
import type { Site } from '../../../site/site'
import { confirmSearchPath, rolePath } from '../../../urls'
import type { SavedSearch } from '../queries'
import { CONFIRM_DAYS } from '../saved-search'

/**
 * Returns the mail whose link confirms a search. Of the typed data it contains only the filter, in the site's own
 * words.
 */
export function confirmMail(
  site: Site,
  origin: string,
  { lang, email, name }: Pick<SavedSearch, 'lang' | 'email' | 'name'>,
  token: string,
): OutgoingMail {
  const { settings, labels } = site
  const t = translator(lang, labels[lang])
  const agency = settings.name
  const privacy = rolePath(site, lang, 'privacy')
  return composeMail(
    {
      lang,
      subject: t('mail.search.confirm'),
      heading: t('mail.search.confirm'),
      paragraphs: [t('mail.search.confirm.text', { agency, name, count: CONFIRM_DAYS })],
      button: {
        text: t('mail.search.confirm.button'),
        href: origin + confirmSearchPath(lang, token),
      },
      reason: t('mail.why', { host: new URL(origin).host }),
      links: privacy ? [{ text: t('mail.privacy'), href: origin + privacy }] : [],
    },
    settings,
    { email },
  )
}
