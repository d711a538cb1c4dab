import { mapPin } from '../../components/listing/map-pin'
import type { LoadContext } from '../../components/module/module'
import type { View } from '../../components/ui/view'
import { FEATURE_BIT } from '../../listing/features'
import { filterQuery, type ListFilter } from '../../listing/filter/list-filter'
import { LIST_OF_GOAL } from '../../listing/filter/lists'
import { basemapOn, stageOf, withCoast } from '../../listing/places/basemap'
import {
  INSET_CORNER,
  PANES,
  type Padding,
  type PaneName,
  type Size,
  scaleIn,
} from '../../listing/places/basemap-view'
import { withOfficialNames } from '../../listing/queries/list-request'
import type { Lang } from '../../platform/format/lang'
import { cornersOfArea } from '../../platform/geo/area'
import { type Basemap, outlineOn } from '../../platform/geo/basemap'
import { placeZip } from '../../platform/geo/belgian-region'
import type { Point } from '../../platform/geo/coordinates'
import {
  BASEMAP_ZOOM,
  type Box,
  boundingBox,
  centred,
  cornersOf as cornersOfBox,
  overlap,
  project,
} from '../../platform/geo/mercator'
import { pinBox } from '../../platform/geo/pin'
import { GOAL } from '../../platform/goal'
import { rolePath, withQuery } from '../../urls'
import type { Inset } from './basemap/basemap'
import type { BasemapGroup } from './basemap/basemap-pin'
import { findMapClusters } from './map-clusters'
import { type Bounds, cellsAcross } from './map-grid'
import { type Group, groupPin, mergePins } from './results/group-pins'
import type { AbroadLink } from './results/map-response'

export interface ListBasemap {
  basemap: Basemap
  groups: BasemapGroup[]
  /** The points of the drawn area of the filter on the stage, or '' without an area. */
  outline: string
  /** The places of the filter, if the map shows only a small part of them. */
  inset?: Inset
  /** The number of listings without coordinates, absent if all have them. */
  unlocated?: number
  abroad?: AbroadLink
}

/** The list of a map: an API call has no module around it. */
type MapContext = Pick<LoadContext, 'db' | 'cache' | 'view'>

/** The minimum share of a map that its results fill, across or down. A map is up to 3 % larger than its rounded size. */
const MIN_FILL = 0.62
/** The shares of the surroundings of its results that a map may show, the most first. */
const SURROUNDINGS = [...Array.from({ length: 30 }, (_, step) => 0.87 ** step), 0]
/** The minimum widths and heights in map pixels: about 15 km with the surroundings of results, and 2 km. */
const MIN_SIZES = { surroundings: 300, results: 40 }
/** The minimum size of places relative to a map next to which they have a small map. */
const MIN_INSET = 2
/** The distance between a pin and the edge of the map, in screen pixels. */
const EDGE = 4

/**
 * Returns the basemap for all results of a list, or for the drawn area. A list without results shows its places or the
 * country.
 */
export async function listBasemap(
  context: MapContext,
  filter: ListFilter,
  pane: PaneName,
): Promise<{ total: number; map: ListBasemap }> {
  const { total, unlocated, abroad, groups, basemap, inset } = await firstMap(context, filter, pane)
  return {
    total,
    map: {
      basemap,
      groups: groups.map(basemapGroupOf),
      outline: outlineOn(basemap.stage, cornersOfArea(filter.area)),
      inset,
      unlocated: unlocated || undefined,
      abroad,
    },
  }
}

/**
 * Returns the first view of a map: all results of a list, merged where they would cover each other in the smallest pane
 * or in a pane of a known size. The server renders it, and the open map requests the same.
 */
