import type { DialogHTMLAttributes, ReactNode, Ref } from 'react'
import { CLOSES } from '../../client/forms/guard-sheets'
import { hook } from '../../client/hooks'
import type { Translate } from '../../platform/i18n'
import { Icon } from './icon'

/** Prefixes of the texts of a sheet. */
export const SHEET_TEXTS = ['visit.closesheet', 'sheet'] as const
export type SheetText = (typeof SHEET_TEXTS)[number]

interface SheetProps extends Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onClose'> {
  t: Translate<SheetText>
  ref?: Ref<HTMLDialogElement>
  /** The id, which is the target of links: `#{id}`. */
  id: string
  title: string
  /** True renders it open from the start, as for a form with errors. */
  open?: boolean
  /** False closes it without a question, also if its fields were changed. */
  isGuarded?: boolean
  children: ReactNode
}

/**
 * A dialog that a link to `#{id}` opens over the page. Without scripts its content is part of the page, and the link
 * scrolls to it.
 */
export function Sheet(props: SheetProps) {
  const { t, id, title, open = false, isGuarded = true, ref, onClose, children } = props
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
      {isGuarded && <LossQuestion t={t} id={id} />}
    </dialog>
  )
}

/** The question before a click on the backdrop or Escape closes a sheet with changed fields. */
function LossQuestion({ t, id }: Pick<SheetProps, 't' | 'id'>) {
  return (
    <dialog
      className="loss-question"
      role="alertdialog"
      aria-labelledby={`${id}-loss`}
      {...hook('loss-question')}
    >
      <form method="dialog">
        <p id={`${id}-loss`}>{t('sheet.unsent')}</p>
        <button type="submit" className="button">
          {t('sheet.stay')}
        </button>
        <button type="submit" className="button quiet" value={CLOSES}>
          {t('sheet.leave')}
        </button>
      </form>
    </dialog>
  )
}
