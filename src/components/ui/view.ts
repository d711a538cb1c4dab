import type { StaffMember } from '../../platform/accounts/account'
import type { Lang } from '../../platform/format/lang'
import type { FormState } from '../../platform/forms/form-state'
import type { Translate } from '../../platform/i18n'
import type { Site } from '../../site/site'

/** Context of the page for every server-rendered component. */
export interface View {
  lang: Lang
  t: Translate
  site: Site
  /** The site's own, for absolute addresses. */
  origin: string
  /** This page's path, without its query. */
  path: string
  /** The same page in every enabled language, this one too, with the known list parameters. */
  alternates: Partial<Record<Lang, string>>
  /** True in the preview of staff. */
  preview?: boolean
  /** The colleague who looks in the preview, and gets links to what can be edited. */
  editor?: StaffMember | undefined
  /** Set where a form came back that could not be taken in. */
  form?: FormState
}

/** Language and texts, the only parts of a view that islands have too. */
export interface Words<P extends string = string> {
  lang: Lang
  t: Translate<P>
}
