import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'
import { Brand } from './brand'

interface SideDialogProps {
  view: View
  id: string
  label: string
  children: ReactNode
}

/** A dialog that slides in from the side chosen in the settings, with the logo and a close button. */
export function SideDialog({ view, id, label, children }: SideDialogProps) {
  return (
    <dialog
      id={id}
      className={`drawer ${view.site.settings.drawerSide}`}
      aria-label={label}
      closedby="any"
    >
      <div className="top">
        <Brand view={view} />
        <form method="dialog">
          <button type="submit" className="burger">
            <span className="sr-only">{view.t('nav.close')}</span>
            <Icon name="close" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  )
}
