import { Energy } from '../../components/listing/advert-facts'
import type { KeyFact } from '../../components/listing/key-facts'
import type { View } from '../../components/ui/view'
import type { ProjectDetail } from '../../listing/published'
import { formatInteger, formatSurface } from '../../platform/format/number'

/** Returns the key facts at the top of a project's page: ranges over its available units, as on its card. */
export function projectFacts(view: View, project: ProjectDetail): KeyFact[] {
  const { t } = view
  const { bedroomsMin = null, bedroomsMax = null, units, deliveryYear } = project
  const available = project.composition.filter((unit) => unit.available)
  const surfaces = available.flatMap(({ surface }) => surface || [])
  const [least, most] = [Math.min(...surfaces), Math.max(...surfaces)]
  const facts: KeyFact[] = []
  const add = (icon: KeyFact['icon'], term: string, value: KeyFact['value']) => {
    if (value) facts.push({ icon, term, value })
  }
  add('building', t('project.units'), units?.total && formatInteger(units.total))
  add('bed', t('prop.bedrooms'), range(view, bedroomsMin, bedroomsMax, formatInteger))
  if (surfaces.length > 0) {
    add('surface', t('project.surfaces'), range(view, least, most, formatSurface))
  }
  const energy = project.epcRange && <Energy view={view} listing={project} />
  add('bolt', t('energy.epc'), energy)
  add('calendar', t('project.delivery'), deliveryYear && String(deliveryYear))
  return facts
}

function range(
  view: View,
  min: number | null,
  max: number | null,
  format: (value: number) => string,
): string | null {
  if (!max) return null
  return min === null || min === max
    ? format(max)
    : view.t('project.range', { min: format(min), max: format(max) })
}
