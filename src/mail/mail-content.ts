import type { Lang } from '../domain/format/lang'

/** The content of a mail, as plain text, from which its HTML and text bodies are made. */
export interface MailContent {
  lang: Lang
  subject: string
  heading: string
  paragraphs: string[]
  rows: MailRow[]
  links: { text: string; href: string }[]
  /** The lines of the signature. */
  signature: string[]
  /** Below the rest, small. */
  footnotes: string[]
}

export interface MailRow {
  label: string
  value: string
  href?: string
}
