import type { View } from '../../../components/ui/view'
import type { StaffAccount } from '../../../features/accounts/staff-accounts'

/** The login state of a staff member as text. */
export function AccountState({ view: { t }, account }: { view: View; account: StaffAccount }) {
  const { disabledAt, hasPassword } = account
  if (disabledAt !== null) return t('staff.accounts.disabled')
  return t(hasPassword ? 'staff.accounts.active' : 'staff.accounts.invited')
}