export async function firstMap(
  { db, cache, view }: MapContext,
  filter: ListFilter,
  pane: PaneName,
  size?: Size,
) {
  const { smallest, largest, padding } = PANES[pane]
  const fitted = {
    name: pane,
    padding,
    smallest: size ?? smallest,
    largest: size ?? largest,
  }
  const cells = cellsAcross(Math.max(fitted.smallest.width, fitted.smallest.height))
  const found = await findMapClusters(db, cache, filter, cells)
  const { total, unlocated, bounds, clusters } = found
  const pins = found.pins.map((pin) => mapPin(view, pin))
  const zips = filter.regions.map(({ zip }) => zip)
  const area = cornersOfArea(filter.area)
  const placeZips = [...new Set(found.pins.map(({ card }) => placeZip(card)))]
  const response = { clusters, pins }
  const { stage, groups, scale } =
    area.length > 0 || !bounds
      ? arrangeOn(stageOf(area, area.length > 0 ? [] : zips, MIN_SIZES.results), response, fitted)
      : arrangeResults({ ...response, corners: cornersOf(bounds), zips, placeZips }, fitted)
  const inset =
    pane === 'beside' ? insetOf({ stage, groups, scale }, fitted, view.lang, zips) : undefined
  const basemap = basemapOn(stage, {
    lang: view.lang,
    zips,
    pane: inset ? 'close' : pane,
    pins: groups.map((group) => groupPin(group, project(group))),
  })
  const zoom = BASEMAP_ZOOM - Math.log2(scale)
  const abroad = abroadLink(view, filter, found.abroad)
  return { total, unlocated, abroad, bounds, clusters, pins, groups, basemap, inset, zoom }
}

/** Returns the link to the homes abroad of a list, or undefined if a first view leaves out none. */
export function abroadLink(view: View, filter: ListFilter, count: number): AbroadLink | undefined {
  const list = filter.sold ? 'sold' : LIST_OF_GOAL[filter.goal ?? GOAL.sale]
  const path = rolePath(view.site, view.lang, list)
  if (count === 0 || path === null) return undefined
  const abroad = { ...filter, features: filter.features | FEATURE_BIT.abroad, page: 1 }
  return { count, href: withQuery(path, filterQuery(withOfficialNames(abroad, view.lang))) }
}

type Located = Parameters<typeof mergePins>[0]

interface Results extends Located {
  /** The corners of their bounds. */
  corners: Point[]
  /** The postcodes and area keys of the filter. */
  zips: string[]
  /** The postcodes of the results. */
  placeZips: string[]
}

interface FittedPane {
  name: PaneName
  padding: Padding
  smallest: Size
  largest: Size
}

interface Arrangement {
  stage: Box
  groups: Group[]
  /** The number of map pixels in a screen pixel, in the smallest pane. */
  scale: number
}

/**
 * Returns the results with as much around them as their share of the map permits. Results at one place have its
 * municipality around them.
 */
function arrangeResults(results: Results, pane: FittedPane): Arrangement {
  const { corners, zips, placeZips } = results
  const inner = stageOf(corners, [], MIN_SIZES.results)
  const outer = withCoast(stageOf(corners, zips, MIN_SIZES.surroundings), pane.name)
  for (const share of SURROUNDINGS) {
    const arranged = arrangeOn(boxBetween(inner, outer, share), results, pane)
    const fills = [pane.smallest, laptopSize(pane)].map((size) =>
      fillOf(arranged, size, pane.padding),
    )
    if (Math.min(...fills) >= MIN_FILL) return arranged
  }
  return arrangeOn(stageOf(corners, placeZips), results, pane)
}

