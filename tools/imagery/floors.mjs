/** From the rooms of a home to its storeys in metres: one outline, one stairwell, rooms, doors, windows and terraces. */
import { placeRooms } from './layout.mjs'

/** The kind of each room that listings name (English, as in the CRM). */
const KINDS = {
  l: ['Living room'],
  d: ['Dining room', 'Meeting room'],
  k: ['Kitchen'],
  b: ['Bedroom'],
  w: ['Bathroom', 'Shower room'],
  t: ['Toilet'],
  h: ['Entrance hall', 'Landing', 'Stairs'],
  o: ['Study', 'Office space'],
  g: ['Garage'],
  x: ['Storage', 'Cellar', 'Attic', 'Laundry', 'Workshop', 'Shop floor', 'Stockroom'],
}
const DOOR = 0.85
const NEAR = 0.01
/** The width of a plan on a phone, and the least width of a room there, in pixels. */
const PHONE = 350
const LEAST = 61
/** The board around a home on a plan, in metres: at the sides and behind, and before its front. */
export const MARGIN = 0.35
export const FRONT = 1.1
export const GARDEN = 1
/** The largest height of a plan in widths. */
const TALLEST = 1.75
/** The stairs need this width and length; a storey without a hall gets a room for them. */
const FLIGHT = [1, 2.5]
const STAIRS = { name: 'Stairs', surface: 4.6 }
/** A storey of nearly the size of its outline fills it. */
const FULL = 0.88

const sum = (list) => list.reduce((total, value) => total + value, 0)
const area = ({ rooms }) => sum(rooms.map(({ surface }) => surface))
/** Returns a wall or a part of one, along x if `flat`, from `x`, `y`. */
const wall = (x, y, long, flat, room, side) => ({ x, y, long, flat, room, side })
/** Returns a part of a wall, `from` its beginning. */
const part = ({ x, y, flat, side }, from, long) =>
  wall(flat ? x + from : x, flat ? y : y + from, long, flat, undefined, side)

/**
 * Returns the storeys of a home, the garden above and the street below. `levels` have their `level` and `rooms` (`name`,
 * `surface`); `open` are the sides without neighbours, `ratio` is the width of the largest storey by its depth.
 */
export function storeysOf(levels, { open, ratio, entrance, garden = false, pitched = false }) {
  const all = levels.map(({ level, rooms }) => ({
    level,
    rooms: rooms.filter(({ name }) => name !== 'Terrace').map(withKind),
    terraces: rooms.filter(({ name }) => name === 'Terrace'),
  }))
  const ground = all.find(({ level }) => level >= 0)
  const upper = all.filter(({ level }) => level > ground.level)
  if (all.length > 1) for (const storey of all) addStairs(storey)
  const outside = Math.max(0, ...all.flatMap(({ terraces }) => terraces.map((one) => one.surface)))
  const largest = Math.max(area(ground), ...upper.map(area))
  const w = widthOf(largest, outside, ratio, garden)
  for (const storey of all) splitLarge(storey, w)
  const minWide = (LEAST / PHONE) * (w + 2 * MARGIN)
  for (const { rooms } of all)
    for (const room of rooms) room.weight = Math.max(room.surface, minWide)
  const deep = largest / w
  const above = upper.length > 0 ? Math.max(...upper.map(area)) / w : deep
  const outline = { x: 0, y: 0, w, h: deep }
  const house = { x: 0, y: deep - above, w, h: above }
  const [first, ...others] = [...upper.slice(0, 1), ground, ...upper.slice(1), ...all].filter(
    (storey, at, list) => list.indexOf(storey) === at,
  )
  const context = { open, minWide, entrance, house, outline, ground, upper }
  const solved = bestOf(first, others, context, all.length > 1)
  return all.map((storey) => ({
    ...solved.get(storey),
    garden,
    outline,
    roof: storey.level > ground.level && { ...outline, h: house.y, pitched },
    below: storey.level > ground.level ? solved.get(ground).terraces : [],
  }))
}

