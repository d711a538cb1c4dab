import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteSettings } from '../domain/content/site'
import { cleanText } from '../domain/format/text'
import type { MailAddress, OutgoingMail } from '../domain/lead/outgoing-mail'
import type { MailContent } from './mail-content'
import { mailText } from './mail-text'
import { MailView } from './mail-view'

const LONGEST_SUBJECT = 150

/** A mail ready for the outbox, as HTML and as text. */
export function composeMail(
  content: MailContent,
  settings: SiteSettings,
  to: MailAddress,
): OutgoingMail {
  const html = renderToStaticMarkup(<MailView content={content} settings={settings} />)
  return {
    to,
    subject: cleanText(content.subject, LONGEST_SUBJECT),
    html: `<!DOCTYPE html>${html}`,
    text: mailText(content),
  }
}
