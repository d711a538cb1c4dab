import { LANGUAGE_NAMES } from '../../../components/shell/language-menu'
import type { View } from '../../../components/ui/view'
import type { LabelKey } from '../../../platform/i18n'
import { StaffChoice, StaffField } from '../../../staff/parts/staff-field'

export type OwnerIssues = Partial<Record<'email' | 'name', LabelKey>>

interface OwnerFieldsProps {
  view: View
  /** The stored or posted values. */
  values: { name?: string; email?: string; lang?: string }
  issues: OwnerIssues
}

/** The fields for an owner’s name, e-mail address and language, which must be a language of the site. */
export function OwnerFields({ view, values, issues }: OwnerFieldsProps) {
  const { t, lang, site } = view
  return (
    <>
      <StaffField
        name="name"
        label={t('staff.accounts.name')}
        value={values.name}
        autoComplete="off"
        issue={issues.name && t(issues.name)}
      />
      <StaffField
        name="email"
        type="email"
        label={t('staff.accounts.email')}
        value={values.email}
        autoComplete="off"
        issue={issues.email && t(issues.email)}
      />
      <StaffChoice
        name="lang"
        label={t('staff.owners.language')}
        value={values.lang ?? lang}
        choices={site.settings.languages.map((lang) => [lang, LANGUAGE_NAMES[lang]] as const)}
      />
    </>
  )
}
