import type { Role } from '../../platform/accounts/account'
import { mayDo, type Right } from '../../platform/accounts/rights'
import { isLabel, type LabelKey, type Translate } from '../../platform/i18n'
import { STAFF } from '../../urls'

/** The articles in reading order. The names are their addresses, and the file names of their pictures. */
export const HELP_NAMES = [
  'start',
  'listings',
  'listings-by-hand',
  'listing-labels',
  'early-access',
  'listing-table',
  'projects',
  'costs',
  'pages',
  'pictures',
  'leads',
  'visits',
  'owners',
  'crm',
  'searches',
  'texts',
  'screens',
  'webhooks',
  'embeds',
  'accounts',
] as const

export type HelpName = (typeof HELP_NAMES)[number]

export interface HelpArticle {
  /** The screens that the article is about. */
  screens: readonly HelpScreen[]
  related: readonly HelpName[]
}

interface HelpScreen {
  href: string
  label: LabelKey
  right?: Right
}

/**
 * An article of the handbook in one language, read from `content/help/<lang>/<name>.md`. Its steps and notes name
 * buttons, fields and menus by the key of their label: `[[staff.pages]]`. All languages have the same sections, with
 * the same number of steps.
 */
export interface HelpText {
  title: string
  /** One sentence. */
  intro: string
  sections: readonly HelpSection[]
  picture: { alt: string; caption: string }
}

interface HelpSection {
  heading: string
  steps: readonly string[]
  /** A remark below the steps. */
  note?: string
}

/** The size of the pictures in CSS pixels. */
export const HELP_PICTURE = { width: 1200, height: 750 } as const

export function openScreens(article: HelpArticle, role: Role, hasCrm: boolean): HelpScreen[] {
  return article.screens.filter(
    ({ href, right }) => (!right || mayDo(role, right)) && (hasCrm || href !== STAFF.crm),
  )
}

/** Returns the parts of a text. Each reference to a label becomes the label's text. */
export function readHelpText(text: string, t: Translate): { text: string; isLabel: boolean }[] {
  return text.split(/\[\[|\]\]/).map((part, index) => {
    const isReference = index % 2 === 1 && isLabel(part)
    return { text: isReference ? t(part) : part, isLabel: isReference }
  })
}
