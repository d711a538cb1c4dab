import type { ReactNode } from 'react'
import type { View } from '../../../components/ui/view'
import { STAFF_ROLES } from '../../../domain/people/account'

interface RolesPanelProps {
  view: View
  children?: ReactNode
}

/** What each role may see and do. */
export function RolesPanel({ view: { t }, children }: RolesPanelProps) {
  return (
    <section className="panel">
      <h2>{t('staff.roles')}</h2>
      {STAFF_ROLES.map((role) => (
        <p key={role} className="small">
          {t(`staff.roles.${role}`)}
        </p>
      ))}
      {children}
    </section>
  )
}
