import { originWords, withOriginWords } from '../../components/listing/listing-picture'
import type { View } from '../../components/ui/view'
import type { PublicHotspot } from '../../listing/listing-types'
import type { PublicUnit } from '../../listing/published'
import { pick } from '../../platform/format/lang'
import { propertyPath } from '../../urls'
import { unitName, unitWords } from './hotspot-texts'
import { unitState } from './unit-facts'

interface HotspotLinkProps {
  view: View
  spot: PublicHotspot
  units: readonly PublicUnit[]
}

/** A hotspot of a plan: a link to the unit's page, or to its row if it has none, or to the picture of a room. */
export function HotspotLink({ view, spot, units }: HotspotLinkProps) {
  const unit = units.find(({ id }) => id === spot.unit)
  return unit ? <UnitLink view={view} unit={unit} /> : <Room view={view} spot={spot} />
}

function UnitLink({ view, unit }: { view: View; unit: PublicUnit }) {
  const facts = unitWords(view, unit).join(', ')
  const name = unitName(view, unit)
  return (
    <a
      className="plan-spot"
      data-state={unitState(unit)}
      href={unit.hasPage ? propertyPath(view.lang, unit.id) : '#units'}
      title={`${name}, ${facts}`}
    >
      <span>{name}</span>
      <span className="sr-only">, {facts}</span>
    </a>
  )
}

function Room({ view, spot }: Pick<HotspotLinkProps, 'view' | 'spot'>) {
  const name = pick(spot.room, view.lang)
  if (spot.picture === null) return <span className="plan-spot">{name}</span>
  const words = originWords(view, spot)
  const label = withOriginWords(view.t('plans.photo', { room: name }), words)
  return (
    <a className="plan-spot" href={spot.picture} aria-label={label} title={words || undefined}>
      <span>{name}</span>
    </a>
  )
}
