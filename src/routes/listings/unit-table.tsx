import { fieldValue } from '../../components/listing/field-value'
import { labelText, MarqueeLabel } from '../../components/listing/marquee-label'
import { PriceText } from '../../components/listing/price'
import { floorName, groupUnits, type UnitBuilding } from '../../components/listing/unit-groups'
import type { View } from '../../components/ui/view'
import { pick } from '../../domain/format/lang'
import { number } from '../../domain/listing/field-value'
import type { PublicUnit } from '../../domain/listing/published'
import { propertyPath } from '../../urls'

/** A project's units by building, then by floor; a script makes tabs of the buildings. */
export function UnitTables({ view, units }: { view: View; units: readonly PublicUnit[] }) {
  return groupUnits(units).map((building) => (
    <section className="building" key={building.id} id={building.id}>
      <h3 id={`${building.id}-name`}>{buildingName(view, building)}</h3>
      <div className="table-box">
        <BuildingTable view={view} building={building} />
      </div>
    </section>
  ))
}

export function buildingName({ t }: View, { name }: UnitBuilding): string {
  if (!name) return t('project.units')
  return /^[\w.]{1,3}$/.test(name) ? t('project.building', { name }) : name.slice(0, 60)
}

function BuildingTable({ view, building }: { view: View; building: UnitBuilding }) {
  const { t } = view
  return (
    <table className="table units" aria-labelledby={`${building.id}-name`}>
      <thead>
        <tr>
          <th scope="col">{t('project.unit')}</th>
          <th scope="col">{t('project.type')}</th>
          <th scope="col">{t('project.surface')}</th>
          <th scope="col">{t('project.terrace')}</th>
          <th scope="col">{t('project.bedrooms')}</th>
          <th scope="col">{t('project.status')}</th>
          <th scope="col" className="end">
            {t('project.price')}
          </th>
          <th scope="col" className="end">
            <span className="sr-only">{t('project.more')}</span>
          </th>
        </tr>
      </thead>
      {building.floors.map(({ floor, units }) => (
        <tbody key={floor}>
          {floor === null ? null : (
            <tr className="group">
              <th scope="rowgroup" colSpan={8}>
                {floorName(t, floor)}
              </th>
            </tr>
          )}
          {units.map((unit) => (
            <UnitRow key={unit.id} view={view} unit={unit} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Filters and orders read what a row says of itself, public facts only. */
function UnitRow({ view, unit }: { view: View; unit: PublicUnit }) {
  const { t, lang } = view
  const { surface, surfaceTerrace, bedrooms, available, hasPage, price } = unit
  const name = unit.ident ?? `${t('project.unit')} ${unit.id}`
  return (
    <tr
      className={available ? undefined : 'gone'}
      data-unit={unit.id}
      data-free={available || undefined}
      data-bedrooms={bedrooms ?? undefined}
      data-surface={surface ?? undefined}
      data-price={price ?? undefined}
    >
      <th scope="row">{name}</th>
      <td>{pick(unit.typeName, lang)}</td>
      <Measure view={view} name={t('project.surface')} field={number('surface', surface)} />
      <Measure view={view} name={t('project.terrace')} field={number('surface', surfaceTerrace)} />
      <Measure view={view} name={t('project.bedrooms')} field={number('count', bedrooms)} />
      <td>
        {labelText(view, unit) ? <MarqueeLabel view={view} listing={unit} /> : t('project.free')}
      </td>
      <td className="end price">{available ? <PriceText view={view} listing={unit} /> : null}</td>
      <td className="end">
        {available && hasPage ? (
          <a className="link" href={propertyPath(lang, unit.id)}>
            <span aria-hidden="true">{t('project.more')}</span>
            <span className="sr-only">{t('project.moreunit', { name })}</span>
          </a>
        ) : null}
      </td>
    </tr>
  )
}

interface MeasureProps {
  view: View
  name: string
  field: ReturnType<typeof number>
}

function Measure({ view, name, field }: MeasureProps) {
  return <td data-k={name}>{field && fieldValue(view, field)}</td>
}
