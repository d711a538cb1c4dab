import type { ReactNode } from 'react'
import type { View } from '../../components/ui/view'
import { STAFF } from '../../urls'

interface PickerDialogProps {
  view: View
  /** The ids of the dialog and its elements, which the script also uses. */
  ids: { dialog: string; search: string; status: string; results: string }
  title: string
  label: string
  submit: string
  /** The error message for a failed search. */
  failed: string
  /** Fields below the results. */
  children?: ReactNode
  /** Buttons between those that submit and cancel. */
  actions?: ReactNode
}

/** A dialog that searches the agency's content and selects one result. A script opens it and fills in the results. */
export function PickerDialog(props: PickerDialogProps) {
  const { view, ids, title, label, submit, failed, children, actions } = props
  const { t } = view
  return (
    <dialog
      id={ids.dialog}
      className="picker"
      aria-labelledby={`${ids.dialog}-title`}
      data-from={STAFF.choices}
      data-none={t('link.none')}
      data-failed={failed}
      data-count={t('link.count')}
      data-here={t('link.here')}
    >
      <form className="stack" method="dialog">
        <h2 id={`${ids.dialog}-title`}>{title}</h2>
        <p className="field">
          <label htmlFor={ids.search}>{label}</label>
          <input id={ids.search} type="search" autoComplete="off" spellCheck={false} />
        </p>
        <p id={ids.status} className="small muted" role="status" />
        <fieldset id={ids.results} className="picker-results">
          <legend className="sr-only">{t('link.found')}</legend>
        </fieldset>
        {children}
        <p className="acts">
          <button type="submit" className="button" value="set">
            {submit}
          </button>
          {actions}
          <button type="submit" className="button quiet" value="">
            {t('link.cancel')}
          </button>
        </p>
      </form>
    </dialog>
  )
}
