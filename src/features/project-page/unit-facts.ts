import type { PublicUnit } from '../../listing/published'
import { type Lang, pick } from '../../platform/format/lang'

/** The facts of one row in the table of units: public facts only, in the language of the page. */
export type UnitFacts = Omit<PublicUnit, 'typeName'> & { typeName: string }

export function unitFacts(unit: PublicUnit, lang: Lang): UnitFacts {
  return { ...unit, typeName: pick(unit.typeName, lang) }
}

/** The prefixes of the texts of a project's units. */
export const UNITS_TEXTS = [
  'label',
  'price.from',
  'price.onrequest',
  'price.permonth',
  'project',
  'prop.basement',
  'prop.floornumber',
  'prop.groundfloor',
  'units',
] as const
export type UnitsText = (typeof UNITS_TEXTS)[number]
