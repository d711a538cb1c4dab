import type { UnitFacts } from './unit-facts'

export interface UnitFloor {
  floor: number | null
  units: UnitFacts[]
}

export interface UnitBuilding {
  id: string
  /** Null if a project has one building without a name. */
  name: string | null
  floors: UnitFloor[]
  count: number
}

/** Returns the units by building, then by floor from the ground up, then in the agency's order. */
export function groupUnits(units: readonly UnitFacts[]): UnitBuilding[] {
  const buildings = Map.groupBy(units, (unit) => unit.buildingName ?? '')
  return [...buildings]
    .sort(([a], [b]) => a.localeCompare(b, 'nl', { numeric: true }))
    .map(([name, inBuilding], index) => ({
      id: `building-${index + 1}`,
      name: name || null,
      floors: floorsOf(inBuilding),
      count: inBuilding.length,
    }))
}

function floorsOf(units: UnitFacts[]): UnitFloor[] {
  const floors = Map.groupBy(units, (unit) => unit.floor)
  return [...floors]
    .sort(([a], [b]) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY))
    .map(([floor, onFloor]) => ({ floor, units: onFloor.toSorted(byOrder) }))
}

function byOrder(a: UnitFacts, b: UnitFacts): number {
  const order = (a.unitOrder ?? Number.MAX_SAFE_INTEGER) - (b.unitOrder ?? Number.MAX_SAFE_INTEGER)
  return (
    order || (a.ident ?? '').localeCompare(b.ident ?? '', 'nl', { numeric: true }) || a.id - b.id
  )
}
