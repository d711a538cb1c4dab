import { pick } from '../../platform/format/lang'
import { type BasemapLabels, placeWithin, type StagePlace } from '../../platform/geo/basemap'
import { centred, overlap, type Pixel } from '../../platform/geo/mercator'
import type { BasemapView } from './basemap-view'
import { readOutlines } from './shapes'

interface NamesRequest extends BasemapLabels {
  view: BasemapView
  /** NIS codes. */
  chosen: ReadonlySet<number>
  /** True if only the selected municipalities have a name. */
  isWide: boolean
}

/** A name on a base map, with the position of its centre. */
export interface BasemapName extends StagePlace {
  text: string
  /** True for a selected municipality. */
  isHere: boolean
}

/** The size of a name in screen pixels, at 12 px and a font weight of 520. */
const LETTER = 6.6
const LINE = 16
const PIN = { width: 30, height: 42 }

/** Returns the names that fit into their municipality without covering pins or each other, in the smallest pane. */
export function namesOn({ lang, view, pins, chosen, isWide }: NamesRequest): BasemapName[] {
  const { stage, seen, scale } = view
  const occupied = pins.map(({ x, y }) => ({
    x: x - (PIN.width * scale) / 2,
    y: y - PIN.height * scale,
    width: PIN.width * scale,
    height: PIN.height * scale,
  }))
  const candidates = [...readOutlines().municipalities.values()]
    .filter(({ nis, box }) => (chosen.has(nis) || !isWide) && overlap(box, seen))
    .map(({ nis, name, box, centre }) => {
      return { text: pick(name, lang), isHere: chosen.has(nis), room: box.width, ...centre }
    })
    .sort((a, b) => Number(b.isHere) - Number(a.isHere) || b.room - a.room)
  const names: BasemapName[] = []
  for (const { room, text, isHere, ...middle } of candidates) {
    const width = text.length * LETTER * scale
    if (width > room && !isHere) continue
    const labelBox = (isHere ? [middle, ...pins.map((pin) => below(pin, scale))] : [middle])
      .map((at) => centred({ ...at, width: 0, height: 0 }, { width, height: LINE * scale }))
      .find((box) => !occupied.some((other) => overlap(box, other)))
    if (!labelBox) continue
    occupied.push(labelBox)
    const { x, y } = centred(labelBox, { width: 0, height: 0 })
    names.push({ text, isHere, ...placeWithin(stage, x - stage.x, y - stage.y) })
  }
  return names
}

/** Returns the point below a pin that covers the centre of a selected municipality. */
function below({ x, y }: Pixel, scale: number): Pixel {
  return { x, y: y + LINE * scale }
}
