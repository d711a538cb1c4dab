import type { View } from '../../../components/ui/view'
import { STAFF_ROLES } from '../../../platform/accounts/account'

export function Roles({ view: { t } }: { view: View }) {
  return STAFF_ROLES.map((role) => (
    <p key={role} className="small">
      {t(`staff.roles.${role}`)}
    </p>
  ))
}
