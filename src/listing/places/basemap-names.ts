import { type Lang, pick } from '../../platform/format/lang'
import { type BasemapLabels, placeWithin, type StagePlace } from '../../platform/geo/basemap'
import {
  type Box,
  boundingBox,
  centred,
  overlap,
  type Pixel,
  project,
} from '../../platform/geo/mercator'
import { centreOf, clipped } from '../../platform/geo/outline'
import { pinBox } from '../../platform/geo/pin'
import type { BasemapView, Size } from './basemap-view'
import { ABROAD, MAIN_TOWNS } from './main-towns'
import { allLocalities, type Locality, mainPlace, municipalityOf } from './places'
import { lineOf, type Municipality, readOutlines } from './shapes'

interface NamesRequest extends BasemapLabels {
  view: BasemapView
  /** NIS codes. */
  chosen: ReadonlySet<number>
  /** True if the map shows only main towns. */
  isWide: boolean
}

/** A name on a base map, with the position of its centre. */
export interface BasemapName extends StagePlace {
  text: string
  /** The distance from the centre of the name to its end, in screen pixels. */
  halfWidth: number
  /** `here` is a selected municipality. */
  kind: 'here' | 'municipality' | 'district' | 'abroad'
}

/** A name that the map may show. */
interface Candidate extends Pick<BasemapName, 'text' | 'kind'> {
  /** The point that the name describes. */
  at: Pixel
  /** The maximum width of the name in map pixels. */
  room: number
  /** True if the point is beyond the edge of the map, which shows the name with an arrow. */
  isBeyond?: boolean
}

/** The size of a name in screen pixels, at 12 px and a font weight of 520. */
const LETTER = 6.8
const LINE = 16
/** The distance between names and to pins, in screen pixels. */
const GAP = 5
/** The distances below and above a point at which a name is tried, in screen pixels. */
const SHIFTS = [0, 12, -12]
/** The further distances for a point below a pin or cluster. */
const SHIFTS_FROM_PIN = [22, -22, 32, -32, 42, -42]
/** A name may be wider than its municipality by this factor. */
const OVERHANG = 1.3
/** More names make a map restless. */
const MAX_NAMES = 30
/** A map with fewer names also has those of the nearest places beyond its edges. */
const MIN_NAMES = 6
/** A map with fewer map pixels in a screen pixel has room for the names of districts. */
const MAX_SCALE_WITH_DISTRICTS = 1.6

/** Returns the names that fit on the map without covering pins or each other. A pane hides those that it would cut. */
export function namesOn(request: NamesRequest): BasemapName[] {
  const { view, pins } = request
  const { stage, seen, scale } = view
  const pinBoxes = pins.map((pin) => pinBox(pin, scale))
  const occupied = [...pinBoxes]
  const names: BasemapName[] = []
  for (const { text, kind, at, room, isBeyond = false } of candidatesFor(request)) {
    if (names.length >= (isBeyond ? MIN_NAMES : MAX_NAMES)) break
    const size = { width: widthOf(text) * scale, height: LINE * scale }
    if (size.width > room) continue
    if (!isBeyond && !isWithin(seen, at)) continue
    const place = moveInside(isBeyond || isWithin(view.common, at) ? view.common : seen, at, size)
    const isBelowPin = pinBoxes.some((box) => overlap(box, boxAround(place, size)))
    const box = [...SHIFTS, ...(isBelowPin ? SHIFTS_FROM_PIN : [])]
      .map((shift) => boxAround({ x: place.x, y: place.y + shift * scale }, size))
      .find((box) => contains(seen, box) && !occupied.some((other) => overlap(box, other)))
    if (!box) continue
    occupied.push(withGap(box, GAP * scale))
    const { x, y } = centred(box, { width: 0, height: 0 })
    const halfWidth = Math.round(widthOf(text) / 2)
    names.push({ text, kind, halfWidth, ...placeWithin(stage, x - stage.x, y - stage.y) })
  }
  return names
}

/** Returns the nearest centre at which the edges of a box do not cut the name of a point. */
function moveInside(box: Box, at: Pixel, { width, height }: Size): Pixel {
  return {
    x: Math.min(Math.max(at.x, box.x + width / 2), box.x + box.width - width / 2),
    y: Math.min(Math.max(at.y, box.y + height / 2), box.y + box.height - height / 2),
  }
}

/**
 * Yields the names in view, the most important ones first. A map seldom has room for all, so each is computed when it
 * is tried.
 */
function* candidatesFor({ lang, view, chosen, isWide }: NamesRequest): Generator<Candidate> {
  const inView = municipalitiesIn(view)
  const here = inView.filter(({ nis }) => chosen.has(nis))
  yield* namesOf(here, lang, view).map(
    (name): Candidate => ({ ...name, kind: 'here', room: Infinity }),
  )
  if (isWide) {
    yield* mainTowns(lang, chosen)
    yield* countries(lang)
    return
  }
  for (const municipality of inView) {
    if (!chosen.has(municipality.nis)) yield* namesOf([municipality], lang, view)
  }
  yield* districts(lang, view)
  yield* placesBeyond(lang, view)
}

