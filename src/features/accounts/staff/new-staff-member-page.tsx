import type { View } from '../../../components/ui/view'
import type { TeamMember } from '../../../site/team'
import { StaffField } from '../../../staff/parts/staff-field'
import { BackLink } from '../../../staff/staff-shell'
import { STAFF } from '../../../urls'
import type { StaffMember } from '../staff-accounts'
import { Roles } from './roles'
import { StaffMemberFields, type StaffMemberIssues } from './staff-member-form'

interface NewStaffMemberProps {
  view: View
  team: readonly TeamMember[]
  values?: Partial<StaffMember>
  issues?: StaffMemberIssues
}

export function NewStaffMemberPage({ view, team, values = {}, issues = {} }: NewStaffMemberProps) {
  const { t } = view
  return (
    <>
      <BackLink href={STAFF.accounts}>{t('staff.accounts')}</BackLink>
      <div className="staff-cols">
        <form className="panel stack" method="post" action={STAFF.accounts}>
          <p className="muted">{t('staff.accounts.invite.text')}</p>
          <StaffField
            name="email"
            type="email"
            label={t('staff.accounts.email')}
            value={values.email}
            autoComplete="off"
            issue={issues.email && t(issues.email)}
          />
          <StaffMemberFields {...{ view, team, values, issues }} />
          <p>
            <button type="submit" className="button">
              {t('staff.accounts.invite.send')}
            </button>
          </p>
        </form>
        <section className="panel">
          <h2>{t('staff.roles')}</h2>
          <Roles view={view} />
        </section>
      </div>
    </>
  )
}
