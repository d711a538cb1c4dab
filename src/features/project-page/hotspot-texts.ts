import { labelText } from '../../components/listing/marquee-label'
import { priceWords } from '../../components/listing/price'
import type { View } from '../../components/ui/view'
import type { PublicUnit } from '../../listing/published'
import { GOAL } from '../../platform/goal'
import { plural } from '../../platform/i18n'
import { unitState } from './unit-facts'

export function unitName({ t }: Pick<View, 't'>, { ident, id }: PublicUnit): string {
  return ident ?? `${t('project.unit')} ${id}`
}

/** Returns the facts in a unit's hotspot besides its name: '2 slaapkamers', 'te koop', '€ 395.000'. */
export function unitWords(view: View, unit: PublicUnit): string[] {
  const { t, lang } = view
  const { bedrooms, available } = unit
  const price = available ? (priceWords(view, unit) ?? t('price.onrequest')) : ''
  const rooms = bedrooms ? plural(t, lang, 'prop.bedrooms', bedrooms) : ''
  return [rooms, stateWords(view, unit), price].filter(Boolean)
}

function stateWords(view: View, unit: PublicUnit): string {
  const state = unitState(unit)
  if (state === 'free') return view.t(unit.goal === GOAL.rent ? 'plans.rent' : 'plans.sale')
  return labelText(view, unit)?.toLocaleLowerCase(view.lang) ?? view.t(`plans.${state}`)
}
