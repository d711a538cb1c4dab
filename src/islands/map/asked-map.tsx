import { LatLngBounds, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { type CSSProperties, type RefObject, useLayoutEffect } from 'react'
import type { Translate } from '../../i18n'
import { Drop } from './drop'
import { MapArea } from './map-area'
import { MapMarker } from './map-marker'
import { useLeaflet } from './use-leaflet'
import { ZoomButtons } from './zoom-buttons'

const PADDING: [number, number] = [48, 48]

/** A point on a map, or the area around it where it is not the place itself. */
export interface Mark {
  id: number
  lat: number
  lng: number
  isArea?: boolean
  colour?: string
  /** The address of a picture to show in place of the pin. */
  image?: string
}

export interface AskedMapProps {
  /** The element without content in which the map opens. */
  box: RefObject<HTMLElement | null>
  t: Translate
  attribution: string
  marks: Mark[]
  /** The marks to look at now; another array is another wish. */
  target: Mark[]
  /** The maximum zoom. */
  zoom: number
  isShown: boolean
  /** Called once, when a tile comes or none can. */
  onTiles: (hasCome: boolean) => void
}

/** Some places on a map, which gets the focus each time it shows what was asked for. */
export function AskedMap({ box, onTiles, ...shown }: AskedMapProps) {
  const { attribution, marks, zoom } = shown
  const [first] = marks
  const map = useLeaflet(box, {
    attribution,
    centre: first && [first.lat, first.lng],
    zoom,
    whenTilesCome: () => onTiles(true),
    whenTilesFail: () => onTiles(false),
  })
  return map && <Marks map={map} {...shown} />
}

type MarksProps = Omit<AskedMapProps, 'box' | 'onTiles'> & { map: LeafletMap }

function Marks({ map, t, marks, target, zoom, isShown }: MarksProps) {
  useLayoutEffect(() => {
    if (!isShown) return
    const bounds = new LatLngBounds(target.map(({ lat, lng }) => [lat, lng]))
    map.fitBounds(bounds, { padding: PADDING, maxZoom: zoom })
    map.getContainer().focus({ preventScroll: true })
  }, [map, target, zoom, isShown])
  return (
    <>
      {isShown && <ZoomButtons map={map} t={t} />}
      {marks.map((mark) => (
        <MarkOn key={mark.id} map={map} mark={mark} />
      ))}
    </>
  )
}

function MarkOn({ map, mark }: { map: LeafletMap; mark: Mark }) {
  const { lat, lng, isArea, colour, image } = mark
  if (isArea) return <MapArea map={map} lat={lat} lng={lng} />
  const style = colour ? ({ '--mark': colour } as CSSProperties) : undefined
  return (
    <MapMarker map={map} lat={lat} lng={lng}>
      <div className="pin drop" style={style}>
        {image ? <img src={image} alt="" width={30} height={42} /> : <Drop />}
      </div>
    </MapMarker>
  )
}
