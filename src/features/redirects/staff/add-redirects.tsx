import type { View } from '../../../components/ui/view'
import { STAFF } from '../../../urls'

export interface RedirectFormValues {
  from?: string | undefined
  to?: string
  isGone?: boolean
  lines?: string
  /** True if a target does not exist, so that it must be confirmed. */
  mustConfirm?: boolean
}

interface AddProps {
  view: View
  values: RedirectFormValues
}

export function AddRedirectForm({ view: { t }, values }: AddProps) {
  const { from, to, isGone } = values
  return (
    <form className="panel stack" method="post" action={STAFF.redirects} id="add">
      <h2>{t('staff.redirects.add')}</h2>
      <p className="field">
        <label htmlFor="from">{t('staff.redirects.from')}</label>
        <input
          id="from"
          name="from"
          defaultValue={from}
          placeholder="/aanbod/oud"
          required
          autoComplete="off"
        />
      </p>
      <p className="field">
        <label htmlFor="to">{t('staff.redirects.to')}</label>
        <input id="to" name="to" defaultValue={to} placeholder="/nl/te-koop" autoComplete="off" />
      </p>
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            name="gone"
            value="yes"
            defaultChecked={isGone}
            aria-describedby="gone-hint"
          />
          {t('staff.redirects.gone')}
        </label>
        <span className="help" id="gone-hint">
          {t('staff.redirects.gone.help')}
        </span>
      </div>
      <Confirm t={t} isShown={values.mustConfirm && values.lines === undefined} />
      <p>
        <button type="submit" className="button">
          {t('edit.add')}
        </button>
      </p>
    </form>
  )
}

function Confirm({ t, isShown = false }: { t: View['t']; isShown?: boolean | undefined }) {
  return isShown ? (
    <label className="check">
      <input type="checkbox" name="confirmed" value="yes" />
      {t('staff.redirects.confirm')}
    </label>
  ) : null
}

export function ImportRedirectsForm({ view: { t }, values }: AddProps) {
  return (
    <form
      className="panel stack"
      method="post"
      action={`${STAFF.redirects}/import`}
      encType="multipart/form-data"
    >
      <h2>{t('staff.redirects.list')}</h2>
      <p className="field">
        <label htmlFor="file">{t('staff.redirects.file')}</label>
        <input
          id="file"
          name="file"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby="file-hint"
        />
        <span className="help" id="file-hint">
          {t('staff.redirects.file.help')}
        </span>
      </p>
      <p className="field">
        <label htmlFor="lines">{t('staff.redirects.lines')}</label>
        <textarea
          id="lines"
          name="lines"
          rows={6}
          defaultValue={values.lines}
          aria-describedby="lines-hint"
        />
        <span className="help" id="lines-hint">
          {t('staff.redirects.lines.help')}
        </span>
      </p>
      <Confirm t={t} isShown={values.mustConfirm && values.lines !== undefined} />
      <p>
        <button type="submit" className="button quiet">
          {t('staff.redirects.take')}
        </button>
      </p>
    </form>
  )
}
