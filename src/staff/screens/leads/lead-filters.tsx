import type { View } from '../../../components/ui/view'
import type { StaffAccount } from '../../../features/accounts/staff-accounts'
import { LEAD_PERIODS, type LeadFilter, leadQuery } from '../../../features/leads/lead-filter'
import { LEAD_STATUSES } from '../../../features/leads/lead-status'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { LEAD_KINDS } from '../../../platform/forms/form-kind'
import { STAFF } from '../../../urls'
import { officeChoices } from '../../parts/office-name'
import { StaffChoice } from '../../parts/staff-field'

interface LeadFiltersProps {
  view: View
  account: Account
  staff: StaffAccount[]
  filter: LeadFilter
}

/** The filters of the list of leads. */
export function LeadFilters({ view, account, staff, filter }: LeadFiltersProps) {
  const { t } = view
  const offices = officeChoices(
    view,
    ['all', t('staff.leads.all')],
    ['none', t('staff.accounts.nooffice')],
  )
  const isChosen = leadQuery(filter).size > 0
  return (
    <form className="staff-filters" method="get" action={STAFF.leads}>
      <p className="field grow">
        <label htmlFor="q">{t('staff.leads.search')}</label>
        <input id="q" type="search" name="q" defaultValue={filter.q} autoComplete="off" />
      </p>
      <StaffChoice
        name="status"
        label={t('staff.lead.status')}
        value={filter.status}
        choices={[
          ['open', t('lead.status.open')],
          ['all', t('staff.leads.all')],
          ...LEAD_STATUSES.map((status): [string, string] => [status, t(`lead.status.${status}`)]),
        ]}
      />
      {mayDo(account.role, 'leads.all') ? (
        <StaffChoice
          name="who"
          label={t('staff.lead.assignee')}
          value={String(filter.who)}
          choices={[
            ['all', t('staff.leads.everybody')],
            ['me', t('staff.leads.me')],
            ['none', t('staff.lead.unassigned')],
            ...staff.map(({ id, name }): [string, string] => [String(id), name]),
          ]}
        />
      ) : null}
      {offices.length > 0 ? (
        <StaffChoice
          name="office"
          label={t('staff.office')}
          value={String(filter.office)}
          choices={offices}
        />
      ) : null}
      <StaffChoice
        name="kind"
        label={t('staff.kind')}
        value={filter.kind}
        choices={[
          ['all', t('staff.leads.all')],
          ['asks', t('staff.leads.asks')],
          ...LEAD_KINDS.map((kind): [string, string] => [kind, t(`staff.form.${kind}`)]),
        ]}
      />
      <StaffChoice
        name="days"
        label={t('staff.leads.period')}
        value={String(filter.days ?? '')}
        choices={[
          ['', t('staff.leads.all')],
          ...LEAD_PERIODS.map((days): [string, string] => [
            String(days),
            t('staff.leads.days', { days }),
          ]),
        ]}
      />
      <p className="field">
        <label htmlFor="home">{t('staff.leads.home')}</label>
        <input
          id="home"
          name="home"
          inputMode="numeric"
          defaultValue={filter.home ?? ''}
          size={8}
        />
      </p>
      <label className="check">
        <input type="checkbox" name="failed" value="yes" defaultChecked={filter.failed === 'yes'} />
        {t('staff.leads.failed')}
      </label>
      <p className="acts">
        <button type="submit" className="button">
          {t('staff.leads.show')}
        </button>
        {isChosen ? (
          <a className="link" href={STAFF.leads}>
            {t('staff.leads.clear')}
          </a>
        ) : null}
      </p>
    </form>
  )
}
