import { useState } from 'react'
import type { Lang } from '../../../domain/format/lang'
import type { Point } from '../../../domain/listing/coordinates'
import { cornersOfArea, MAX_CORNERS } from '../../../domain/map/area'
import { cornersOfStroke } from '../../../domain/map/stroke'
import { plural, type Translate } from '../../../i18n/translate'

export interface Drawing {
  corners: Point[]
  /** What is to be done, or was. */
  note: string
  /** A corner after the others; `place` is called as the visitor named it. */
  add(point: Point, place?: string): void
  /** What was drawn in one move, after the others; `tolerance` is in map pixels. */
  addStroke(points: Point[], tolerance: number): void
  move(at: number, point: Point): void
  remove(at: number): void
  clear(): void
  say(note: string): void
}

/** The corners of an area in the making, and what is said of them. */
export function useDrawing(t: Translate, lang: Lang, area: string): Drawing {
  const [corners, setCorners] = useState(() => cornersOfArea(area))
  const [note, say] = useState('')

  function change(next: Point[], before = ''): void {
    setCorners(next)
    const count = next.length > 0 ? plural(t, lang, 'draw.count', next.length) : t('draw.help')
    say([before, count].filter(Boolean).join(' '))
  }

  return {
    corners,
    note: note || t(corners.length > 0 ? 'draw.changehelp' : 'draw.help'),
    add(point, place) {
      if (corners.length >= MAX_CORNERS) say(t('draw.full', { count: MAX_CORNERS }))
      else change([...corners, point], place && t('draw.placed', { place }))
    },
    addStroke(points, tolerance) {
      change(cornersOfStroke([...corners, ...points], tolerance))
    },
    move(at, point) {
      setCorners(corners.with(at, point))
      say(t('draw.moved', { number: at + 1 }))
    },
    remove(at) {
      change(corners.toSpliced(at, 1))
    },
    clear() {
      change([])
    },
    say,
  }
}
