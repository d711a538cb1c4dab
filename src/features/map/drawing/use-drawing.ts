import { useState } from 'react'
import type { Lang } from '../../../platform/format/lang'
import { cornersOfArea, MAX_CORNERS } from '../../../platform/geo/area'
import type { Point } from '../../../platform/geo/coordinates'
import { cornersOfStroke } from '../../../platform/geo/drawn-path'
import { plural, type Translate } from '../../../platform/i18n/translate'

export interface Drawing {
  corners: Point[]
  /** The instruction for the next step, or the result of the last one. */
  note: string
  /** Adds a corner at the end; `place` is the name that the visitor typed. */
  add(point: Point, place?: string): void
  /** Adds the points of a freehand path at the end; `tolerance` is in map pixels. */
  addStroke(points: Point[], tolerance: number): void
  move(at: number, point: Point): void
  remove(at: number): void
  clear(): void
  say(note: string): void
}

interface Drawn {
  corners: Point[]
  note: string
}

/** Returns the corners of an area that is being drawn, with the note about them. */
export function useDrawing(t: Translate<'draw'>, lang: Lang, area: string): Drawing {
  // Updates use the latest state, as other corners may be added while a place is looked up.
  const [{ corners, note }, set] = useState<Drawn>(() => ({
    corners: cornersOfArea(area),
    note: '',
  }))

  function drawn(next: Point[], before = ''): Drawn {
    const count = next.length > 0 ? plural(t, lang, 'draw.count', next.length) : t('draw.help')
    return { corners: next, note: [before, count].filter(Boolean).join(' ') }
  }

  return {
    corners,
    note: note || t(corners.length > 0 ? 'draw.changehelp' : 'draw.help'),
    add(point, place) {
      set((now) =>
        now.corners.length < MAX_CORNERS
          ? drawn([...now.corners, point], place && t('draw.placed', { place }))
          : { ...now, note: t('draw.full', { count: MAX_CORNERS }) },
      )
    },
    addStroke(points, tolerance) {
      set((now) => drawn(cornersOfStroke([...now.corners, ...points], tolerance)))
    },
    move(at, point) {
      set((now) => ({
        corners: now.corners.with(at, point),
        note: t('draw.moved', { number: at + 1 }),
      }))
    },
    remove(at) {
      set((now) => drawn(now.corners.toSpliced(at, 1)))
    },
    clear() {
      set(drawn([]))
    },
    say(note) {
      set((now) => ({ ...now, note }))
    },
  }
}
