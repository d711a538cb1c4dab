import type { View } from '../../../components/ui/view'
import { RefusesMail } from '../../mails/mails.staff'
import type { OwnerLine } from '../owners'

type OwnerAccess = Pick<OwnerLine, 'disabledAt' | 'hasPassword' | 'refusesMail'>

/** The login state of an owner as text, and whether the owner's address refuses mail. */
export function OwnerState({ view, owner }: { view: View; owner: OwnerAccess }) {
  return (
    <>
      <LogInState view={view} owner={owner} />
      {owner.refusesMail ? <RefusesMail view={view} /> : null}
    </>
  )
}

function LogInState({ view: { t }, owner }: { view: View; owner: OwnerAccess }) {
  if (owner.disabledAt !== null) {
    return <span className="state failed">{t('staff.owners.revoked')}</span>
  }
  return owner.hasPassword ? (
    <span className="state done">{t('staff.owners.active')}</span>
  ) : (
    <span className="state">{t('staff.owners.invited')}</span>
  )
}
