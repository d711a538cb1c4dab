import type { View } from '../../../components/ui/view'
import type { OwnerLine } from '../../../features/owner-area/owners'

type OwnerAccess = Pick<OwnerLine, 'disabledAt' | 'hasPassword'>

/** The login state of an owner as text. */
export function OwnerState({ view: { t }, owner }: { view: View; owner: OwnerAccess }) {
  if (owner.disabledAt !== null) {
    return <span className="state failed">{t('staff.owners.revoked')}</span>
  }
  return owner.hasPassword ? (
    <span className="state done">{t('staff.owners.active')}</span>
  ) : (
    <span className="state">{t('staff.owners.invited')}</span>
  )
}
