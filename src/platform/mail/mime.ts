import { Email } from 'worker-mailer'
import { toBase64 } from '../format/bytes'
import { cleanText } from '../format/text'
import { MailRefused } from './mail-refused'
import { type MailAddress, type OutgoingMail, unsubscribeHeaders } from './outgoing-mail'

/** A mail with all that its envelope needs. The id stays the same however often it is tried. */
export interface Letter {
  messageId: string
  from: MailAddress
  mail: OutgoingMail
  at: Date
}

/** The bytes of one encoded word, so that it stays below 75 characters. */
const WORD_BYTES = 42

/** Returns the message as SMTP's DATA takes it, dots stuffed and its end marked. */
export function mimeMessage({ messageId, from, mail, at }: Letter): string {
  const { to, replyTo, subject, html, text, attachments = [] } = mail
  const email = new Email({
    from,
    to,
    subject,
    html,
    text,
    headers: {
      From: mailbox(from),
      To: mailbox(to),
      ...(replyTo && { 'Reply-To': mailbox(replyTo) }),
      Subject: encodedText(cleanText(subject, 300)),
      Date: at.toUTCString().replace('GMT', '+0000'),
      'Message-ID': `<${messageId}>`,
      'Auto-Submitted': 'auto-generated',
      ...unsubscribeHeaders(mail),
    },
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      filename,
      mimeType,
      content: toBase64(content),
    })),
  })
  // Never awaited, so its rejection must be handled.
  email.sent.catch(() => undefined)
  return email.getEmailData()
}

/** `"An Peeters" <an@example.be>`; throws for what is no single address. */
function mailbox({ email, name }: MailAddress): string {
  const address = checkedAddress(email)
  const phrase = cleanText(name ?? '', 100)
  if (!phrase) return address
  const quoted = isAscii(phrase) ? `"${phrase.replace(/["\\]/g, '\\$&')}"` : encodedText(phrase)
  return `${quoted} <${address}>`
}

/** Returns an address that can't end its line or name a second one. */
export function checkedAddress(email: string): string {
  if (!/^[^\s<>,;:"()@]+@[^\s<>,;:"()@]+$/.test(email) || !isAscii(email)) {
    throw new MailRefused('No usable mail address')
  }
  return email
}

/** Returns a header's text: as it is in ASCII, else in encoded words (RFC 2047) on lines of their own. */
function encodedText(text: string): string {
  if (isAscii(text)) return text
  const words: string[] = ['']
  for (const character of text) {
    const word = words.at(-1) + character
    if (new TextEncoder().encode(word).length > WORD_BYTES) words.push(character)
    else words[words.length - 1] = word
  }
  return words.map((word) => `=?UTF-8?B?${toBase64(word)}?=`).join('\r\n ')
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text)
}
