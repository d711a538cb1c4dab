export interface MailAddress {
  email: string
  name?: string
}

export interface MailAttachment {
  filename: string
  /** `text/calendar; method=REQUEST` and the like. */
  mimeType: string
  content: string
}

/** A mail as it waits in the outbox; it is sent from the agency's own address. */
export interface OutgoingMail {
  to: MailAddress
  replyTo?: MailAddress
  subject: string
  html: string
  text: string
  attachments?: MailAttachment[]
}

/** The mail without the tokens of its links: whoever reads it later can't set somebody's password. */
export function withoutTokens(mail: OutgoingMail): OutgoingMail {
  const cleared = (text: string) => text.replace(/([?&;]token=)[\w-]+/g, '$1…')
  return { ...mail, html: cleared(mail.html), text: cleared(mail.text) }
}
