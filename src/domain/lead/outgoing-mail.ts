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
