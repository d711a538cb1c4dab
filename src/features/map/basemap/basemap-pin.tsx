import { Drop } from '../../../components/ui/pin-shape'
import { placeOn } from '../../../platform/geo/basemap'
import type { Box } from '../../../platform/geo/mercator'
import { BIG_CLUSTER } from '../../../platform/geo/pin'

/** The listings at one point of the basemap of a list. */
export interface BasemapGroup {
  lat: number
  lng: number
  count: number
  /** The price of a single listing, or null if it is on request. */
  price: string | null
  /** True if the address of the listing is hidden. */
  isArea: boolean
}

/**
 * A pin or a cluster on the basemap, drawn as on the open map. It is hidden from screen readers, which read the list.
 */
export function BasemapPin({ stage, group }: { stage: Box; group: BasemapGroup }) {
  const { count, price, isArea } = group
  const classes =
    count > 1
      ? ['cluster', count > BIG_CLUSTER && 'big']
      : ['pin', !price && 'drop', isArea && 'area']
  return (
    <span className="map-point" style={placeOn(stage, group)}>
      <span className={classes.filter(Boolean).join(' ')}>
        {count > 1 ? count : price || <Drop />}
      </span>
    </span>
  )
}