/** Returns the storeys with their rooms, by level, with the stairs where all of them together are best. */
function bestOf(first, others, context, hasStairs) {
  let best
  for (const seed of hasStairs ? [1, 2, 3] : [1]) {
    const start = solve(first, placeOf(first, context), { ...context, seed })
    const core = coreOf(start.rooms)
    for (const flight of hasStairs ? flightsIn(core) : [undefined]) {
      let cost = start.cost + (flight ? shortfall(core) + underRoof(flight, context) : 0)
      const solved = new Map([[first, { ...start, flight }]])
      for (const storey of others) {
        if (best && cost >= best.cost) break
        const place = placeOf(storey, { ...context, flight })
        const one = solve(storey, place, { ...context, flight, seed })
        cost += one.cost
        solved.set(storey, { ...one, flight })
      }
      if (!best || cost < best.cost) best = { cost, solved }
      if (best.cost < 6 * others.length) return best.solved
    }
  }
  return best.solved
}

/** Returns the cost of stairs that lead to the low sides of a roof. */
function underRoof({ y, h }, { house, upper }) {
  if (upper.length < 2) return 0
  const low = Math.min(1.6, house.h / 5)
  return 10 * (Math.max(0, house.y + low - y) + Math.max(0, y + h - house.y - house.h + low))
}

const coreOf = (rooms) => rooms.find(({ kind }) => kind === 'h') ?? rooms[0]

/** Returns the home of a building: its rooms in a rectangle, with windows in the `open` sides. */
export function homeIn(rooms, size, open, entrance) {
  const storey = { level: 0, terraces: [], rooms: rooms.map(withKind) }
  for (const room of storey.rooms) room.weight = room.surface
  const place = { rect: { x: 0, y: 0, ...size }, outer: { x: 0, y: 0, ...size } }
  return solve(storey, place, { open, minWide: 1, entrance })
}

function withKind(room) {
  const found = Object.entries(KINDS).find(([, names]) => names.includes(room.name))
  if (!found) throw new Error(`No drawing of a ${room.name}`)
  return { ...room, kind: found[0] }
}

function addStairs({ rooms }) {
  const isOpen = rooms.length === 1 && 'xo'.includes(rooms[0].kind)
  if (!isOpen && !rooms.some(({ kind }) => kind === 'h')) rooms.push(withKind(STAIRS))
}

/** Splits a room that is nearly the whole storey in two, so that small rooms are next to its smaller part. */
function splitLarge({ rooms }, w) {
  const [large] = rooms.toSorted((a, b) => b.surface - a.surface)
  const rest = area({ rooms }) - large.surface
  if (rest === 0 || rest > 0.2 * large.surface) return
  const beside = 2.4 * w - rest
  large.surface -= beside
  rooms.push({ ...large, surface: beside, id: undefined })
}

/** Returns the width of a home: by its `ratio`, and at least so wide that its plan is not too tall. */
function widthOf(surface, terrace, ratio, garden) {
  let w = Math.max(4.2, Math.sqrt(surface * ratio))
  const tall = () =>
    (surface + terrace) / w + MARGIN + FRONT + (garden ? GARDEN : 0) > TALLEST * (w + 2 * MARGIN)
  while (tall()) w += 0.1
  return w
}

/**
 * Returns the rectangle of a storey's rooms, its outer walls, and the part of the outline that is something else: a
 * passage on the ground, a flat roof behind the house, the slopes of a roof, earth around a cellar.
 */
