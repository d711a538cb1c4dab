import { LANGUAGE_NAMES } from '../../../components/shell/language-menu'
import type { View } from '../../../components/ui/view'
import { STAFF_ROLES } from '../../../platform/accounts/account'
import { LANGS } from '../../../platform/format/lang'
import type { LabelKey } from '../../../platform/i18n'
import type { TeamMember } from '../../../site/team'
import { officeChoices } from '../../../staff/parts/office-name'
import { StaffChoice, StaffField } from '../../../staff/parts/staff-field'
import type { StaffMember } from '../staff-accounts'

/** The errors of a staff member's form, by field. */
export type StaffMemberIssues = Partial<
  Record<'email' | 'name' | 'officeId' | 'memberId', LabelKey>
>

interface StaffMemberFieldsProps {
  view: View
  team: readonly TeamMember[]
  values: Partial<StaffMember>
  issues?: StaffMemberIssues
}

/** The fields of a staff member, except the e-mail address, which identifies the account. */
export function StaffMemberFields({ view, team, values, issues = {} }: StaffMemberFieldsProps) {
  const { t, lang } = view
  const offices = officeChoices(view, ['', t('staff.accounts.nooffice')])
  return (
    <>
      <StaffField
        name="name"
        label={t('staff.accounts.name')}
        value={values.name}
        autoComplete="off"
        issue={issues.name && t(issues.name)}
      />
      <StaffChoice
        name="role"
        label={t('staff.accounts.role')}
        value={values.role ?? 'editor'}
        choices={STAFF_ROLES.map((role) => [role, t(`staff.role.${role}`)] as const)}
      />
      <StaffChoice
        name="lang"
        label={t('staff.language')}
        value={values.lang ?? lang}
        choices={LANGS.map((lang) => [lang, LANGUAGE_NAMES[lang]] as const)}
      />
      {offices.length > 0 ? (
        <StaffChoice
          name="officeId"
          label={t('staff.office')}
          value={String(values.officeId ?? '')}
          choices={offices}
          issue={issues.officeId && t(issues.officeId)}
        />
      ) : null}
      <StaffChoice
        name="memberId"
        label={t('staff.accounts.member')}
        help={t('staff.accounts.member.help')}
        value={String(values.memberId ?? '')}
        choices={[
          ['', t('staff.accounts.nomember')],
          ...team.map(({ id, name }): [string, string] => [String(id), name]),
        ]}
        issue={issues.memberId && t(issues.memberId)}
      />
    </>
  )
}
