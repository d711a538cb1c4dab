import type { SavedSearch } from '../../data/searches/searches'
import type { Site } from '../../domain/content/site'
import { brusselsTime, formatDate } from '../../domain/format/dates'
import type { OutgoingMail } from '../../domain/lead/outgoing-mail'
import { translator } from '../../i18n'
import { composeMail } from '../compose'
import type { SearchLinks } from './search-facts'

/** The mail that says when a search ends, with the way to renew it. */
export function endingMail(
  { settings, labels }: Site,
  { lang, email, name, endsAt }: SavedSearch,
  { origin, manage, unsubscribe }: SearchLinks,
): OutgoingMail {
  const t = translator(lang, labels[lang])
  const heading = t('mail.search.ending')
  const date = formatDate(brusselsTime(endsAt))
  const mail = composeMail(
    {
      lang,
      heading,
      subject: heading,
      paragraphs: [t('mail.search.ending.text', { date, name })],
      rows: [],
      links: [{ text: t('mail.search.ending.button'), href: manage }],
      signature: [settings.name],
      footnotes: [t('mail.search.why', { host: new URL(origin).host })],
    },
    settings,
    { email },
  )
  return { ...mail, unsubscribe }
}
