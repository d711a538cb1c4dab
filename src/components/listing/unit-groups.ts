import type { PublicUnit } from '../../domain/listing/published'
import type { Translate } from '../../i18n'

interface UnitFloor {
  floor: number | null
  units: PublicUnit[]
}

export interface UnitBuilding {
  id: string
  /** Null where a project has one building without a name. */
  name: string | null
  floors: UnitFloor[]
  count: number
}

/** Units by building, then by floor from the ground up, then in the agency's order. */
export function groupUnits(units: readonly PublicUnit[]): UnitBuilding[] {
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

/** `Gelijkvloers`, `Verdieping 2`; '' when it is not known. */
export function floorName(t: Translate, floor: number | null): string {
  if (floor === null) return ''
  if (floor === 0) return t('prop.groundfloor')
  return floor < 0 ? t('prop.basement') : t('prop.floornumber', { floor })
}

function floorsOf(units: PublicUnit[]): UnitFloor[] {
  const floors = Map.groupBy(units, (unit) => unit.floor)
  return [...floors]
    .sort(([a], [b]) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY))
    .map(([floor, onFloor]) => ({ floor, units: onFloor.toSorted(byOrder) }))
}

function byOrder(a: PublicUnit, b: PublicUnit): number {
  const order = (a.unitOrder ?? Number.MAX_SAFE_INTEGER) - (b.unitOrder ?? Number.MAX_SAFE_INTEGER)
  return (
    order || (a.ident ?? '').localeCompare(b.ident ?? '', 'nl', { numeric: true }) || a.id - b.id
  )
}
