import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { STAFF } from '../../../urls'

/** The form to upload a file of listings. `issue` is the reason why the last file was refused. */
export function FilePanel({ view: { t }, issue }: { view: View; issue: string | null }) {
  return (
    <section className="panel">
      <h2>{t('staff.crm.file')}</h2>
      <form className="stack" method="post" action={STAFF.crmFile} encType="multipart/form-data">
        <p className={issue ? 'field invalid' : 'field'}>
          <label htmlFor="file">{t('staff.crm.file.label')}</label>
          <input
            id="file"
            name="file"
            type="file"
            required
            accept=".xml,.zip,.csv"
            aria-invalid={issue ? true : undefined}
            aria-describedby={issue ? 'file-hint' : undefined}
          />
          {issue ? (
            <span className="help" id="file-hint" role="alert">
              <Icon name="alert" />
              <span>{issue}</span>
            </span>
          ) : null}
        </p>
        <p>
          <button className="button" type="submit">
            {t('staff.crm.file.send')}
          </button>
        </p>
      </form>
    </section>
  )
}
