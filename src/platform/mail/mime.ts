import { Email } from 'worker-mailer'
import { toBase64 } from '../format/bytes'
import { cleanText } from '../format/text'
import { MailRefused } from './mail-refused'
import { type MailAddress, type OutgoingMail, unsubscribeHeaders } from './outgoing-mail'

/** A mail with the data of its envelope. Its ID is the same for all attempts. */
export interface MailMessage {
  messageId: string
  from: MailAddress
  mail: OutgoingMail
  at: Date
}

/** The number of bytes of an encoded word, which must be below 75 characters. */
const WORD_BYTES = 42

/** Returns the message in the format of SMTP's DATA command, with dot-stuffing and the end marker. */
export function mimeMessage({ messageId, from, mail, at }: MailMessage): string {
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
  // The promise is never awaited, so its rejection must be handled.
  email.sent.catch(() => undefined)
  return email.getEmailData()
}

/** Returns `"An Peeters" <an@example.be>`. Throws if the value is not a single address. */
function mailbox({ email, name }: MailAddress): string {
  const address = checkedAddress(email)
  const phrase = cleanText(name ?? '', 100)
  if (!phrase) return address
  const quoted = isAscii(phrase) ? `"${phrase.replace(/["\\]/g, '\\$&')}"` : encodedText(phrase)
  return `${quoted} <${address}>`
}

/** Returns an address that can't contain a line break or a second address. Throws for any other. */
export function checkedAddress(email: string): string {
  if (!/^[^\s<>,;:"()@]+@[^\s<>,;:"()@]+$/.test(email) || !isAscii(email)) {
    throw new MailRefused('No usable mail address')
  }
  return email
}

/** Returns the text of a header: unchanged if it is ASCII, else as encoded words (RFC 2047) on separate lines. */
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
