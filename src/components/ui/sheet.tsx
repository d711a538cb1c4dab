import type { DialogHTMLAttributes, ReactNode, Ref } from 'react'
import { hook } from '../../client/hooks'
import type { Translate } from '../../i18n'
import { Icon } from './icon'

interface SheetProps extends Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onClose'> {
  t: Translate
  ref?: Ref<HTMLDialogElement>
  /** The target of links: `#{id}`. */
  id: string
  title: string
  /** True renders it open from the start, as for a form with errors. */
  open?: boolean
  children: ReactNode
}

/**
 * A dialog that a link to `#{id}` opens over the page. Without a script its content is part of the
 * page, and the link scrolls to it.
 */
export function Sheet({ t, id, title, open = false, ref, onClose, children }: SheetProps) {
  return (
    <dialog
      ref={ref}
      id={id}
      className="sheet"
      {...hook('sheet')}
      aria-labelledby={`${id}-title`}
      open={open}
      closedby="any"
      onClose={onClose}
    >
      <div className="sheet-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <button type="submit" className="round small">
            <span className="sr-only">{t('visit.closesheet')}</span>
            <Icon name="close" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  )
}
