import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect, useState } from 'react'
import type { Lang } from '../../../domain/format/lang'
import { encodeArea } from '../../../domain/map/area'
import { drawingTexts } from '../../../i18n/drawing/texts'
import { textsIn, translatorOf } from '../../../i18n/texts'
import { DrawPanel } from './draw-panel'
import { DrawSurface } from './draw-surface'
import { DrawnCorners } from './drawn-corners'
import { useDrawing } from './use-drawing'
import { useDrawingKeys } from './use-drawing-keys'
import { useStillMap } from './use-still-map'

export interface DrawAreaProps {
  map: LeafletMap
  lang: Lang
  /** The area to begin with; '' for none. */
  area: string
  onDone: (area: string) => void
  onCancel: () => void
}

/** Draws an area on the map: corner by corner, in one move, or by keyboard. */
export function DrawArea({ map, lang, area, onDone, onCancel }: DrawAreaProps) {
  const t = translatorOf(textsIn(lang, drawingTexts))
  const drawing = useDrawing(t, lang, area)
  const [isListed, setListed] = useState(false)
  const { corners, say } = drawing

  function done(): void {
    const drawn = encodeArea(corners)
    if (drawn) onDone(drawn)
    else say(t(corners.length < 3 ? 'draw.toofew' : 'draw.toosmall'))
  }

  useStillMap(map)
  useDrawingKeys(map, drawing, onCancel)
  useEffect(() => map.getContainer().focus({ preventScroll: true }), [map])
  return (
    <>
      <DrawnCorners map={map} corners={corners} />
      <DrawSurface map={map} drawing={drawing} onClose={done} />
      <span className={isListed ? 'draw-centre shown' : 'draw-centre'} aria-hidden="true" />
      <DrawPanel
        map={map}
        t={t}
        lang={lang}
        drawing={drawing}
        isListed={isListed}
        onList={() => setListed(!isListed)}
        onDone={done}
        onCancel={onCancel}
      />
    </>
  )
}
