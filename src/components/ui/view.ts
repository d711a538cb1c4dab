import type { StaffMember } from '../../platform/accounts/account'
import type { Lang } from '../../platform/format/lang'
import type { Translate } from '../../platform/i18n'
import type { FormState } from '../../site/forms/form-state'
import type { Site } from '../../site/site'

/** The page context of every server-rendered component. */
export interface View {
  lang: Lang
  t: Translate
  site: Site
  /** The site's origin, for absolute addresses. */
  origin: string
  /** The path of the page without its query. */
  path: string
  /** The addresses of the page in every enabled language, including the current one, with the known list parameters. */
  alternates: Partial<Record<Lang, string>>
  preview?: boolean
  /** The staff member who uses the preview and gets edit links. */
  editor?: StaffMember | undefined
  /** Set on the page of a property that is not public yet. */
  early?: EarlyAccess
  /** The state of a posted form that has errors. */
  form?: FormState
}

export interface EarlyAccess {
  /** The time (ms) from which all visitors see the property. */
  publicFrom: number
  /** The token of the address; null for a staff member, who needs none. */
  token: string | null
}

/** Language and texts: the part of a view that islands also have. */
export interface Words<P extends string = string> {
  lang: Lang
  t: Translate<P>
}
