import { groupUnits, type UnitBuilding } from '../../components/listing/unit-groups'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import type { PublicUnit } from '../../domain/listing/published'
import { buildingName, UnitTables } from './unit-table'

/** A project's units by building. Tabs and filters need their script; all units show without it. */
export function Composition({ view, units }: { view: View; units: readonly PublicUnit[] }) {
  const { t } = view
  const buildings = groupUnits(units)
  return (
    <section className="part composition" id="units">
      <Island name="unit-table" when="idle">
        <div className="composition-head">
          <h2>{t('project.composition')}</h2>
          {buildings.length > 1 && <BuildingTabs view={view} buildings={buildings} />}
        </div>
        {units.length > 3 && <UnitFilter view={view} units={units} />}
        {buildings.length === 0 && <p className="muted">{t('project.nounits')}</p>}
        <UnitTables view={view} units={units} />
      </Island>
    </section>
  )
}

function BuildingTabs({ view, buildings }: { view: View; buildings: UnitBuilding[] }) {
  return (
    <div className="tabs needs-script" role="tablist" aria-label={view.t('units.building')}>
      {buildings.map((building, index) => (
        <button
          key={building.id}
          id={`${building.id}-tab`}
          type="button"
          role="tab"
          aria-controls={building.id}
          aria-selected={index === 0}
          tabIndex={index === 0 ? undefined : -1}
        >
          {buildingName(view, building)} <small>{building.count}</small>
        </button>
      ))}
    </div>
  )
}

function UnitFilter({ view, units }: { view: View; units: readonly PublicUnit[] }) {
  const { t } = view
  const bedrooms = [...new Set(units.flatMap((unit) => unit.bedrooms || []))].sort((a, b) => a - b)
  return (
    // biome-ignore lint/a11y/useSemanticElements: without its script there is nothing to submit
    <div className="unit-filter needs-script" role="group" aria-label={t('units.filter')}>
      {bedrooms.length > 1 && (
        <label className="field">
          <span>{t('project.bedrooms')}</span>
          <select name="bedrooms">
            <option value="">{t('units.all')}</option>
            {bedrooms.map((count, index) => (
              <option key={count} value={count}>
                {index === bedrooms.length - 1 ? count : t('units.ormore', { count })}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span>{t('units.sort')}</span>
        <select name="sort">
          <option value="">{t('units.byfloor')}</option>
          <option value="price">{t('units.byprice')}</option>
          <option value="surface">{t('units.bysurface')}</option>
        </select>
      </label>
      <label className="check">
        <input type="checkbox" name="free" />
        {t('units.onlyfree')}
      </label>
      <p role="status" data-text={t('units.shown', { shown: '{shown}', total: '{total}' })} />
    </div>
  )
}
