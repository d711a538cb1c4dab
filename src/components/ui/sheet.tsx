import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { View } from './view'

interface SheetProps {
  view: View
  /** The target of links: `#{id}`. */
  id: string
  title: string
  /** In the page from the start: a form that came back. */
  open?: boolean
  children: ReactNode
}

/**
 * A dialog that a link to `#{id}` opens over the page. Without a script it stands in the page, where the link
 * leads to.
 */
export function Sheet({ view, id, title, open = false, children }: SheetProps) {
  return (
    <dialog id={id} className="sheet" aria-labelledby={`${id}-title`} open={open} closedby="any">
      <div className="sheet-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <button type="submit" className="round small">
            <span className="sr-only">{view.t('visit.closesheet')}</span>
            <Icon name="close" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  )
}
