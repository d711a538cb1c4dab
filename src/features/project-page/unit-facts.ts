import { MARQUEE } from '../../listing/marquee'
import type { PublicPlan, PublicUnit } from '../../listing/published'
import { type Lang, pick } from '../../platform/format/lang'

/** The facts of one unit in its table: public facts only, in the language of the page. */
export type UnitFacts = Omit<PublicUnit, 'typeName'> & { typeName: string; plan?: UnitPlace }

/** The plan on which a unit has a hotspot, and its position in percent. */
export interface UnitPlace {
  picture: string
  x: number
  y: number
}

export function unitFacts(
  unit: PublicUnit,
  lang: Lang,
  plans: readonly PublicPlan[] = [],
): UnitFacts {
  const [plan] = plans.flatMap(({ picture, spots }) =>
    spots.flatMap((spot) => (spot.unit === unit.id ? { picture, x: spot.x, y: spot.y } : [])),
  )
  return { ...unit, typeName: pick(unit.typeName, lang), ...(plan && { plan }) }
}

/** The states of a unit: available, under option, or no longer available. */
export const UNIT_STATES = ['free', 'option', 'gone'] as const
type UnitState = (typeof UNIT_STATES)[number]

export function unitState({
  available,
  marquee,
}: Pick<PublicUnit, 'available' | 'marquee'>): UnitState {
  if (!available) return 'gone'
  return marquee === MARQUEE.option ? 'option' : 'free'
}

/** The prefixes of the texts of a project's units. */
export const UNITS_TEXTS = [
  'card.flood',
  'energy.epc',
  'energy.labelalt',
  'energy.perm2',
  'label',
  'price.from',
  'price.method',
  'price.onrequest',
  'price.permonth',
  'project',
  'prop.basement',
  'prop.floornumber',
  'prop.groundfloor',
  'units',
] as const
export type UnitsText = (typeof UNITS_TEXTS)[number]
