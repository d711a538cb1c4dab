import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { FORM_KINDS } from '../../../site/forms/forms'
import {
  FilterChoice,
  FilterForm,
  FilterSearch,
  MoreFilters,
} from '../../../staff/parts/filter-form'
import { officeChoices } from '../../../staff/parts/office-name'
import { STAFF, withQuery } from '../../../urls'
import type { StaffAccount } from '../../accounts/staff-accounts'
import { LEAD_PERIODS, type LeadFilter, leadQuery } from '../lead-filter'
import { LEAD_GROUPS } from '../lead-groups'
import { LEAD_STATUSES, SUSPECTED } from '../lead-status'

interface LeadFiltersProps {
  view: View
  account: Account
  staff: StaffAccount[]
  filter: LeadFilter
}

export function LeadFilters({ view, account, staff, filter }: LeadFiltersProps) {
  const { t } = view
  const offices = officeChoices(
    view,
    ['all', t('staff.leads.all')],
    ['none', t('staff.accounts.nooffice')],
  )
  const isSearches = filter.kind === 'search'
  const isChosen = leadQuery(filter).size > (isSearches ? 1 : 0)
  return (
    <FilterForm
      action={STAFF.leads}
      submit={t('staff.leads.show')}
      text={<FilterSearch label={t('staff.leads.search')} value={filter.q} />}
      more={
        <>
          <MoreFilters view={view} isOpen={hasRareFilter(filter)}>
            {isSearches ? null : (
              <FilterChoice
                name="status"
                label={t('staff.lead.status')}
                value={filter.status}
                choices={[
                  ['all', t('staff.leads.all')],
                  ...LEAD_STATUSES.map((status): [string, string] => [
                    status,
                    t(`lead.status.${status}`),
                  ]),
                  [SUSPECTED, t('lead.status.suspected')],
                ]}
              />
            )}
            {offices.length > 0 ? (
              <FilterChoice
                name="office"
                label={t('staff.office')}
                value={String(filter.office)}
                choices={offices}
              />
            ) : null}
            <FilterChoice
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
            <label className="filter">
              <span>{t('staff.leads.home')}</span>
              <input name="home" inputMode="numeric" defaultValue={filter.home ?? ''} />
            </label>
            <label className="check">
              <input
                type="checkbox"
                name="failed"
                value="yes"
                defaultChecked={filter.failed === 'yes'}
              />
              {t('staff.leads.failed')}
            </label>
          </MoreFilters>
          {isChosen ? (
            <a
              className="link small"
              href={isSearches ? withQuery(STAFF.leads, 'kind=search') : STAFF.leads}
            >
              {t('staff.leads.clear')}
            </a>
          ) : null}
        </>
      }
    >
      {isSearches ? (
        <input type="hidden" name="kind" value="search" />
      ) : (
        <FilterChoice
          name="group"
          label={t('lead.group')}
          value={filter.group}
          choices={[
            ['all', t('staff.leads.all')],
            ...LEAD_GROUPS.map((group): [string, string] => [group, t(`lead.group.${group}`)]),
          ]}
        />
      )}
      {mayDo(account.role, 'leads.all') ? (
        <FilterChoice
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
      {isSearches ? null : (
        <FilterChoice
          name="kind"
          label={t('staff.kind')}
          value={filter.kind}
          choices={[
            ['all', t('staff.leads.all')],
            ...FORM_KINDS.map((kind): [string, string] => [kind, t(`staff.form.${kind}`)]),
          ]}
        />
      )}
    </FilterForm>
  )
}

function hasRareFilter({ status, office, days, home, failed }: LeadFilter): boolean {
  return status !== 'all' || office !== 'all' || days !== null || home !== null || failed !== ''
}
