import type { MailRow } from './mail-content'

export interface MailAddress {
  email: string
  name?: string
}

export interface MailAttachment {
  filename: string
  /** A media type with its parameters, such as `text/calendar; charset=utf-8`. */
  mimeType: string
  content: string
}

/** A mail in the outbox. It is sent from the agency's address. */
export interface OutgoingMail {
  to: MailAddress
  replyTo?: MailAddress
  subject: string
  html: string
  text: string
  attachments?: MailAttachment[]
  /** The address that mail programs call to unsubscribe (RFC 8058). */
  unsubscribe?: string
  /** The changes of a notice, and the account that made them. Further changes are added until it is sent. */
  notice?: { by: number; rows: MailRow[] }
}

export function unsubscribeHeaders({ unsubscribe }: OutgoingMail): Record<string, string> {
  if (!unsubscribe) return {}
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Returns the mail without the tokens of its links, so that later readers can't set another person's password. */
export function withoutTokens(mail: OutgoingMail): OutgoingMail {
  const withoutToken = (text: string) => text.replace(/([?&;]token=)[\w-]+/g, '$1…')
  const { unsubscribe } = mail
  const stored = { ...mail, html: withoutToken(mail.html), text: withoutToken(mail.text) }
  return unsubscribe ? { ...stored, unsubscribe: withoutToken(unsubscribe) } : stored
}
