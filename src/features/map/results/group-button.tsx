import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import type { MouseEvent } from 'react'
import { Drop } from '../../../components/ui/pin-shape'
import { BIG_CLUSTER } from '../../../platform/geo/pin'
import type { Translate } from '../../../platform/i18n'
import { MapArea } from '../map-area'
import { MapMarker } from '../map-marker'
import { useIsReachable } from '../use-is-reachable'
import type { MapGroup } from './map-group'
import type { MapPin } from './map-response'
import type { Touch } from './use-pointed-group'

interface GroupButtonProps {
  map: LeafletMap
  group: MapGroup
  t: Translate<'map'>
  /** True if the pointer or the focus is on its card. */
  isHighlighted: boolean
  /** True if the pointer or the focus is on the button. */
  isTouched: boolean
  isOpen: boolean
  isSeen: boolean
  /** True while an area is drawn on the map. */
  isDisabled: boolean
  onPress: (mapGroup: MapGroup, button: HTMLElement, byKeyboard: boolean) => void
  onTouch: (by: Touch, mapGroup: MapGroup | null) => void
}

/** A pin, a stack of pins or a cluster on a map. */
export function GroupButton(props: GroupButtonProps) {
  const {
    map,
    group: mapGroup,
    t,
    isHighlighted,
    isTouched,
    isOpen,
    isSeen,
    isDisabled,
    onPress,
    onTouch,
  } = props
  const { lat, lng, count, pins } = mapGroup.group
  const isReachable = useIsReachable(map, lat, lng)
  const isArea = !mapGroup.isCluster && pins.some(({ exact }) => !exact)
  const pin = count === 1 ? pins[0] : undefined

  function press(event: MouseEvent<HTMLElement>): void {
    // The event must not reach the map, as a click on it closes the popup.
    event.stopPropagation()
    onPress(mapGroup, event.currentTarget, event.detail === 0)
  }

  const classes = [
    pin ? pinClass(pin) : countClass(mapGroup),
    isArea && 'area',
    isSeen && 'seen',
    isHighlighted && 'highlighted',
    isOpen && 'active',
  ]
  return (
    <>
      <MapMarker map={map} lat={lat} lng={lng} isRaised={isHighlighted || isTouched}>
        <button
          type="button"
          className={classes.filter(Boolean).join(' ')}
          aria-label={pin ? pinName(t, pin) : countName(t, mapGroup)}
          aria-expanded={mapGroup.isCluster ? undefined : isOpen}
          disabled={isDisabled}
          tabIndex={isReachable ? 0 : -1}
          onClick={press}
          onPointerEnter={() => onTouch('pointer', mapGroup)}
          onPointerLeave={() => onTouch('pointer', null)}
          onFocus={() => onTouch('focus', mapGroup)}
          onBlur={() => onTouch('focus', null)}
        >
          {pin ? pin.shortPrice || <Drop /> : count}
        </button>
      </MapMarker>
      {isArea && <MapArea map={map} lat={lat} lng={lng} />}
    </>
  )
}

function pinClass({ price, gone }: MapPin): string {
  return ['pin', !price && 'drop', gone && 'gone'].filter(Boolean).join(' ')
}

function countClass({ group, isCluster }: MapGroup): string {
  const isBig = group.count > BIG_CLUSTER
  return ['cluster', isBig && 'big', !isCluster && 'stack'].filter(Boolean).join(' ')
}

function pinName(t: Translate<'map'>, { price, tag, title, label, exact }: MapPin): string {
  const place = exact ? label : `${label}, ${t('map.approximate')}`
  return [price || tag, title, place].filter(Boolean).join(', ')
}

function countName(t: Translate<'map'>, { group: { count }, isCluster }: MapGroup): string {
  return t(isCluster ? 'map.cluster' : 'map.samespot', { count })
}
