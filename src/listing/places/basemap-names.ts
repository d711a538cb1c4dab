import { type Lang, pick } from '../../platform/format/lang'
import { type BasemapLabels, placeWithin, type StagePlace } from '../../platform/geo/basemap'
import { type Box, centred, overlap, type Pixel, project } from '../../platform/geo/mercator'
import { pinBox } from '../../platform/geo/pin'
import type { BasemapView } from './basemap-view'
import { ABROAD, MAIN_TOWNS } from './main-towns'
import { allLocalities, mainPlace, municipalityOf } from './places'
import { readOutlines } from './shapes'

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
  /** `here` is a selected municipality. */
  kind: 'here' | 'municipality' | 'district' | 'abroad'
}

/** A name that the map may show. */
interface Candidate extends Pick<BasemapName, 'text' | 'kind'> {
  /** The point that the name describes. */
  at: Pixel
  /** The maximum width of the name in map pixels. */
  room: number
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
/** A map with fewer map pixels in a screen pixel has room for the names of districts. */
const MAX_SCALE_WITH_DISTRICTS = 1.6

/** Returns the names that fit on the map without covering pins or each other, in the smallest pane. */
export function namesOn(request: NamesRequest): BasemapName[] {
  const { view, pins } = request
  const { stage, named, scale } = view
  const pinBoxes = pins.map((pin) => pinBox(pin, scale))
  const occupied = [...pinBoxes]
  const names: BasemapName[] = []
  for (const { text, kind, at, room } of candidatesFor(request)) {
    if (names.length === MAX_NAMES) break
    const size = { width: text.length * LETTER * scale, height: LINE * scale }
    if (size.width > room) continue
    const isBelowPin = pinBoxes.some((box) => overlap(box, boxAround(at, size)))
    const box = [...SHIFTS, ...(isBelowPin ? SHIFTS_FROM_PIN : [])]
      .map((shift) => boxAround({ x: at.x, y: at.y + shift * scale }, size))
      .find((box) => contains(named, box) && !occupied.some((other) => overlap(box, other)))
    if (!box) continue
    occupied.push(withGap(box, GAP * scale))
    const { x, y } = centred(box, { width: 0, height: 0 })
    names.push({ text, kind, ...placeWithin(stage, x - stage.x, y - stage.y) })
  }
  return names
}

/** Returns the names in view, the most important ones first. */
function candidatesFor({ lang, view, chosen, isWide }: NamesRequest): Candidate[] {
  const here = municipalityNames(lang, view).filter(({ nis }) => chosen.has(nis))
  const selected = here.map((name): Candidate => ({ ...name, kind: 'here', room: Infinity }))
  const towns = mainTowns(lang, chosen)
  if (isWide) return [...selected, ...towns, ...countries(lang)]
  const others = municipalityNames(lang, view).filter(({ nis }) => !chosen.has(nis))
  return [...selected, ...others, ...districts(lang, view)]
}

/** Returns the municipalities in view: the main towns, then the others, the widest first. */
function municipalityNames(lang: Lang, { seen }: BasemapView) {
  return [...readOutlines().municipalities.values()]
    .filter(({ box }) => overlap(box, seen))
    .map((municipality) => ({ ...municipality, isMain: MAIN_TOWNS.includes(municipality.nis) }))
    .sort((a, b) => Number(b.isMain) - Number(a.isMain) || b.box.width - a.box.width)
    .map(({ nis, name, box, centre, isMain }) => {
      const room = isMain ? Infinity : box.width * OVERHANG
      const candidate = { kind: 'municipality', room } as const
      return { ...candidate, nis, text: pick(name, lang), at: centre }
    })
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
  return allLocalities()
    .filter(({ main }) => !main)
    .map(({ name, point }): Candidate => {
      const rest = { kind: 'district', room: Infinity } as const
      return { ...rest, text: pick(name, lang), at: project(point) }
    })
    .filter(({ at }) => overlap(seen, { ...at, width: 1, height: 1 }))
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
