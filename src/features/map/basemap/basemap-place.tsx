import { placeOn } from '../../../platform/geo/basemap'
import type { Box } from '../../../platform/geo/mercator'
import { Drop } from '../pin-shape'
import { BIG_CLUSTER } from '../results/group-pins'

/** Homes at one place of a list's ground. */
export interface Spot {
  lat: number
  lng: number
  count: number
  /** Of a single home; null where it is on request. */
  price: string | null
  /** True for a home whose address is hidden. */
  isArea: boolean
}

/** A pin or a cluster on the ground, as the open map has it; who listens has the list. */
export function GroundSpot({ stage, spot }: { stage: Box; spot: Spot }) {
  const { count, price, isArea } = spot
  const classes =
    count > 1
      ? ['cluster', count > BIG_CLUSTER && 'big']
      : ['pin', !price && 'drop', isArea && 'area']
  return (
    <span className="map-point" style={placeOn(stage, spot)}>
      <span className={classes.filter(Boolean).join(' ')}>
        {count > 1 ? count : price || <Drop />}
      </span>
    </span>
  )
}
