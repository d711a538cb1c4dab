import { type Lang, withColon } from '../format/lang'
import { formatInteger } from '../format/number'
import type { MailChart, MailContent, MailLink, MailListing, MailRow } from './mail-content'

/** Returns the plain-text body of a mail, with the same content in the same order as the HTML body. */
export function mailText(content: MailContent, identity: string[]): string {
  const { lang, heading, paragraphs, quote = '', rows = [], details = [], sections = [] } = content
  const { button, chart, links = [] } = content
  const rowLines = (rows: MailRow[]) =>
    rows.map((row) => `${withColon(lang, row.label)}${valueText(row)}`).join('\n')
  const linkText = ({ text, href }: MailLink) => `${withColon(lang, text)}\n${href}`
  const parts = [
    heading,
    ...paragraphs.map(wrapped),
    quote && `> ${wrapped(quote).replaceAll('\n', '\n> ')}`,
    rowLines(rows),
    chart ? chartText(lang, chart) : '',
    ...sections.flatMap(({ title, listings }) => [
      title ? withColon(lang, title) : '',
      ...listings.map((listing) => listingText(listing, button?.href)),
    ]),
    button ? linkText(button) : '',
    rowLines(details),
    (content.signature ?? []).join('\n'),
    ['-- ', ...identity].join('\n'),
    wrapped(content.reason),
    ...links.map(linkText),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function chartText(lang: Lang, { title, bars }: MailChart): string {
  const lines = bars.map(
    ({ label, value }) => `  ${withColon(lang, label)} ${formatInteger(value)}`,
  )
  return [withColon(lang, title), ...lines].join('\n')
}

/** Returns the facts of a listing. The address of the button is not repeated. */
function listingText(listing: MailListing, buttonHref: string | undefined): string {
  const { label, price, title, lines, symbols = [], facts, href } = listing
  const advertText = [...symbols.map(({ alt }) => alt), facts].filter(Boolean).join(', ')
  const link = href === buttonHref ? '' : href
  return [label?.text, price, title, ...lines, advertText, link].filter(Boolean).join('\n')
}

/** Returns the value of a row with the address of its link. Several lines are indented below the label. */
function valueText({ value, href }: MailRow): string {
  const text = [wrapped(value), href?.startsWith('http') ? href : ''].filter(Boolean).join('\n')
  return text.includes('\n') ? `\n  ${text.replaceAll('\n', '\n  ')}` : ` ${text}`
}

const MAX_LINE_LENGTH = 72

/** Breaks each line between words, after at most 72 characters. A longer word has its own line. */
function wrapped(text: string): string {
  return text.split('\n').map(wrappedLine).join('\n')
}

function wrappedLine(line: string): string {
  const [first = '', ...words] = line.split(' ')
  let length = first.length
  const parts = words.map((word) => {
    const fits = length + 1 + word.length <= MAX_LINE_LENGTH
    length = fits ? length + 1 + word.length : word.length
    return (fits ? ' ' : '\n') + word
  })
  return first + parts.join('')
}
