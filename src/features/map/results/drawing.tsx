import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { Polygon } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect, useRef } from 'react'
import { reportError } from '../../../client/report-error'
import { Icon } from '../../../components/ui/icon'
import type { Lang } from '../../../platform/format/lang'
import { cornersOfArea } from '../../../platform/geo/area'
import type { Translate } from '../../../platform/i18n'
import type { DrawAreaProps } from '../drawing/draw-area'
import type { ListMapText } from '../list-map-texts'
import { useLazy } from '../use-lazy'

interface DrawingProps {
  map: LeafletMap
  t: Translate<ListMapText>
  lang: Lang
  /** The area of the list's filter, or '' without one. */
  area: string
  isDrawing: boolean
  setDrawing: (isDrawing: boolean) => void
  onDone: (area: string) => void
}

/** The drawn area of the list and the button that changes it. The first press loads the drawing tool. */
export function Drawing({ map, t, lang, area, isDrawing, setDrawing, onDone }: DrawingProps) {
  const button = useRef<HTMLButtonElement>(null)
  const DrawArea = useLazy<DrawAreaProps>(
    async () => (await import('../drawing/draw-area')).DrawArea,
    isDrawing,
    (error) => {
      setDrawing(false)
      reportError('list-map', error)
    },
  )

  function end(): void {
    setDrawing(false)
    // The button exists again after the next rendering.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  }

  function finish(area: string): void {
    setDrawing(false)
    onDone(area)
  }

  if (isDrawing && DrawArea)
    return <DrawArea map={map} lang={lang} area={area} onDone={finish} onCancel={end} />
  return (
    <>
      {area && <AreaLayer map={map} area={area} />}
      <button
        type="button"
        className="map-draw button"
        ref={button}
        aria-busy={isDrawing || undefined}
        onClick={() => setDrawing(true)}
      >
        <Icon name="pencil" />
        <span>{t(area ? 'draw.change' : 'draw.open')}</span>
      </button>
    </>
  )
}

/** The drawn area of the list's filter. */
function AreaLayer({ map, area }: { map: LeafletMap; area: string }) {
  useEffect(() => {
    const options = { className: 'drawn-area', interactive: false }
    const polygon = new Polygon(cornersOfArea(area), options).addTo(map)
    return () => void polygon.remove()
  }, [map, area])
  return null
}
