import { useEffect, useRef, useState } from 'react'
import type { Lang } from '../../platform/format/lang'
import { type Texts, translatorOf } from '../../platform/i18n/texts'
import { BuildingTable } from './building-table'
import { BuildingTabs } from './building-tabs'
import { ALL_UNITS, matchingFloors } from './unit-choice'
import type { UnitFacts, UnitsText } from './unit-facts'
import { choiceIn, UnitFilter } from './unit-filter'
import { groupUnits } from './unit-groups'

/** A project with at most this many units has no filter. */
const MAX_UNITS_WITHOUT_FILTER = 3

interface UnitsProps {
  lang: Lang
  texts: Texts<UnitsText>
  units: UnitFacts[]
}

/** A project's units in a table for each building. One table is visible, and its units can be filtered and sorted. */
export function Units({ lang, texts, units }: UnitsProps) {
  const words = { lang, t: translatorOf(texts) }
  const buildings = groupUnits(units)
  const [current, setCurrent] = useState(0)
  const [choice, setChoice] = useState(ALL_UNITS)
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (fields.current) setChoice(choiceIn(fields.current))
    const linked = groupUnits(units).findIndex(({ id }) => `#${id}` === location.hash)
    if (linked > 0) setCurrent(linked)
  }, [units])
  const visibleFloors = buildings.map(({ floors }) => matchingFloors(floors, choice))
  const count = (visibleFloors[current] ?? []).reduce((sum, floor) => sum + floor.units.length, 0)
  const hasTabs = buildings.length > 1
  return (
    <>
      <div className="composition-head">
        <h2>{words.t('project.composition')}</h2>
        {hasTabs && (
          <BuildingTabs
            words={words}
            buildings={buildings}
            current={current}
            onSelect={setCurrent}
          />
        )}
      </div>
      {units.length > MAX_UNITS_WITHOUT_FILTER && (
        <UnitFilter
          words={words}
          units={units}
          fields={fields}
          shown={count}
          total={buildings[current]?.count ?? 0}
          onChoose={setChoice}
        />
      )}
      {buildings.length === 0 && <p className="muted">{words.t('project.nounits')}</p>}
      {buildings.map((building, index) => (
        <BuildingTable
          key={building.id}
          words={words}
          building={building}
          floors={visibleFloors[index] ?? []}
          tab={hasTabs ? { isShown: index === current } : null}
        />
      ))}
    </>
  )
}
