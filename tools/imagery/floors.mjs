/** From the rooms of a storey to their places: a partition of one rectangle, with doors, windows and terraces, in metres. */

/** The kind of each room that listings name (English, as in the CRM). */
const KINDS = {
  l: ['Living room'],
  d: ['Dining room', 'Meeting room'],
  k: ['Kitchen'],
  b: ['Bedroom'],
  w: ['Bathroom', 'Shower room'],
  t: ['Toilet'],
  h: ['Entrance hall', 'Landing'],
  o: ['Study', 'Office space'],
  g: ['Garage'],
  x: ['Storage', 'Cellar', 'Attic', 'Laundry', 'Workshop', 'Shop floor', 'Stockroom'],
}
const DOOR = 0.85
const NEAR = 0.01
/** Day rooms first, then the hall, then the night rooms: what follows one another shares a wall. */
const ORDER = 'gldkohtxwb'

const sum = (rooms) => rooms.reduce((total, { surface }) => total + surface, 0)
/** Returns a wall or a part of one, along x if `flat`, from `x`, `y`. */
const wall = (x, y, long, flat, room) => ({ x, y, long, flat, room })
/** Returns a part of a wall, `from` its beginning. */
const part = ({ x, y, flat }, from, long) =>
  wall(flat ? x + from : x, flat ? y : y + from, long, flat)

/** Returns the storey of `rooms` (`name`, `surface`), from 0, 0; its rooms have their surfaces unless a `size` is given. */
export function storeyOf(list, { entrance = false, wide = 1.45, size } = {}) {
  const inside = list
    .filter(({ name }) => name !== 'Terrace')
    .map((room) => ({ ...room, kind: kindOf(room.name) }))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  const width = size?.w ?? Math.sqrt(sum(inside) * wide)
  const height = size?.h ?? sum(inside) / width
  const rooms = split(inside, { x: 0, y: 0, w: width, h: height })
  const terraces = list
    .filter(({ name }) => name === 'Terrace')
    .map(({ surface }) => terraceOf(rooms, surface, width))
  const storey = { x: 0, y: 0, w: width, h: height, rooms, terraces, ...waysThrough(rooms) }
  const outer = rooms.flatMap((room) => outerWalls(room, storey))
  if (entrance) storey.doors.push(...entranceOf(outer, terraces.length > 0))
  const windows = outer
    .filter(({ long, room }) => long > 1.5 && !'txgh'.includes(room.kind))
    .map((side) => {
      const long = Math.min(2.6, side.long * 0.55)
      return part(side, (side.long - long) / 2, long)
    })
  return { ...storey, windows }
}

function kindOf(name) {
  const found = Object.entries(KINDS).find(([, names]) => names.includes(name))
  if (!found) throw new Error(`No drawing of a ${name}`)
  return found[0]
}

/** Halves the rooms by surface and the rectangle across its longer side, down to one room each. */
function split(rooms, { x, y, w, h }) {
  if (rooms.length === 1) return [{ x, y, w, h, kind: rooms[0].kind, name: rooms[0].name }]
  const shares = rooms.slice(1).map((_, at) => sum(rooms.slice(0, at + 1)) / sum(rooms))
  const off = shares.map((share) => Math.abs(share - 0.5))
  const at = off.indexOf(Math.min(...off))
  const share = shares[at]
  const [first, rest] =
    w >= h
      ? [
          { x, y, w: w * share, h },
          { x: x + w * share, y, w: w * (1 - share), h },
        ]
      : [
          { x, y, w, h: h * share },
          { x, y: y + h * share, w, h: h * (1 - share) },
        ]
  return [...split(rooms.slice(0, at + 1), first), ...split(rooms.slice(at + 1), rest)]
}

/** Returns the wall that two rooms share, if a door fits in it. */
function wallBetween(a, b) {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const across = Math.min(a.x + a.w, b.x + b.w) - x
  const down = Math.min(a.y + a.h, b.y + b.h) - y
  if (Math.abs(across) < NEAR && down > DOOR + 0.2) return wall(x, y, down, false)
  if (Math.abs(down) < NEAR && across > DOOR + 0.2) return wall(x, y, across, true)
}

