import type { KeyboardEvent } from 'react'
import type { Words } from '../../components/ui/view'
import { buildingName } from './building-table'
import type { UnitsText } from './unit-facts'
import type { UnitBuilding } from './unit-groups'

interface BuildingTabsProps {
  words: Words<UnitsText>
  buildings: UnitBuilding[]
  /** The position of the visible building. */
  current: number
  onSelect: (index: number) => void
}

/** The tabs of buildings, with mouse, arrow keys, Home and End. */
export function BuildingTabs({ words, buildings, current, onSelect }: BuildingTabsProps) {
  const followKey = (event: KeyboardEvent<HTMLElement>) => {
    const index = indexAfter(event.key, current, buildings.length)
    if (index === null) return
    event.preventDefault()
    onSelect(index)
    event.currentTarget.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div
      className="tabs"
      role="tablist"
      aria-label={words.t('units.building')}
      onKeyDown={followKey}
    >
      {buildings.map((building, index) => (
        <button
          key={building.id}
          id={`${building.id}-tab`}
          type="button"
          role="tab"
          aria-controls={building.id}
          aria-selected={index === current}
          tabIndex={index === current ? undefined : -1}
          onClick={() => onSelect(index)}
        >
          {buildingName(words, building)} <small>{building.count}</small>
        </button>
      ))}
    </div>
  )
}

function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
