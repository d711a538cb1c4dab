import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteSettings } from '../../site/site'
import { formatIpi } from '../format/ipi'
import { type Lang, pick } from '../format/lang'
import { formatPhone } from '../format/phone'
import { cleanText } from '../format/text'
import { translator } from '../i18n'
import type { MailContent } from './mail-content'
import { OUTLOOK_HEAD } from './mail-styles'
import { mailText } from './mail-text'
import { MailView } from './mail-view'
import type { MailAddress, OutgoingMail } from './outgoing-mail'

/** The links by which React preloads pictures. Mail programs decide themselves when they load pictures. */
const PRELOADS = /<link\b[^>]*>/g

const MAX_SUBJECT_LENGTH = 150

/** Returns a mail for the outbox, with HTML and plain-text bodies. */
export function composeMail(
  content: MailContent,
  settings: SiteSettings,
  to: MailAddress,
): OutgoingMail {
  const identity = identityLines(settings, content.lang)
  const html = renderToStaticMarkup(
    <MailView content={content} settings={settings} identity={identity} />,
  )
  return {
    to,
    subject: cleanText(content.subject, MAX_SUBJECT_LENGTH),
    html: `<!DOCTYPE html>${html.replace(PRELOADS, '').replace('</head>', `${OUTLOOK_HEAD}</head>`)}`,
    text: mailText(content, identity),
  }
}

/**
 * Returns the agency's address and legal identity, which a Belgian company must state in its mails (Code of Companies
 * and Associations, article 2:20).
 */
function identityLines({ offices, legal, siteEmail }: SiteSettings, lang: Lang): string[] {
  const [seat] = offices
  const ipi = formatIpi(legal.ipi) ?? legal.ipi
  return [
    [seat?.name, pick(seat?.street, lang), pick(seat?.place, lang)],
    [formatPhone(seat?.phone), siteEmail],
    [legal.name, legal.enterpriseNumber, pick(legal.court, lang)],
    [ipi && `${translator(lang)('legal.biv')} ${ipi}`],
  ].flatMap((parts) => parts.filter(Boolean).join(' · ') || [])
}