/** One way into every room: from the hall first, through day rooms next, through any room where it must be. */
function waysThrough(rooms) {
  const start = rooms.find(({ kind }) => kind === 'h') ?? rooms[0]
  const reached = new Set([start])
  const doors = []
  const openings = []
  for (const passages of ['h', 'hldk', ORDER]) {
    for (let before = 0; before < reached.size; ) {
      before = reached.size
      for (const from of [...reached]) {
        if (from !== start && !passages.includes(from.kind)) continue
        for (const to of rooms) {
          const shared = reached.has(to) ? undefined : wallBetween(from, to)
          if (!shared) continue
          reached.add(to)
          const into = shared.flat ? to.y > from.y : to.x > from.x
          if (/^[ldk]{2}$/.test(from.kind + to.kind))
            openings.push(part(shared, shared.long * 0.2, shared.long * 0.6))
          else doors.push({ ...part(shared, 0.12, DOOR), turn: into ? 1 : -1 })
        }
      }
    }
  }
  return { doors, openings }
}

/** Returns the walls of a room on the outside of its storey. */
function outerWalls(room, { w, h }) {
  return [
    room.y < NEAR && wall(room.x, 0, room.w, true, room),
    room.y + room.h > h - NEAR && wall(room.x, h, room.w, true, room),
    room.x < NEAR && wall(0, room.y, room.h, false, room),
    room.x + room.w > w - NEAR && wall(w, room.y, room.h, false, room),
  ].filter(Boolean)
}

function entranceOf(outer, hasTerrace) {
  const sides = outer
    .filter(
      ({ y, long, room }) => long > 1 && !(hasTerrace && y < NEAR) && 'hlx'.includes(room.kind),
    )
    .sort((a, b) => 'hlx'.indexOf(a.room.kind) - 'hlx'.indexOf(b.room.kind))
  return sides.slice(0, 1).map((side) => {
    const inward = (side.flat ? side.y : side.x) < NEAR ? 1 : -1
    return { ...part(side, 0.08, DOOR), turn: inward, entrance: true }
  })
}

/** Returns a terrace along the side of the first day room. */
function terraceOf(rooms, surface, right) {
  const { x, w } = rooms.find(({ y, kind }) => y < NEAR && 'ldk'.includes(kind)) ?? rooms[0]
  const wide = Math.max(w, Math.min(right - x, surface / 2.4))
  const deep = Math.min(3.2, surface / wide)
  return { x, y: -deep, w: wide, h: deep }
}

/** Returns the rectangle around a storey and its terraces. */
export function around({ w, h, terraces }) {
  const x = Math.min(0, ...terraces.map((one) => one.x))
  const y = Math.min(0, ...terraces.map((one) => one.y))
  const right = Math.max(w, ...terraces.map((one) => one.x + one.w))
  return { x, y, w: right - x, h: h - y }
}

/** Returns a storey with every part of it moved. */
export function moved(storey, dx, dy) {
  const move = (one) => ({ ...one, x: one.x + dx, y: one.y + dy })
  return move(changed(storey, move))
}

/** Returns a storey turned a quarter to the right. */
export function turned(storey) {
  const turn = ({ x, y, w = 0, h = 0, long = 0, flat, turn, ...rest }) => {
    const down = flat === false ? long : h
    return {
      ...rest,
      x: storey.h - y - down,
      y: x,
      w: h,
      h: w,
      long,
      flat: !flat,
      turn: flat ? -turn : turn,
    }
  }
  return { ...changed(storey, turn), w: storey.h, h: storey.w }
}

function changed(storey, change) {
  const lists = Object.entries(storey).filter(([, value]) => Array.isArray(value))
  return { ...storey, ...Object.fromEntries(lists.map(([key, list]) => [key, list.map(change)])) }
}