function placeOf(storey, { ground, upper, outline, house, flight }) {
  const { w } = outline
  const surface = sum(storey.rooms.map(({ weight }) => weight))
  if (storey === ground) {
    if (area(storey) >= FULL * w * outline.h) return { rect: outline, outer: outline }
    return { rect: { ...outline, w: surface / outline.h }, outer: outline, rest: 'passage' }
  }
  if (storey === upper[0]) {
    if (area(storey) >= FULL * w * house.h) return { rect: house, outer: house, rest: 'roof' }
    const h = surface / w
    return { rect: { x: 0, y: outline.h - h, w, h }, outer: house, rest: 'solid' }
  }
  const isCellar = storey.level < 0
  const outer = isCellar ? outline : house
  if (!isCellar && area(storey) >= 0.97 * w * house.h) return { rect: house, outer, rest: 'roof' }
  const most = isCellar ? outer.h : outer.h - 1.2
  const h = Math.min(most, Math.max(surface / w, Math.min(most, 3.6)))
  const size = { w: Math.min(w, surface / h), h }
  const middle = isCellar ? outer.y + outer.h - h : outer.y + (outer.h - h) / 2
  const rect = {
    ...size,
    x: around(flight.x, flight.w, size.w, w - size.w),
    y: outer.y + around(flight.y - outer.y, flight.h, h, outer.h - h, middle - outer.y),
  }
  return { rect, outer, rest: isCellar ? 'solid' : 'slope' }
}

/** Returns the start of a length within 0 to `last` that holds a part: the usual one or an end if it can. */
function around(from, long, size, last, usual = last) {
  const holds = (start) => start <= from + NEAR && start + size >= from + long - NEAR
  const nearest = Math.min(from - 0.1, Math.max(usual, from + long + 0.1 - size))
  return (usual === last ? [last, 0] : [usual]).find(holds) ?? Math.max(0, Math.min(last, nearest))
}

/** Returns the places that stairs can have within a rectangle: along each of its sides. */
function flightsIn({ x, y, w, h }) {
  const [wide, long] = FLIGHT
  const ends = (size, length) =>
    size < length + 0.6 ? [(size - length) / 2] : [0.2, size - length - 0.2]
  const along = (sw, sh) =>
    ends(w, sw).flatMap((dx) => ends(h, sh).map((dy) => ({ x: x + dx, y: y + dy, w: sw, h: sh })))
  return w >= h ? along(long, wide) : along(wide, long)
}

/** Returns the storey with its rooms placed, and what follows from their places. */
function solve(storey, { rect, outer, rest }, context) {
  const { open, minWide, flight, ground, seed = 1 } = context
  const isCellar = storey.level < 0
  const entrance = !ground || storey === ground ? context.entrance : undefined
  const terrace = sum(storey.terraces.map(({ surface }) => surface))
  const sides = isCellar ? '' : open
  const costOf = (rooms) => costOfPlaces(rooms, { rect, sides, minWide, flight, entrance, terrace })
  const { rooms, cost } = placeRooms(storey.rooms, rect, costOf, seed)
  const terraces = storey.terraces.flatMap((one) => terracesOf(one, rect))
  const ways = waysThrough(rooms)
  if (rest === 'passage') {
    const [x, long] = [rect.w + 0.15, outer.w - rect.w - 0.3]
    ways.openings.push(wall(x, outer.y, long, true), wall(x, outer.y + outer.h, long, true))
  }
  const walls = rooms.flatMap((room) => outerWalls(room, rect))
  if (entrance) ways.doors.push(...entranceOf(walls, entrance))
  const lit = walls.filter(
    ({ long, room, side }) => long > 1.2 && !'txgh'.includes(room.kind) && sides.includes(side),
  )
  const windows = lit
    .filter((one) => isOn(one, outer))
    .map((side) => {
      const long = Math.min(2.6, side.long * 0.6, side.room.kind === 'w' ? 1 : 9)
      return part(side, (side.long - long) / 2, long)
    })
    .filter((one) => !ways.doors.some((door) => door.entrance && doTouch(door, one)))
  const free = { t: rect.y - outer.y, b: outer.y + outer.h - rect.y - rect.h }
  const skylights = lit
    .filter(({ side }) => rest === 'slope' && free[side] > 0.9)
    .map(({ x, y, long, side }) => ({
      x: x + long / 2 - 0.4,
      y: side === 't' ? y - 0.62 : y + 0.12,
      w: 0.8,
      h: 0.5,
    }))
  return {
    level: storey.level,
    cost,
    ...rect,
    outer,
    rest,
    rooms,
    terraces,
    ...ways,
    windows,
    skylights,
  }
}

