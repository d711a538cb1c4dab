import type { Lang } from '../format/lang'

/** The plain-text content of a mail, from which its HTML and text bodies are created. */
export interface MailContent {
  lang: Lang
  /** The site's origin, from which mail programs load the logo; null if it is unknown. */
  origin: string | null
  subject: string
  /** The text beside the subject in the list of an inbox. The default is the start of the paragraphs. */
  preheader?: string
  heading: string
  paragraphs: string[]
  /** The words of a visitor. */
  quote?: string
  rows?: MailRow[]
  /** A bar for each value. */
  chart?: MailChart
  /** Groups of listings. */
  sections?: MailSection[]
  /** The main action. */
  button?: MailLink
  /** Facts of little importance, in small print. */
  details?: MailRow[]
  /** The lines of the signature. */
  signature?: string[]
  /** States why the recipient gets the mail. */
  reason: string
  /** Links in the footer. */
  links?: MailLink[]
}

export interface MailLink {
  text: string
  href: string
}

export interface MailSection {
  title?: string
  listings: MailListing[]
}

/** A listing with the facts of its card, in the card's order. */
export interface MailListing {
  /** The label on the card's picture, such as 'under option'. */
  label?: MailLabel
  price?: string
  title: string
  lines: string[]
  /** The pictures of the energy labels and of a flood score. */
  symbols?: MailPicture[]
  /** The facts next to the symbols, such as the energy score. */
  facts?: string
  href?: string
  picture?: MailPicture
}

export interface MailLabel {
  text: string
  /** A colour on which white text is readable. */
  colour: string
}

export interface MailPicture {
  /** An absolute URL. */
  src: string
  alt: string
  /** The words below the picture. */
  caption?: string
  /** The size of the file in pixels, if it is known. */
  width?: number | undefined
  height?: number | undefined
}

export interface MailChart {
  title: string
  bars: { label: string; value: number }[]
}

export interface MailRow {
  label: string
  value: string
  href?: string
}
