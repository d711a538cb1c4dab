import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { FilterSearch } from '../../../staff/parts/filter-form'
import { BackLink } from '../../../staff/staff-shell'
import { STAFF } from '../../../urls'
import type { HomeLine as Home } from '../owners'
import { OwnerFields, type OwnerIssues } from './owner-fields'
import { PropertyLine } from './property-line'

interface NewOwnerProps {
  view: View
  /** The posted values. */
  values: Record<string, string>
  issues: OwnerIssues
  q: string
  selected: Home[]
  /** The search results without the selected listings. */
  results: Home[]
}

/** The form to invite an owner. Its search for properties keeps the entered and selected values. */
export function NewOwnerPage({ view, values, issues, q, selected, results }: NewOwnerProps) {
  const { t } = view
  return (
    <>
      <BackLink href={STAFF.owners}>{t('staff.owners')}</BackLink>
      <form className="staff-cols" method="post" action={`${STAFF.owners}/new`}>
        {/* Browsers press a form's first button on Enter. In the search field that must not send the invitation. */}
        <button type="submit" name="action" value="find" formNoValidate hidden />
        <section className="panel stack">
          <p className="muted">{t('staff.owners.invite.text')}</p>
          <OwnerFields view={view} values={values} issues={issues} />
        </section>
        <section className="panel stack">
          <h2>{t('staff.owners.homes')}</h2>
          <div className="filters">
            <FilterSearch label={t('staff.owners.homesearch')} value={q} />
            <button
              type="submit"
              className="button quiet"
              name="action"
              value="find"
              formNoValidate
            >
              <Icon name="search" />
              {t('staff.owners.find')}
            </button>
          </div>
          {q && results.length === 0 ? <p role="status">{t('staff.owners.nonefound')}</p> : null}
          <ul className="rows spread">
            {[...selected, ...results].map((property) => (
              <li key={property.id}>
                <label className="check">
                  <input
                    type="checkbox"
                    name={`home.${property.id}`}
                    value="on"
                    defaultChecked={selected.includes(property)}
                  />
                  <PropertyLine view={view} property={property} />
                </label>
              </li>
            ))}
          </ul>
          <p>
            <button type="submit" className="button" name="action" value="invite">
              {t('staff.accounts.invite.send')}
            </button>
          </p>
        </section>
      </form>
    </>
  )
}