function isOn({ x, y, side }, outer) {
  const edge = { t: outer.y, b: outer.y + outer.h, l: outer.x, r: outer.x + outer.w }[side]
  return Math.abs(('tb'.includes(side) ? y : x) - edge) < NEAR
}

const doTouch = (a, b) =>
  a.side === b.side &&
  (a.flat ? a.x < b.x + b.long && b.x < a.x + a.long : a.y < b.y + b.long && b.y < a.y + a.long)

/** Returns a number that grows with what is wrong with a storey: narrow or dark rooms, ways through bedrooms. */
function costOfPlaces(rooms, { rect, sides, minWide, flight, entrance, terrace }) {
  let cost = 0
  const edges = rooms.map((room) => outerWalls(room, rect))
  for (const [at, room] of rooms.entries()) {
    const { kind, w, h } = room
    const ratio = Math.max(w / h, h / w)
    const usual = { h: 4.2, t: 2.4, l: 1.7, b: 1.6 }[kind] ?? 1.9
    cost += 120 * Math.max(0, minWide - w) + 60 * Math.max(0, (kind === 't' ? 0.9 : 1.5) - h)
    cost += 3 * Math.max(0, ratio - usual) ** 2
    if ('bo'.includes(kind)) cost += 30 * Math.max(0, 2.4 - Math.min(w, h))
    const light = edges[at].filter(({ side, long }) => sides.includes(side) && long > 1.5)
    const needs = { l: 14, b: 14, k: 6, o: 8, d: 1.5, w: 0.6 }[kind] ?? 0
    if (sides && light.length === 0) cost += needs
    const on = (side, long) => edges[at].some((one) => one.side === side && one.long >= long)
    if (kind === 'g' && !on('b', 2.4)) cost += 16
    if (terrace && kind === 'l' && !on('t', 2)) cost += 6
    if ('Shop floor' === room.name && !on('b', 3)) cost += 10
    if (kind === 'h' && entrance && ![...entrance].some((side) => on(side, 1.2))) cost += 30
  }
  cost += costOfWays(rooms)
  const core = coreOf(rooms)
  if (flight) cost += uncovered(flight, core)
  else if (core.kind === 'h' && !entrance) cost += shortfall(core)
  return cost
}

/** Returns the cost of stairs that are not wholly within a room. */
function uncovered(flight, { x, y, w, h }) {
  const left = Math.max(0, x + 0.05 - flight.x) + Math.max(0, flight.x + flight.w - x - w + 0.05)
  const above = Math.max(0, y + 0.05 - flight.y) + Math.max(0, flight.y + flight.h - y - h + 0.05)
  return left + above > NEAR ? 6 + 14 * (left + above) : 0
}

function shortfall({ w, h }) {
  const [short, long] = [Math.min(w, h), Math.max(w, h)]
  return 25 * (Math.max(0, FLIGHT[0] + 0.3 - short) + Math.max(0, FLIGHT[1] + 0.1 - long))
}

/** Returns the cost of rooms that are reached through others than the hall, of a kitchen apart, of a room without a door. */
function costOfWays(rooms) {
  const start = rooms.find(({ kind }) => kind === 'h') ?? rooms[0]
  const reached = new Set([start])
  let cost = 0
  for (const [turn, passages] of ['h', 'hldk', 'hldkgobx'].entries()) {
    for (let before = 0; before < reached.size; ) {
      before = reached.size
      for (const from of [...reached]) {
        if (from !== start && !passages.includes(from.kind)) continue
        for (const to of rooms) {
          if (reached.has(to) || !wallBetween(from, to)) continue
          reached.add(to)
          if (turn === 1) cost += { b: 2.5, w: 1.5, t: 3 }[to.kind] ?? 0
          if (turn === 2) cost += to.name === 'Shower room' ? 2 : 6
        }
      }
    }
  }
  cost += 40 * (rooms.length - reached.size)
  const kitchen = rooms.find(({ kind }) => kind === 'k')
  const day = rooms.filter(({ kind }) => 'ld'.includes(kind))
  if (kitchen && day.length > 0 && !day.some((room) => wallBetween(room, kitchen))) cost += 6
  if (day.length === 2 && !wallBetween(...day)) cost += 4
  return cost
}

