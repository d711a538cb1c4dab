import type { ReactNode } from 'react'
import { invoker } from '../../../components/shell/invoker'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'

interface CardDialogProps {
  view: View
  id: string
  name: string
  /** The content of the card between the name and the dialog. */
  card: ReactNode
  heading: 'h1' | 'h2' | 'h3' | 'h4'
  children: ReactNode
}

/** A card whose name is a button that covers it, with the dialog that it opens. */
export function CardDialog({ view, id, name, card, heading: Name, children }: CardDialogProps) {
  return (
    <div className="person">
      <Name className="part-title">
        <button type="button" aria-haspopup="dialog" {...invoker(id)}>
          {name}
        </button>
      </Name>
      {card}
      <dialog id={id} className="modal" aria-label={name} closedby="any">
        <form method="dialog">
          <button type="submit" className="round small">
            <span className="sr-only">{view.t('nav.close')}</span>
            <Icon name="close" />
          </button>
        </form>
        {children}
      </dialog>
    </div>
  )
}
