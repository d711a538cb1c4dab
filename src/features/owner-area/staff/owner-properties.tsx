import type { View } from '../../../components/ui/view'
import { withColon } from '../../../platform/format/lang'
import { FilterForm, FilterSearch } from '../../../staff/parts/filter-form'
import { STAFF } from '../../../urls'
import type { HomeLine as Home, ListedOwner } from '../owners'
import { PropertyLine, propertyName } from './property-line'

interface OwnerHomesProps {
  view: View
  owner: ListedOwner
  q: string
  /** Search results without the owner’s properties. */
  results: Home[]
}

/** An owner’s properties, each with a button to remove it, and a search to add others. */
export function OwnerProperties({ view, owner, q, results }: OwnerHomesProps) {
  const { t } = view
  const path = `${STAFF.owners}/${owner.id}`
  return (
    <section className="panel stack" id="homes">
      <h2>{t('staff.owners.homes')}</h2>
      <p className="muted">{t('staff.owners.homes.text')}</p>
      {owner.homes.length === 0 ? <p>{t('staff.owners.nohomes')}</p> : null}
      <PropertyList
        view={view}
        path={`${path}/homes/removal`}
        properties={owner.homes}
        action="remove"
      />
      <FilterForm
        action={`${path}#homes`}
        submit={t('staff.owners.find')}
        text={<FilterSearch label={t('staff.owners.homesearch')} value={q} />}
      />
      {q && results.length === 0 ? <p role="status">{t('staff.owners.nonefound')}</p> : null}
      <PropertyList view={view} path={`${path}/homes`} properties={results} action="add" />
    </section>
  )
}

interface HomeListProps {
  view: View
  path: string
  properties: Home[]
  action: 'add' | 'remove'
}

function PropertyList({ view, path, properties, action }: HomeListProps) {
  if (properties.length === 0) return null
  return (
    <ul className="rows spread">
      {properties.map((property) => (
        <li key={property.id}>
          <PropertyLine view={view} property={property} />
          <form method="post" action={path}>
            <input type="hidden" name="home" value={property.id} />
            <button type="submit" className="button quiet">
              {view.t(`staff.owners.act.${action}`)}
              <span className="sr-only">
                {withColon(view.lang, '')} {propertyName(view, property)}
              </span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}
