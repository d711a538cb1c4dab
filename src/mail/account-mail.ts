import type { Site } from '../domain/content/site'
import type { Lang } from '../domain/format/lang'
import type { OutgoingMail } from '../domain/lead/outgoing-mail'
import { type LabelKey, translator } from '../i18n'
import { STAFF } from '../urls'
import { composeMail } from './compose'

/** What a colleague is told of the own account, whoever did it. */
export type AccountNews = 'on' | 'off' | 'reset' | 'recovery'

const WORDS = {
  on: { subject: 'mail.factor.on', text: 'mail.factor.on.text' },
  off: { subject: 'mail.factor.off', text: 'mail.factor.off.text' },
  reset: { subject: 'mail.factor.off', text: 'mail.factor.reset.text' },
  recovery: { subject: 'mail.factor.recovery', text: 'mail.factor.recovery.text' },
} as const satisfies Record<AccountNews, { subject: LabelKey; text: LabelKey }>

/** The mail that tells of a change to the second factor, in case it was somebody else. */
export function accountMail(
  { settings, labels }: Site,
  origin: string,
  news: AccountNews,
  { email, name, lang }: { email: string; name: string; lang: Lang },
): OutgoingMail {
  const t = translator(lang, labels[lang])
  const agency = { agency: settings.name }
  const heading = t(WORDS[news].subject, agency)
  return composeMail(
    {
      lang,
      heading,
      subject: heading,
      paragraphs: [t(WORDS[news].text, agency), t('mail.factor.notyou')],
      links: [{ text: t('staff.account'), href: origin + STAFF.account }],
      signature: [settings.name],
      rows: [],
      footnotes: [],
    },
    settings,
    { email, ...(name && { name }) },
  )
}
