import { DEFAULT_LANG, type Lang } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'
import { composeMail } from '../../platform/mail/compose'
import type { MailRow } from '../../platform/mail/mail-content'
import type { MailAddress, OutgoingMail } from '../../platform/mail/outgoing-mail'
import type { Site } from '../../site/site'

/**
 * Returns the mail with the old and the new values after a change of recipients or access. It is in the agency's
 * language. `by` is the name of the account that made the change.
 */
export function receiverChangeMail(
  { settings, labels }: Site,
  { origin, actorName, rows }: { origin: string; actorName: string; rows: MailRow[] },
  to: MailAddress,
): OutgoingMail {
  const lang = settings.languages[0] ?? DEFAULT_LANG
  const t = translator(lang, labels[lang])
  const agency = { agency: settings.name }
  const heading = t('mail.receivers', agency)
  return composeMail(
    {
      lang,
      origin,
      heading,
      subject: heading,
      paragraphs: [t('mail.receivers.text', { name: actorName }), t('mail.receivers.wrong')],
      rows,
      reason: t('mail.why.receiver', agency),
    },
    settings,
    to,
  )
}

/**
 * Returns the mail to the old and the new address of an owner whose login address has changed. It contains neither
 * address.
 */
export function ownerAddressMail(
  { settings, labels }: Site,
  { origin, email, name, lang }: { origin: string; email: string; name: string; lang: Lang },
): OutgoingMail {
  const t = translator(lang, labels[lang])
  const agency = { agency: settings.name }
  const heading = t('mail.owneraddress', agency)
  return composeMail(
    {
      lang,
      origin,
      heading,
      subject: heading,
      paragraphs: [t('mail.owneraddress.text', agency)],
      reason: t('mail.why.account', agency),
    },
    settings,
    { email, ...(name && { name }) },
  )
}
