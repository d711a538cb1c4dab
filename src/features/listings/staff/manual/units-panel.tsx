import { floorName } from '../../../../components/listing/floor-name'
import { Icon } from '../../../../components/ui/icon'
import type { View } from '../../../../components/ui/view'
import type { Property } from '../../../../listing/property'
import { ListingState } from '../../../../staff/listings/listing-state'
import { listingTitle } from '../../../../staff/listings/listing-title'
import { StaffTable } from '../../../../staff/parts/staff-table'
import { STAFF } from '../../../../urls'
import { priceText } from '../listing-head'

interface UnitsPanelProps {
  view: View
  /** The id of the project. */
  project: number
  units: readonly Property[]
  /** True if the account may create units. */
  mayAdd: boolean
}

/** The units of a project made by staff, each with a link to its form. */
export function UnitsPanel({ view, project, units, mayAdd }: UnitsPanelProps) {
  const { t } = view
  return (
    <section className="panel stack">
      <div className="panel-head">
        <h2>{t('record.units')}</h2>
        {mayAdd ? (
          <p className="acts">
            <a className="button quiet" href={`${STAFF.listings}/p${project}/new`}>
              <Icon name="plus" />
              {t('record.unit.add')}
            </a>
          </p>
        ) : null}
      </div>
      {units.length > 0 ? (
        <StaffTable
          columns={[
            { heading: t('project.unit') },
            { heading: t('prop.building') },
            { heading: t('prop.floor') },
            { heading: t('staff.accounts.state') },
            { heading: t('price.label'), end: true },
          ]}
        >
          {units.map((unit) => (
            <tr key={unit.id}>
              <th scope="row">
                <a href={`${STAFF.listings}/${unit.id}`}>{unit.ident ?? unit.id}</a>{' '}
                <small className="muted">{listingTitle(view, unit)}</small>
              </th>
              <td data-name={t('prop.building')}>{unit.buildingName}</td>
              <td data-name={t('prop.floor')}>{floorName(t, unit.floor)}</td>
              <td data-name={t('staff.accounts.state')}>
                <ListingState view={view} listing={unit} isHidden={false} />
              </td>
              <td className="table-end" data-name={t('price.label')}>
                {priceText(view, unit)}
              </td>
            </tr>
          ))}
        </StaffTable>
      ) : (
        <p className="muted">{t('record.units.none')}</p>
      )}
    </section>
  )
}
