import type { Lang } from '../domain/format/lang'

/** What a mail says, before it becomes HTML and text. All of it is plain text. */
export interface MailContent {
  lang: Lang
  subject: string
  heading: string
  paragraphs: string[]
  rows: MailRow[]
  links: { text: string; href: string }[]
  /** Who says so, a line each. */
  signature: string[]
  /** Below the rest, small. */
  footnotes: string[]
}

export interface MailRow {
  label: string
  value: string
  href?: string
}
