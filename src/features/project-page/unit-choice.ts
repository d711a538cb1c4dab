import type { UnitFacts } from './unit-facts'
import type { UnitFloor } from './unit-groups'

/** A visitor's filter and order of the units. The order '' is by floor. */
export interface UnitChoice {
  bedrooms: number
  onlyFree: boolean
  sort: '' | 'price' | 'surface'
}

export const ALL_UNITS: UnitChoice = { bedrooms: 0, onlyFree: false, sort: '' }

/** Returns the selected units: by floor without empty floors, or sorted in one group without a name. */
export function matchingFloors(floors: readonly UnitFloor[], choice: UnitChoice): UnitFloor[] {
  const { sort } = choice
  const matching = floors
    .map(({ floor, units }) => ({ floor, units: units.filter((unit) => isChosen(unit, choice)) }))
    .filter(({ units }) => units.length > 0)
  if (!sort) return matching
  const units = matching.flatMap((floor) => floor.units)
  return [{ floor: null, units: units.toSorted((a, b) => rank(a, sort) - rank(b, sort)) }]
}

function isChosen(unit: UnitFacts, { bedrooms, onlyFree }: UnitChoice): boolean {
  return (unit.available || !onlyFree) && (unit.bedrooms ?? 0) >= bedrooms
}

/** Units without a value sort last. */
function rank(unit: UnitFacts, sort: 'price' | 'surface'): number {
  return unit[sort] ?? Number.MAX_SAFE_INTEGER
}
