import { LatLngBounds, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { PANES, type PaneName } from '../../listing/places/basemap-view'
import type { Basemap } from '../../platform/geo/basemap'
import type { Translate } from '../../platform/i18n'
import { MapArea } from './map-area'
import { MapMarker } from './map-marker'
import type { Mark } from './mark'
import { MarkPin } from './mark-pin'
import type { Opener } from './marker-popup'
import { PointPopup } from './marker-popup'
import { PinPicture } from './pin-picture'
import { stageBounds } from './results/views'
import { routeHref } from './route-href'
import { useBasemap, useLeaflet } from './use-leaflet'
import { ZoomButtons } from './zoom-buttons'

export interface RequestedMapProps {
  /** The empty element in which the map opens. */
  container: RefObject<HTMLElement | null>
  t: Translate<'map.credit' | 'map.zoomin' | 'map.zoomout' | 'detail.mapopen' | 'nav.close'>
  attribution: string
  basemap: Basemap
  marks: Mark[]
  pane: PaneName
  /**
   * The marks that the map shows now, or null for all of the basemap. A new array moves the map, even if the marks are
   * the same.
   */
  target: Mark[] | null
  /** The maximum zoom. */
  zoom: number
  isShown: boolean
  /** Called once, when the first tile loads or all fail. */
  onTiles: (haveLoaded: boolean) => void
}

/** A map of some places. It gets the focus each time it shows the requested marks. */
export function RequestedMap({ container, onTiles, ...mapProps }: RequestedMapProps) {
  const { t, attribution, basemap, pane } = mapProps
  const map = useLeaflet(container, {
    credits: [attribution, t('map.credit')],
    bounds: stageBounds(basemap.stage),
    padding: PANES[pane].padding,
    onTilesLoad: () => onTiles(true),
    onTilesFail: () => onTiles(false),
  })
  return map && <Marks map={map} {...mapProps} />
}

function boundsOf(marks: Mark[]): LatLngBounds {
  return new LatLngBounds(marks.map(({ lat, lng }) => [lat, lng]))
}

type MarksProps = Omit<RequestedMapProps, 'container' | 'onTiles'> & { map: LeafletMap }

function Marks({ map, t, basemap, marks, pane, target, zoom, isShown }: MarksProps) {
  const [open, setOpen] = useState<(Opener & { mark: Mark }) | null>(null)
  useBasemap(map, basemap)
  useLayoutEffect(() => {
    if (!isShown || !target) return
    const { x, y } = PANES[pane].padding
    map.fitBounds(boundsOf(target), { padding: [x, y], maxZoom: zoom })
    map.getContainer().focus({ preventScroll: true })
  }, [map, pane, target, zoom, isShown])
  return (
    <>
      {isShown && <ZoomButtons map={map} t={t} />}
      {marks.map((mark) =>
        mark.about ? (
          <MarkPin
            key={mark.id}
            map={map}
            mark={mark}
            isOpen={open?.mark === mark}
            onPress={(opener) => setOpen(open?.mark === mark ? null : { mark, ...opener })}
          />
        ) : (
          <StaticMark key={mark.id} map={map} mark={mark} />
        ),
      )}
      {open && (
        <MarkPopup key={open.mark.id} map={map} t={t} open={open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

function StaticMark({ map, mark }: { map: LeafletMap; mark: Mark }) {
  const { lat, lng, isArea } = mark
  if (isArea) return <MapArea map={map} lat={lat} lng={lng} />
  return (
    <MapMarker map={map} lat={lat} lng={lng}>
      <div className="pin drop mark">
        <PinPicture mark={mark} />
      </div>
    </MapMarker>
  )
}

interface MarkPopupProps {
  map: LeafletMap
  t: Translate<'detail.mapopen' | 'nav.close'>
  open: Opener & { mark: Mark }
  onClose: () => void
}

/** A popup over a pin with the title, address and links of its place. */
function MarkPopup({ map, t, open, onClose }: MarkPopupProps) {
  const { mark, ...opener } = open
  if (!mark.about) return null
  const { title, address, href } = mark.about
  return (
    <PointPopup
      {...opener}
      map={map}
      t={t}
      lat={mark.lat}
      lng={mark.lng}
      pinHeight={40}
      onClose={onClose}
    >
      <div className="map-place">
        <p className="title">{href ? <a href={href}>{title}</a> : title}</p>
        <p>{address}</p>
        <a className="link" href={routeHref(mark)} rel="noopener noreferrer">
          {t('detail.mapopen')}
        </a>
      </div>
    </PointPopup>
  )
}
