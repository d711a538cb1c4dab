import { type Lang, pick } from '../../platform/format/lang'
import { type BasemapLabels, placeWithin, type StagePlace } from '../../platform/geo/basemap'
import { type Box, centred, overlap, type Pixel, project } from '../../platform/geo/mercator'
import { pinBox } from '../../platform/geo/pin'
import type { BasemapView } from './basemap-view'
import { ABROAD, MAIN_TOWNS } from './main-towns'
import { allLocalities, type Locality, mainPlace, municipalityOf } from './places'
import { isInCountry, type Municipality, readOutlines } from './shapes'

interface NamesRequest extends BasemapLabels {
  view: BasemapView
  /** NIS codes. */
  chosen: ReadonlySet<number>
  /** True if the map shows only main towns. */
  isWide: boolean
}

/** The sides of its dot on which a name can stand, the best first. The name of a country has no dot. */
const SIDES = ['right', 'left', 'below', 'above'] as const
type Side = (typeof SIDES)[number] | 'none'

/** A name on a base map, with the position of its dot. */
export interface BasemapName extends StagePlace {
  text: string
  side: Side
  /** The edges of the name and its dot relative to the dot. */
  edges: Edges
  /** The width of the stage in screen pixels from which the name covers no pin and no other name. */
  minWidth: number
  /** `here` is a selected municipality. */
  kind: 'here' | 'municipality' | 'district' | 'abroad'
  /** True for a place in a selected municipality. */
  isInside: boolean
}

/** A name that the map may show, and the point that it describes, or several of which it needs one. */
interface Candidate extends Pick<BasemapName, 'text' | 'kind' | 'isInside'> {
  points: Pixel[]
}

/** Distances from a point in screen pixels, negative to the left and to the top. */
interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

/** An area of fixed size on the screen at a map pixel. */
interface Label {
  at: Pixel
  edges: Edges
}

