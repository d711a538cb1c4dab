import type { View } from '../../../components/ui/view'
import { RefusesMail } from '../../mails/mails.staff'
import type { StaffAccount } from '../staff-accounts'

/** The login state of a staff member as text, and whether the account's address refuses mail. */
export function AccountState({ view, account }: { view: View; account: StaffAccount }) {
  const { disabledAt, hasPassword, refusesMail } = account
  const state = disabledAt !== null ? 'disabled' : hasPassword ? 'active' : 'invited'
  return (
    <>
      {view.t(`staff.accounts.${state}`)} {refusesMail ? <RefusesMail view={view} /> : null}
    </>
  )
}
