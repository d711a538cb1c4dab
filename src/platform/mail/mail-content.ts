import type { Lang } from '../format/lang'

/** The content of a mail, as plain text, from which its HTML and text bodies are made. */
export interface MailContent {
  lang: Lang
  subject: string
  heading: string
  paragraphs: string[]
  rows: MailRow[]
  /** Homes, under a heading each kind. */
  sections?: MailSection[]
  links: { text: string; href: string }[]
  /** The lines of the signature. */
  signature: string[]
  /** Below the rest, small. */
  footnotes: string[]
}

export interface MailSection {
  title: string
  homes: MailHome[]
}

export interface MailHome {
  title: string
  lines: string[]
  href?: string
  /** Absolute. */
  picture?: string
}

export interface MailRow {
  label: string
  value: string
  href?: string
}