/** Returns the municipalities in view: the main towns, then the others, the widest first. */
function municipalitiesIn({ seen }: BasemapView): Municipality[] {
  const rank = ({ nis }: Municipality) => Number(MAIN_TOWNS.includes(nis))
  return [...readOutlines().municipalities.values()]
    .filter(({ box }) => overlap(box, seen))
    .sort((a, b) => rank(b) - rank(a) || b.box.width - a.box.width)
}

function namesOf(municipalities: readonly Municipality[], lang: Lang, view: BasemapView) {
  return municipalities.flatMap((municipality): Candidate[] => {
    const text = pick(municipality.name, lang)
    const { at, width } = visibleCentre(municipality, view, widthOf(text) * view.scale)
    const room = MAIN_TOWNS.includes(municipality.nis) ? Infinity : width * OVERHANG
    return width > 0 ? [{ kind: 'municipality', room, text, at }] : []
  })
}

/**
 * Returns the centre and the width of the part of a municipality that every pane shows. If it is too narrow for the
 * name, they are those of the part that some panes show.
 */
function visibleCentre(municipality: Municipality, view: BasemapView, nameWidth: number) {
  const common = partInside(municipality, view.common)
  return common.width * OVERHANG < nameWidth ? partInside(municipality, view.seen) : common
}

function partInside({ rings, box, centre }: Municipality, clip: Box): { at: Pixel; width: number } {
  if (contains(clip, box)) return { at: centre, width: box.width }
  const isOutside = !overlap(clip, box)
  const outline = isOutside ? [] : (rings[0] ?? []).flatMap((side) => lineOf(side).slice(1))
  const part = clipped(outline, clip)
  if (part.length < 3) return { at: centre, width: 0 }
  return { at: isWithin(clip, centre) ? centre : centreOf(part), width: boundingBox(part).width }
}

function mainTowns(lang: Lang, chosen: ReadonlySet<number>): Candidate[] {
  return MAIN_TOWNS.filter((nis) => !chosen.has(nis)).flatMap((nis) => {
    const town = municipalityOf(nis)
    const place = town && mainPlace(town.zip)
    if (!place) return []
    const at = project(place.point)
    return { text: pick(place.name, lang), kind: 'municipality', at, room: Infinity }
  })
}

function countries(lang: Lang): Candidate[] {
  return ABROAD.map(({ name, point }) => {
    return { text: name[lang], kind: 'abroad', at: project(point), room: Infinity }
  })
}

/** Returns the districts of municipalities if the map is close enough. */
function districts(lang: Lang, { seen, scale }: BasemapView): Candidate[] {
  if (scale > MAX_SCALE_WITH_DISTRICTS) return []
  return localitiesAt()
    .filter(({ main, at }) => !main && overlap(seen, { ...at, width: 1, height: 1 }))
    .map(({ name, at }) => ({ kind: 'district', room: Infinity, text: pick(name, lang), at }))
}

/** Returns the width of a name in screen pixels. */
function widthOf(text: string): number {
  return text.length * LETTER
}

/** Returns the places beyond the edges of a close map, the nearest first, with arrows that point to them. */
function placesBeyond(lang: Lang, { seen, common, scale }: BasemapView): Candidate[] {
  if (scale > MAX_SCALE_WITH_DISTRICTS) return []
  const middle = centred(common, { width: 0, height: 0 })
  const around = centred(seen, { width: 3 * seen.width, height: 2 * seen.height })
  return localitiesAt()
    .filter(({ at }) => isWithin(around, at) && !isWithin(seen, at))
    .map(({ name: names, main, at }) => {
      const name = pick(names, lang)
      const [x, y] = [at.x - middle.x, at.y - middle.y]
      const isAcross = Math.abs(x) / common.width > Math.abs(y) / common.height
      const text = isAcross ? (x > 0 ? `${name} →` : `← ${name}`) : `${y > 0 ? '↓' : '↑'} ${name}`
      const kind = main ? ('municipality' as const) : ('district' as const)
      return { text, kind, at, room: Infinity, isBeyond: true, far: Math.hypot(x, y) }
    })
    .sort((a, b) => a.far - b.far)
}

let projected: (Locality & { at: Pixel })[] | null = null

/** Returns all places with their map pixels, which an isolate computes once. */
function localitiesAt() {
  projected ??= allLocalities().map((place) => ({ ...place, at: project(place.point) }))
  return projected
}

function isWithin(box: Box, at: Pixel): boolean {
  return contains(box, { ...at, width: 0, height: 0 })
}

function boxAround(at: Pixel, size: Pick<Box, 'width' | 'height'>): Box {
  return centred({ ...at, width: 0, height: 0 }, size)
}

function withGap(box: Box, gap: number): Box {
  return centred(box, { width: box.width + 2 * gap, height: box.height + gap })
}

function contains(outer: Box, { x, y, width, height }: Box): boolean {
  return (
    x >= outer.x &&
    y >= outer.y &&
    x + width <= outer.x + outer.width &&
    y + height <= outer.y + outer.height
  )
}