/** The distance from a dot to its name in screen pixels: beside it, and to the middle of a line above or below it. */
export const NAME_SHIFT = { beside: 6, line: 12 }
/** The radius of a dot and half the height of a name, in screen pixels. */
const DOT = 2
const HALF_LINE = 8
/** The distance between two names in screen pixels. */
const GAP = 4
/** The maximum widths of letters in screen pixels, at 12 px and a font weight of 520. */
const LETTERS: [RegExp, number][] = [
  [/[fijltI.' -]/, 4],
  [/[mwMW]/, 10.5],
  [/[A-ZÀ-Ý]/, 8.5],
  [/./, 6.8],
]
/** More names make a map restless. */
const MAX_NAMES = 40
/** A map with fewer map pixels in a screen pixel has room for the names of districts. */
const MAX_SCALE_WITH_DISTRICTS = 1.6

/**
 * Returns the names that fit on the map, each next to its dot, without covering pins or each other in any pane. A pane
 * hides those that it would cut.
 */
export function namesOn(request: NamesRequest): BasemapName[] {
  const { view, pins } = request
  const { stage, seen, common, scale, smallestScale } = view
  // Visible in every pane is best, then on land at the coast, and then cut by no edge.
  const rank = (label: Label & { zoom: number }) => {
    const box = boxOf(label, scale)
    const isOnLand = isInCountry(centred(box, { width: 0, height: 0 }))
    return (
      4 * Number(label.zoom <= 1 / scale) + 2 * Number(isOnLand) + Number(contains(common, box))
    )
  }
  const zoomToFree = (label: Label) => (other: Label) => endOfCollision(label, other, view)
  const occupied: Label[] = pins.map((pin) => ({ at: pin, edges: edgesOfPin(pin) }))
  const names: BasemapName[] = []
  for (const { points, ...candidate } of candidatesFor(request)) {
    if (names.length >= MAX_NAMES) break
    const sides: readonly Side[] = candidate.kind === 'abroad' ? ['none'] : SIDES
    const [best] = points
      .flatMap((at) => sides.map((side) => ({ side, at, edges: edgesOf(candidate.text, side) })))
      .map((label) => ({ ...label, zoom: Math.max(1 / scale, ...occupied.map(zoomToFree(label))) }))
      .filter(
        (label) => label.zoom <= 1 / smallestScale && contains(seen, boxOf(label, 1 / label.zoom)),
      )
      .sort((a, b) => rank(b) - rank(a) || a.zoom - b.zoom)
    if (!best) continue
    const { side, at, edges, zoom } = best
    occupied.push({ at, edges: withGap(edges) })
    const minWidth = zoom * stage.width
    names.push({
      ...candidate,
      side,
      edges,
      minWidth,
      ...placeWithin(stage, at.x - stage.x, at.y - stage.y),
    })
  }
  return names
}

/** Returns the edges of a pin. The dot of a place can be at its tip. */
function edgesOfPin(pin: BasemapLabels['pins'][number]): Edges {
  const { x, y, width, height } = pinBox({ ...pin, x: 0, y: 0 })
  const bottom = y + height
  return { left: x, right: x + width, top: y, bottom: bottom === 0 ? -DOT : bottom }
}

/** Returns the edges of a name on a side of its dot, with the dot. */
function edgesOf(text: string, side: Side): Edges {
  const width = widthOf(text)
  const { beside, line } = NAME_SHIFT
  const beyond = { right: beside + width, left: -beside - width }
  const across = { left: -width / 2, right: width / 2 }
  const down = { top: -HALF_LINE, bottom: HALF_LINE }
  switch (side) {
    case 'right':
      return { left: -DOT, right: beyond.right, ...down }
    case 'left':
      return { left: beyond.left, right: DOT, ...down }
    case 'below':
      return { ...across, top: -DOT, bottom: line + HALF_LINE }
    case 'above':
      return { ...across, top: -line - HALF_LINE, bottom: DOT }
    case 'none':
      return { ...across, ...down }
  }
}

/** Returns the width of a name in screen pixels, at least its real one. */
function widthOf(text: string): number {
  const widths = [...text].map((letter) => LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? 0)
  return Math.ceil(widths.reduce((sum, width) => sum + width, 1))
}

/**
 * Returns the number of screen pixels in a map pixel from which two labels no longer cover each other, or 0 if they do
 * so in no pane. Labels keep their size when the distance of their points grows.
 */
function endOfCollision(a: Label, b: Label, { scale, smallestScale }: BasemapView): number {
  const across = overlapAlong(
    b.at.x - a.at.x,
    [a.edges.left, a.edges.right],
    [b.edges.left, b.edges.right],
  )
  const down = overlapAlong(
    b.at.y - a.at.y,
    [a.edges.top, a.edges.bottom],
    [b.edges.top, b.edges.bottom],
  )
  const first = Math.max(across[0], down[0])
  const last = Math.min(across[1], down[1])
  return first > last || last < 1 / scale || first > 1 / smallestScale ? 0 : last
}

/**
 * Returns the smallest and the largest number of screen pixels in a map pixel at which two labels overlap along an axis.
 * `distance` is that of their points in map pixels.
 */
function overlapAlong(
  distance: number,
  a: [number, number],
  b: [number, number],
): [number, number] {
  const [from, to] = [a[0] - b[1], a[1] - b[0]]
  if (distance === 0) return from < 0 && to > 0 ? [0, Infinity] : [Infinity, 0]
  return distance > 0 ? [from / distance, to / distance] : [to / distance, from / distance]
}

/**
 * Yields the names in view, the most important ones first. A map seldom has room for all, so each is computed when it
 * is tried.
 */
function* candidatesFor({ lang, view, chosen, isWide }: NamesRequest): Generator<Candidate> {
  yield* namesOf([...chosen], lang, 'here')
  if (isWide) yield* countries(lang)
  const towns = isWide ? MAIN_TOWNS : municipalitiesIn(view, chosen).map(({ nis }) => nis)
  yield* namesOf(
    towns.filter((nis) => !chosen.has(nis)),
    lang,
    'municipality',
  )
  if (!isWide) yield* districts(lang, view, chosen)
}

/** Returns the municipalities in view: those next to the selected ones, the main towns, then the others, widest first. */
function municipalitiesIn({ seen }: BasemapView, chosen: ReadonlySet<number>): Municipality[] {
  const { municipalities, neighbours } = readOutlines()
  const adjacent = new Set([...chosen].flatMap((nis) => [...(neighbours.get(nis) ?? [])]))
  const rank = ({ nis }: Municipality) =>
    2 * Number(adjacent.has(nis)) + Number(MAIN_TOWNS.includes(nis))
  return [...municipalities.values()]
    .filter(({ box }) => overlap(box, seen))
    .sort((a, b) => rank(b) - rank(a) || b.box.width - a.box.width)
}

/** Yields the names of municipalities at their main places. */
function* namesOf(
  municipalities: readonly number[],
  lang: Lang,
  kind: 'here' | 'municipality',
): Generator<Candidate> {
  for (const nis of municipalities) {
    const municipality = municipalityOf(nis)
    const place = municipality && mainPlace(municipality.zip)
    if (!place) continue
    const text = pick(municipality.name, lang)
    yield { text, kind, isInside: kind === 'here', points: [project(place.point)] }
  }
}

/** Returns the names of the sea and of the neighbouring countries. */
function countries(lang: Lang): Candidate[] {
  return ABROAD.map(({ name, points }) => {
    return { text: name[lang], kind: 'abroad', isInside: false, points: points.map(project) }
  })
}

/** Returns the districts of municipalities if the map is close enough. */
function districts(
  lang: Lang,
  { seen, scale }: BasemapView,
  chosen: ReadonlySet<number>,
): Candidate[] {
  if (scale > MAX_SCALE_WITH_DISTRICTS) return []
  return localitiesAt()
    .filter(({ main, at }) => !main && contains(seen, { ...at, width: 0, height: 0 }))
    .map(({ name, municipality, at }) => {
      const isInside = chosen.has(municipality)
      return { text: pick(name, lang), kind: 'district', isInside, points: [at] }
    })
}

let projected: (Locality & { at: Pixel })[] | null = null

/** Returns all places with their map pixels, which an isolate computes once. */
function localitiesAt() {
  projected ??= allLocalities().map((place) => ({ ...place, at: project(place.point) }))
  return projected
}

function boxOf({ at, edges }: Label, scale: number): Box {
  const { left, right, top, bottom } = edges
  return {
    x: at.x + left * scale,
    y: at.y + top * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  }
}

function withGap({ left, right, top, bottom }: Edges): Edges {
  return { left: left - GAP, right: right + GAP, top, bottom }
}

function contains(outer: Box, { x, y, width, height }: Box): boolean {
  return (
    x >= outer.x &&
    y >= outer.y &&
    x + width <= outer.x + outer.width &&
    y + height <= outer.y + outer.height
  )
}
