import type { Site } from '../domain/content/site'
import type { Lang } from '../domain/format/lang'
import type { OutgoingMail } from '../domain/lead/outgoing-mail'
import { translator } from '../i18n'
import { newPasswordPath } from '../urls'
import { composeMail } from './compose'

interface Reader {
  email: string
  name: string
  lang: Lang
}

/** The mail with a link to set a password: an owner's first one, or a new one. */
export function passwordMail(
  { settings, labels }: Site,
  origin: string,
  kind: 'reset' | 'invite',
  { email, name, lang }: Reader,
  token: string,
): OutgoingMail {
  const t = translator(lang, labels[lang])
  const agency = { agency: settings.name }
  const heading = t(`mail.${kind}.subject`, agency)
  const link = { text: t('mail.reset.button'), href: origin + newPasswordPath(lang, token) }
  return composeMail(
    {
      lang,
      heading,
      subject: heading,
      paragraphs: [t(`mail.${kind}.text`, agency)],
      links: [link],
      signature: [settings.name],
      rows: [],
      footnotes: [],
    },
    settings,
    { email, ...(name && { name }) },
  )
}
