import type { CSSProperties } from 'react'
import { Energy, FloodMark } from '../../components/listing/advert-facts'
import { floorName } from '../../components/listing/floor-name'
import { labelText, MarqueeLabel } from '../../components/listing/marquee-label'
import { PriceText } from '../../components/listing/price'
import { ResponsivePicture } from '../../components/media/picture'
import type { Words } from '../../components/ui/view'
import { numberValue } from '../../listing/field-value'
import { formatInteger, formatSurface } from '../../platform/format/number'
import { propertyPath } from '../../urls'
import { type UnitFacts, type UnitPlace, type UnitsText, unitState } from './unit-facts'
import type { UnitBuilding, UnitFloor } from './unit-groups'

export function buildingName({ t }: Words<UnitsText>, { name }: UnitBuilding): string {
  if (!name) return t('project.units')
  return /^[\w.]{1,3}$/.test(name) ? t('project.building', { name }) : name.slice(0, 60)
}

interface BuildingTableProps {
  words: Words<UnitsText>
  building: UnitBuilding
  floors: UnitFloor[]
  /** Null if the building is the only one, which has no tab. */
  tab: { isShown: boolean } | null
}

/** The units of one building. With several buildings it is the panel of a tab. */
export function BuildingTable({ words, building, floors, tab }: BuildingTableProps) {
  const { id } = building
  const panel = tab && ({ role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${id}-tab` } as const)
  return (
    <section className="building" id={id} hidden={tab?.isShown === false} {...panel}>
      <h3 id={`${id}-name`}>{buildingName(words, building)}</h3>
      <div className="table-box">
        <table className="table units" aria-labelledby={`${id}-name`}>
          <Head words={words} />
          {floors.map(({ floor, units }) => (
            <tbody key={floor}>
              {floor === null ? null : (
                <tr className="group">
                  <th scope="rowgroup" colSpan={9}>
                    {floorName(words.t, floor)}
                  </th>
                </tr>
              )}
              {units.map((unit) => (
                <UnitRow key={unit.id} words={words} unit={unit} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}

function Head({ words: { t } }: { words: Words<UnitsText> }) {
  return (
    <thead>
      <tr>
        <th scope="col">{t('project.unit')}</th>
        <th scope="col">{t('project.type')}</th>
        <th scope="col">{t('project.surface')}</th>
        <th scope="col">{t('project.terrace')}</th>
        <th scope="col">{t('project.bedrooms')}</th>
        <th scope="col">{t('energy.epc')}</th>
        <th scope="col">{t('project.status')}</th>
        <th scope="col" className="table-end">
          {t('project.price')}
        </th>
        <th scope="col" className="table-end">
          <span className="sr-only">{t('project.more')}</span>
        </th>
      </tr>
    </thead>
  )
}

function UnitRow({ words, unit }: { words: Words<UnitsText>; unit: UnitFacts }) {
  const { t, lang } = words
  const { surface, surfaceTerrace, bedrooms, available, hasPage } = unit
  const name = unit.ident ?? `${t('project.unit')} ${unit.id}`
  return (
    <tr className={available ? undefined : 'gone'}>
      <th scope="row">
        {unit.plan && <UnitPlan plan={unit.plan} />}
        {name}
      </th>
      <td>{unit.typeName}</td>
      <Measure name={t('project.surface')} kind="surface" value={surface} />
      <Measure name={t('project.terrace')} kind="surface" value={surfaceTerrace} />
      <Measure name={t('project.bedrooms')} kind="count" value={bedrooms} />
      <td className="unit-energy">
        {available && <Energy view={words} listing={unit} />}
        <FloodMark view={words} listing={unit} />
      </td>
      <td>
        <Availability words={words} unit={unit} />
      </td>
      <td className="table-end price">
        {available ? <PriceText view={words} listing={unit} /> : null}
      </td>
      <td className="table-end">
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

/** The floor plan around the unit. Its name and facts say the same in words. */
function UnitPlan({ plan: { picture, x, y } }: { plan: UnitPlace }) {
  return (
    <span className="unit-plan" style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
      <ResponsivePicture src={picture} alt="" sizes="20rem" />
    </span>
  )
}

/** The state of a unit as a shape and a word, with the label of an available unit. */
function Availability({ words, unit }: { words: Words<UnitsText>; unit: UnitFacts }) {
  const state = unitState(unit)
  const label = labelText(words, unit)
  return (
    <span className="availability">
      <span className="unit-state" data-state={state} />
      {state === 'free' ? words.t('project.free') : label}
      {state === 'free' && label && <MarqueeLabel view={words} listing={unit} />}
    </span>
  )
}

interface MeasureProps {
  name: string
  kind: 'surface' | 'count'
  value: number | null
}

/** A measure, or an empty cell for an implausible number. */
function Measure({ name, kind, value }: MeasureProps) {
  const isPlausible = value !== null && numberValue(kind, value) !== null
  const format = kind === 'surface' ? formatSurface : formatInteger
  return <td data-k={name}>{isPlausible && format(value)}</td>
}
