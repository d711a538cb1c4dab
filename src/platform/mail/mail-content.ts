import type { Lang } from '../format/lang'

/** The plain-text content of a mail, from which its HTML and text bodies are created. */
export interface MailContent {
  lang: Lang
  subject: string
  heading: string
  paragraphs: string[]
  rows: MailRow[]
  /** Listings in sections with a heading. */
  sections?: MailSection[]
  links: { text: string; href: string }[]
  /** The lines of the signature. */
  signature: string[]
  /** Small text at the end of the mail. */
  footnotes: string[]
}

export interface MailSection {
  title: string
  listings: MailListing[]
}

export interface MailListing {
  title: string
  lines: string[]
  href?: string
  /** An absolute URL. */
  picture?: string
}

export interface MailRow {
  label: string
  value: string
  href?: string
}
