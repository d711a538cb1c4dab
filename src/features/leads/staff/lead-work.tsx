import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { officeChoices } from '../../../staff/parts/office-name'
import { StaffChoice } from '../../../staff/parts/staff-field'
import { StaffMemberName } from '../../../staff/parts/staff-member-name'
import { STAFF } from '../../../urls'
import type { StaffAccount } from '../../accounts/staff-accounts'
import { LEAD_STATUSES } from '../lead-status'
import type { LeadDetails } from '../queries'

interface LeadWorkProps {
  view: View
  lead: LeadDetails
  staff: StaffAccount[]
  account: Account
  isRead: boolean
}

/** The form that releases suspected spam or deletes it. */
export function SuspectedLead({ view: { t }, lead }: Pick<LeadWorkProps, 'view' | 'lead'>) {
  const address = `${STAFF.leads}/${lead.id}`
  return (
    <section className="panel stack">
      <h2>{t('lead.status.suspected')}</h2>
      <p>{t('staff.suspected.text')}</p>
      <form className="acts" method="post" action={`${address}/release`}>
        <button type="submit" className="button quiet">
          {t('staff.suspected.release')}
        </button>
        <button type="submit" className="button quiet" formAction={`${address}/removal`}>
          {t('staff.suspected.remove')}
        </button>
      </form>
    </section>
  )
}

/** The form for the state, assignee and due date of a lead, and for a note to other staff members. */
export function LeadWork({ view, lead, staff, account, isRead }: LeadWorkProps) {
  const { t } = view
  const offices = officeChoices(view, ['', t('staff.accounts.nooffice')])
  const assignee = staff.find(({ id }) => id === lead.assigneeId)
  const address = `${STAFF.leads}/${lead.id}`
  return (
    <section className="panel stack">
      <h2>{t('staff.lead.work')}</h2>
      {assignee ? (
        <p>
          <StaffMemberName {...assignee} />
        </p>
      ) : null}
      <form className="acts" method="post" action={address}>
        {lead.assigneeId === account.id ? null : (
          <button type="submit" className="button quiet" formAction={`${address}/assignment`}>
            {t('staff.lead.take')}
          </button>
        )}
        {isRead ? null : (
          <button type="submit" className="button quiet" formAction={`${address}/reading`}>
            {t('staff.lead.markread')}
          </button>
        )}
      </form>
      <form className="stack" method="post" action={address}>
        <StaffChoice
          name="status"
          label={t('staff.lead.status')}
          value={lead.status}
          choices={LEAD_STATUSES.map((status) => [status, t(`lead.status.${status}`)] as const)}
        />
        {mayDo(account.role, 'leads.all') ? (
          <StaffChoice
            name="assignee"
            label={t('staff.lead.assignee')}
            value={String(lead.assigneeId ?? '')}
            choices={[
              ['', t('staff.lead.unassigned')],
              ...staff.map(({ id, name }): [string, string] => [String(id), name]),
            ]}
          />
        ) : null}
        {offices.length > 0 && mayDo(account.role, 'leads.all') ? (
          <StaffChoice
            name="office"
            label={t('staff.office')}
            value={String(lead.officeId ?? '')}
            choices={offices}
          />
        ) : null}
        <p className="field">
          <label htmlFor="due">{t('staff.lead.due')}</label>
          <input id="due" name="due" type="date" defaultValue={lead.due ?? ''} />
        </p>
        <p className="field">
          <label htmlFor="reason">{t('staff.lead.reason')}</label>
          <input
            id="reason"
            name="reason"
            type="text"
            defaultValue={lead.closedReason ?? ''}
            maxLength={200}
            autoComplete="off"
            aria-describedby="reason-hint"
          />
          <span className="help" id="reason-hint">
            {t('staff.lead.reason.help')}
          </span>
        </p>
        <p>
          <button type="submit" className="button quiet">
            {t('staff.lead.save')}
          </button>
        </p>
      </form>
      <form className="stack" method="post" action={`${address}/notes`}>
        <p className="field">
          <label htmlFor="note">{t('staff.lead.note')}</label>
          <textarea id="note" name="text" rows={3} maxLength={10_000} required />
        </p>
        <p>
          <button type="submit" className="button quiet">
            {t('staff.lead.note.add')}
          </button>
        </p>
      </form>
    </section>
  )
}