/** Returns the wall that two rooms share, if a door fits in it. */
function wallBetween(a, b) {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const across = Math.min(a.x + a.w, b.x + b.w) - x
  const down = Math.min(a.y + a.h, b.y + b.h) - y
  if (Math.abs(across) < NEAR && down > DOOR + 0.15) return wall(x, y, down, false)
  if (Math.abs(down) < NEAR && across > DOOR + 0.15) return wall(x, y, across, true)
}

/** One way into every room: from the hall first, through day rooms next, through any room where it must be. */
function waysThrough(rooms) {
  const start = rooms.find(({ kind }) => kind === 'h') ?? rooms[0]
  const reached = new Set([start])
  const doors = []
  const openings = []
  for (const passages of ['h', 'hldk', 'hldkgobxwt']) {
    for (let before = 0; before < reached.size; ) {
      before = reached.size
      for (const from of [...reached]) {
        if (from !== start && !passages.includes(from.kind)) continue
        for (const to of rooms) {
          const shared = reached.has(to) ? undefined : wallBetween(from, to)
          if (!shared) continue
          reached.add(to)
          const into = shared.flat ? to.y > from.y : to.x > from.x
          if (
            /^[ldk]{2}$/.test(from.kind + to.kind) ||
            (from.name === to.name && from.kind === 'x')
          )
            openings.push(part(shared, shared.long * 0.2, shared.long * 0.6))
          else doors.push({ ...part(shared, 0.12, DOOR), turn: into ? 1 : -1 })
        }
      }
    }
  }
  return { doors, openings }
}

/** Returns the walls of a room on the outside of its storey. */
function outerWalls(room, { x, y, w, h }) {
  return [
    room.y < y + NEAR && wall(room.x, y, room.w, true, room, 't'),
    room.y + room.h > y + h - NEAR && wall(room.x, y + h, room.w, true, room, 'b'),
    room.x < x + NEAR && wall(x, room.y, room.h, false, room, 'l'),
    room.x + room.w > x + w - NEAR && wall(x + w, room.y, room.h, false, room, 'r'),
  ].filter(Boolean)
}

/** Returns the front door: of the shop, the hall or the living room, in one of the sides `entrance`. */
function entranceOf(walls, entrance) {
  const order = ({ room: { name, kind } }) =>
    name === 'Shop floor' ? 0 : 1 + 'hlxko'.indexOf(kind)
  const sides = walls
    .filter(
      ({ long, side, room }) => long > 1 && entrance.includes(side) && 'hlxko'.includes(room.kind),
    )
    .sort((a, b) => order(a) - order(b) || entrance.indexOf(a.side) - entrance.indexOf(b.side))
  return sides.slice(0, 1).map((side) => {
    const inward = 'tl'.includes(side.side) ? 1 : -1
    return { ...part(side, 0.15, DOOR), turn: inward, entrance: true }
  })
}

/** Returns a terrace behind a storey; one that would be too deep is before it as well. */
function terracesOf({ surface, ...terrace }, { x, y, w, h }) {
  const wide = Math.min(w, surface / 1.4)
  const deep = surface / wide
  const at = (top, tall) => ({ ...terrace, x, y: top, w: wide, h: tall })
  if (deep < 6.2) return [at(y - deep, deep)]
  return [at(y - deep / 2, deep / 2), at(y + h, deep / 2)]
}

/** Returns a storey with every part of it moved. */
export function moved(storey, dx, dy) {
  const move = (one) => ({ ...one, x: one.x + dx, y: one.y + dy })
  const lists = Object.entries(storey).filter(([, value]) => Array.isArray(value))
  const parts = Object.fromEntries(lists.map(([key, list]) => [key, list.map(move)]))
  return move({ ...storey, ...parts, outer: move(storey.outer) })
}
