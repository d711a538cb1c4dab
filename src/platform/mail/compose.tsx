import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteSettings } from '../../site/site'
import { withColon } from '../format/lang'
import { cleanText } from '../format/text'
import type { MailContent, MailListing } from './mail-content'
import { MailView } from './mail-view'
import type { MailAddress, OutgoingMail } from './outgoing-mail'

const MAX_SUBJECT_LENGTH = 150

/** Returns a mail for the outbox, with HTML and plain-text bodies. */
export function composeMail(
  content: MailContent,
  settings: SiteSettings,
  to: MailAddress,
): OutgoingMail {
  const html = renderToStaticMarkup(<MailView content={content} settings={settings} />)
  return {
    to,
    subject: cleanText(content.subject, MAX_SUBJECT_LENGTH),
    html: `<!DOCTYPE html>${html}`,
    text: mailText(content),
  }
}

/** Returns the plain-text body of a mail. */
function mailText(content: MailContent): string {
  const { lang, heading, paragraphs, rows, sections = [], links, signature, footnotes } = content
  const parts = [
    heading,
    ...paragraphs,
    rows.map(({ label, value }) => `${withColon(lang, label)} ${indented(value)}`).join('\n'),
    ...sections.flatMap(({ title, listings }) => [
      withColon(lang, title),
      ...listings.map(listingText),
    ]),
    links.map(({ text, href }) => `${withColon(lang, text)} ${href}`).join('\n'),
    signature.join('\n'),
    footnotes.length > 0 ? ['-- ', ...footnotes].join('\n') : '',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function listingText({ title, lines, href }: MailListing): string {
  return [title, ...lines, href ?? ''].filter(Boolean).join('\n')
}

/** Indents continuation lines, to separate them from the next label. */
function indented(value: string): string {
  return value.includes('\n') ? `\n  ${value.replaceAll('\n', '\n  ')}` : value
}