/** Returns the small map of the places of a filter, or undefined if the map shows much of them or has no room for it. */
function insetOf(
  { stage, groups }: Arrangement,
  fitted: FittedPane,
  lang: Lang,
  zips: string[],
): Inset | undefined {
  const place = stageOf([], zips)
  const size = Math.max(place.width / stage.width, place.height / stage.height)
  const pane = laptopSize(fitted)
  const scale = scaleIn(pane, fitted.padding, stage)
  const map = centred(stage, { width: pane.width * scale, height: pane.height * scale })
  const [width, height] = [INSET_CORNER.width * scale, INSET_CORNER.height * scale]
  const corner = { x: map.x, y: map.y + map.height - height, width, height }
  const pins = groups.map((group) => pinBox(groupPin(group, project(group)), scale))
  const hasRoom = !pins.some((pin) => overlap(corner, pin))
  if (zips.length === 0 || size < MIN_INSET || !hasRoom) return undefined
  const basemap = basemapOn(place, { lang, zips, pane: 'inset', pins: [] })
  const [first, last] = cornersOfBox({ ...stage, x: stage.x - place.x, y: stage.y - place.y })
  const outline = `${first.x},${first.y} ${last.x},${first.y} ${last.x},${last.y} ${first.x},${last.y}`
  return { basemap, outline }
}

/** Returns the size of a pane on a laptop, which is nearer to the smallest one. */
function laptopSize({ smallest, largest }: FittedPane): Size {
  return {
    width: Math.cbrt(smallest.width ** 2 * largest.width),
    height: Math.cbrt(smallest.height ** 2 * largest.height),
  }
}

/** Returns the share of a pane that pins and clusters fill, across or down. */
function fillOf({ stage, groups }: Arrangement, size: Size, padding: Padding): number {
  const scale = scaleIn(size, padding, stage)
  const box = boundingBox(
    groups.flatMap((group) => cornersOfBox(pinBox(groupPin(group, project(group)), scale))),
  )
  return Math.max(box.width / size.width, box.height / size.height) / scale
}

/** Returns the stage at a share of the way from one to another. */
function boxBetween(from: Box, to: Box, share: number): Box {
  const between = (side: keyof Box) => Math.round(from[side] + share * (to[side] - from[side]))
  return { x: between('x'), y: between('y'), width: between('width'), height: between('height') }
}

/** Returns a stage with space for the pins at its edges, and the groups of pins on it. */
function arrangeOn(
  fitted: Box,
  response: Located,
  { smallest: size, padding }: FittedPane,
): Arrangement {
  const fittedScale = scaleIn(size, padding, fitted)
  const stage = withRoomForPins(fitted, groupsAt(response, fittedScale), fittedScale, padding)
  const scale = scaleIn(size, padding, stage)
  return { stage, scale, groups: groupsAt(response, scale) }
}

function cornersOf(bounds: Bounds | null): Point[] {
  if (!bounds) return []
  const [south, west, north, east] = bounds
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ]
}

/** Returns the groups at a number of map pixels in a screen pixel. */
function groupsAt(response: Located, scale: number): Group[] {
  return mergePins(response, (lat, lng) => {
    const { x, y } = project({ lat, lng })
    return { x: x / scale, y: y / scale }
  })
}

/** Returns a stage on which the edge of the pane cuts no pin. */
function withRoomForPins(stage: Box, groups: Group[], scale: number, padding: Padding): Box {
  const boxes = groups.map((group) => pinBox(groupPin(group, project(group)), scale))
  const across = boxes.map(({ x, width }) =>
    Math.max(stage.x - x, x + width - stage.x - stage.width),
  )
  const down = boxes.map(({ y, height }) =>
    Math.max(stage.y - y, y + height - stage.y - stage.height),
  )
  const [marginX, marginY] = [
    Math.max(0, ...across) - (padding.x - EDGE) * scale,
    Math.max(0, ...down) - (padding.y - EDGE) * scale,
  ].map((margin) => Math.ceil(Math.max(0, margin)))
  return {
    x: stage.x - (marginX ?? 0),
    y: stage.y - (marginY ?? 0),
    width: stage.width + 2 * (marginX ?? 0),
    height: stage.height + 2 * (marginY ?? 0),
  }
}

function basemapGroupOf({ lat, lng, count, pins }: Group): BasemapGroup {
  const [pin] = pins
  const [price, isArea] = pin ? [pin.shortPrice, !pin.exact] : [null, false]
  // About a metre, in a page that may have many groups.
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)), count, price, isArea }
}
