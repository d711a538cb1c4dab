import type { PublicHotspot, PublicPlan } from './listing-types'
import {
  availablePictures,
  type Division,
  type Picture,
  type Plan,
  type Project,
  type Property,
} from './property'
import { type HiddenStreet, redactTexts } from './redact'

/** Hotspots that differ by less, in percent of a plan's height, are on the same line of the reading order. */
const MAX_LINE_HEIGHT = 6

type Planned = Pick<Property | Project, 'plans' | 'pictures'> & Partial<Pick<Property, 'divisions'>>

/**
 * Returns the public plans of a listing. `units` are the published units of a project. Hotspots that link to any other
 * listing are removed, and so are rooms without a public name.
 */
export function publicPlans(
  { plans = [], pictures, divisions = [] }: Planned,
  hidden: HiddenStreet,
  units: readonly Pick<Property, 'id'>[] = [],
): { plans?: PublicPlan[] } {
  if (plans.length === 0) return {}
  const homes = new Set(units.map(({ id }) => id))
  const byUrl = new Map(availablePictures(pictures).map((picture) => [picture.url, picture]))
  const visiblePlans = plans.map(({ picture, title, spots }) => ({
    picture,
    title: redactTexts(title, hidden),
    spots: inReadingOrder(
      spots.flatMap((spot) => publicSpot(withRoom(spot, divisions), hidden, homes, byUrl)),
    ),
  }))
  return { plans: visiblePlans }
}

type Spot = Plan['spots'][number]

/** Returns a hotspot with the name and the area of its room, if it is one of the divisions. */
function withRoom(spot: Spot, divisions: readonly Division[]): Spot & Pick<PublicHotspot, 'area'> {
  const { width, height, division: id } = spot
  const division = divisions.find((one) => one.id === id)
  if (!division?.roomType || id === undefined) return spot
  const { roomType: room } = division
  if (!width || !height) return { ...spot, room }
  return { ...spot, room, area: { width, height, division: id } }
}

function publicSpot(
  { x, y, unit, room, picture, area }: ReturnType<typeof withRoom>,
  hidden: HiddenStreet,
  homes: ReadonlySet<number>,
  byUrl: ReadonlyMap<string, Picture>,
): PublicHotspot[] {
  if (unit !== null) return homes.has(unit) ? [{ x, y, unit, room: {}, picture: null }] : []
  const name = redactTexts(room, hidden)
  if (Object.keys(name).length === 0) return []
  const { url = null, origin } = byUrl.get(picture ?? '') ?? {}
  return [
    {
      x,
      y,
      unit: null,
      room: name,
      picture: url,
      ...(origin && { origin }),
      ...(area && { area }),
    },
  ]
}

/** Returns hotspots line by line from the top, and from left to right in each line. */
export function inReadingOrder<Spot extends { x: number; y: number }>(
  spots: readonly Spot[],
): Spot[] {
  const lines: Spot[][] = []
  for (const spot of spots.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line?.[0] && spot.y - line[0].y < MAX_LINE_HEIGHT) line.push(spot)
    else lines.push([spot])
  }
  return lines.flatMap((line) => line.sort((a, b) => a.x - b.x))
}

/** Returns the plans after pictures moved. `now` returns the new address of an old one. */
export function withMovedHotspots(
  plans: readonly Plan[],
  movedUrl: (url: string) => string,
): Plan[] {
  return plans.map((plan) => ({
    ...plan,
    spots: plan.spots.map((spot) => ({ ...spot, picture: spot.picture && movedUrl(spot.picture) })),
  }))
}
