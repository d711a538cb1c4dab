/** The drawing of a plan: boards, floors, furniture, walls and their shadows. */
import { furnish } from './furniture.mjs'
import { PIECES } from './pieces.mjs'
import { box, cm, dried, patterns, shadow } from './svg.mjs'

/** The floor of each kind of room; stone elsewhere. */
const FLOORS = {
  l: 'oak',
  d: 'oak',
  b: 'oak',
  o: 'oak',
  w: 'tile',
  t: 'tile',
  g: 'screed',
  x: 'screed',
}
const NEAR = 0.01

/**
 * Returns the SVG of a plan of `width` by `height` pixels: `boards`, `storeys` and `halls` in metres, at `scale` pixels
 * a metre.
 */
export function draw({
  storeys,
  passages = [],
  boards,
  halls = [],
  trees = '',
  scale,
  left,
  top,
  look,
  width,
  height,
}) {
  const thick = Math.max(0.3, 8 / scale)
  const thin = Math.max(0.17, 5 / scale)
  const doors = storeys.flatMap((one) => one.doors)
  const outers = storeys.flatMap(({ outer, roof }) => (roof?.h > 0.3 ? [outer, roof] : [outer]))
  const walls = wallsOf([...storeys, ...outers, ...halls], storeys, thick, thin)
  const { put, shared } = putter(
    [storeys, passages].flat().flatMap((storey) => fittings(storey, look, thick, thin)),
  )
  const gardens = boards.filter(({ garden }) => garden)
  const windows = storeys.flatMap((one) => one.windows)
  const drawn = [
    `<g filter="url(#board)">${boards.map(({ x, y, w, h }) => box(x, y, w, h, 'url(#ply)', 0.06)).join('')}</g>`,
    gardens.map(({ garden: { x, y, w, h } }) => box(x, y, w, h, 'url(#felt)')).join(''),
    halls.map(({ x, y, w, h }) => box(x, y, w, h, 'url(#stone)')).join(''),
    storeys.map(surroundingsOf).join(''),
    storeys.map(floorsOf).join(''),
    `<g stroke="#5a4632" stroke-opacity=".35" stroke-width=".015">${put('flat')}<g filter="url(#low)">${put('solid')}</g></g>`,
    `<path stroke="#dfe8ea" stroke-width="${cm(thick * 0.8)}" d="${lines(windows)}"/><path stroke="#7f979f" stroke-width="${cm(Math.max(0.06, 2 / scale))}" d="${lines(windows)}"/>`,
    `<g filter="url(#high)" fill="none"><path stroke="#fffdf9" stroke-width="${cm(thick)}" d="${walls.outer}"/><path stroke="#fffdf9" stroke-width="${cm(thin)}" d="${walls.inner}"/><path stroke="#cda877" stroke-width=".07" d="${leaves(doors.filter((one) => !one.entrance))}"/><path stroke="${look.accent}" stroke-width=".1" d="${leaves(doors.filter((one) => one.entrance))}"/>${storeys.map(beams).join('')}</g>`,
    trees ? `<g filter="url(#low)">${trees}</g>` : '',
  ].join('')
  const used = (id) => drawn.includes(`#${id}`)
  const defs = [
    ...Object.entries(patterns(look))
      .filter(([id]) => used(id))
      .map(([, one]) => one),
    shadow('board', 0.05, 2, 0.04, 0.3),
    shadow('low', 0.06, 2, 0.02, 0.3),
    shadow('high', 0.07, 2, 0.025, 0.32, 0.025),
    used('tree') || shared.includes('#tree') ? dried() : '',
    shared,
  ]
  const [w, h] = [width, height].map(Math.round)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs.join('')}</defs><path fill="#f6f4ef" d="M0 0h${w}v${h}H0z"/><g transform="translate(${cm(left)} ${cm(top)})scale(${cm(scale)})">${drawn}</g>${north(w - 46, h - 40)}${scaleBar(scale, h - 36)}</svg>\n`
}

/** Returns what is around the rooms of a storey: a flat roof or earth, and the terrace below. */
function surroundingsOf({ outer, rest, roof, below = [] }) {
  const pattern = { slope: 'slate', solid: 'earth', passage: 'stone' }[rest]
  return [
    below.length > 0 ? `<g opacity=".4">${below.map(terraceFloor).join('')}</g>` : '',
    roof?.h > 0.3 ? roofOf(roof) : '',
    pattern ? box(outer.x, outer.y, outer.w, outer.h, `url(#${pattern})`) : '',
  ].join('')
}

/** Returns a roof from above: a pitched one with its ridge and hips, a flat one with a roof light. */
function roofOf({ x, y, w, h, pitched }) {
  const surface = box(x, y, w, h, pitched ? 'url(#slate)' : 'url(#gravel)')
  const half = Math.min(w, h) / 2
  if (!pitched) {
    const [wide, deep] = [w / 3, h / 4]
    const glass = box(x + w / 2 - wide / 2, y + h / 2 - deep / 2, wide, deep, '#c9dadf', 0.05)
    return half < 1 ? surface : `${surface}<g stroke="#fffdf9" stroke-width=".18">${glass}</g>`
  }
  const [dx, dy] = [cm(w - 2 * half), cm(h - 2 * half)]
  const [near, far] = [cm(half), cm(-half)]
  const hips = `M${cm(x)} ${cm(y)}l${near} ${near}l${dx} ${dy}l${near} ${near}M${cm(x)} ${cm(y + h)}l${near} ${far}m${dx} ${cm(2 * half - h)}l${near} ${far}`
  return `${surface}<path fill="none" stroke="#fffdf9" stroke-width=".14" d="${hips}"/>`
}

const terraceFloor = ({ x, y, w, h }) => box(x, y, w, h, 'url(#larch)')

/** Returns the floors of a storey and its terraces. */
function floorsOf({ rooms, terraces, skylights }) {
  const inside = rooms.map(({ x, y, w, h, kind, name }) => {
    const material = name === 'Attic' || name === 'Shop floor' ? 'oak' : (FLOORS[kind] ?? 'stone')
    return box(x, y, w, h, `url(#${material})`)
  })
  const glass = skylights.map(({ x, y, w, h }) => box(x, y, w, h, '#c9dadf', 0.03))
  return [...terraces.map(terraceFloor), ...inside, ...glass].join('')
}

/** Returns the furniture of the rooms and terraces of a storey, clear of doors and openings. */
function fittings(
  { x, y, w, h, rooms, doors, openings, windows, terraces, flight },
  look,
  thick,
  thin,
) {
  const area = ({ x, y, long, flat }, deep) => ({
    x: flat ? x : x - deep,
    y: flat ? y - deep : y,
    w: flat ? long : 2 * deep,
    h: flat ? 2 * deep : long,
  })
  const taken = [
    ...doors.map((one) => area(one, 0.88)),
    ...openings.map((one) => area(one, 0.7)),
    ...(flight ? [flight] : []),
  ]
  const before = windows.map((one) => area(one, 0.7))
  return [
    ...(flight ? [stairsIn(flight, look)] : []),
    ...rooms.flatMap((room, at) => {
      const half = (isOuter) => (isOuter ? thick : thin) / 2
      const inset = [
        room.x - x < NEAR,
        room.y - y < NEAR,
        x + w - room.x - room.w < NEAR,
        y + h - room.y - room.h < NEAR,
      ].map(half)
      const own = at % 2 ? { ...look, blanket: look.second } : look
      return furnish(room, {
        taken,
        windows: before,
        inset,
        look: own,
      })
    }),
    ...terraces.flatMap((terrace) =>
      furnish(
        { ...terrace, name: 'Terrace' },
        { taken: [], windows: [], inset: [0.2, 0.2, 0.2, 0.3], look },
      ),
    ),
  ]
}

/** Returns the stairs in their place, which go along its longer side. */
function stairsIn({ x, y, w, h }, look) {
  const [, , solid] = PIECES.stairs(look, Math.max(w, h))
  return w > h ? { at: [x + w / 2, y], solid } : { at: [x + w, y + h / 2], angle: 90, solid }
}

/** Returns a function that draws the pieces at their places, and the definitions of what several of them share. */
function putter(pieces) {
  const drawings = pieces.flatMap(({ solid, flat }) => [solid, flat ?? ''])
  const repeated = [...new Set(drawings)].filter(
    (one) => one && drawings.filter((other) => other === one).length > 1,
  )
  const put = (layer) =>
    pieces
      .filter((piece) => piece[layer])
      .map(({ at: [x, y], angle, [layer]: drawing }) => {
        const place = `transform="translate(${cm(x)} ${cm(y)})${angle ? `rotate(${angle})` : ''}"`
        const id = repeated.indexOf(drawing)
        return id < 0 ? `<g ${place}>${drawing}</g>` : `<use href="#p${id}" ${place}/>`
      })
      .join('')
  return { put, shared: repeated.map((one, id) => `<g id="p${id}">${one}</g>`).join('') }
}

/** Returns the paths of the outer and the inner walls of storeys, cut at doors, openings and windows. */
function wallsOf(outers, storeys, thick, thin) {
  const all = (key) => storeys.flatMap((one) => one[key] ?? [])
  const holes = ['doors', 'openings', 'windows'].flatMap(all)
  const sides = ({ x, y, w, h }) => [
    { x, y, long: w, flat: true },
    { x, y: y + h, long: w, flat: true },
    { x, y, long: h },
    { x: x + w, y, long: h },
  ]
  const cut = (thickness) => (side) => {
    const [along, across] = side.flat ? ['x', 'y'] : ['y', 'x']
    const end = side[along] + side.long
    const pieces = []
    let from = side[along] - thickness / 2
    const inSide = holes
      .filter(
        (hole) =>
          Boolean(hole.flat) === Boolean(side.flat) &&
          Math.abs(hole[across] - side[across]) < NEAR &&
          hole[along] < end &&
          hole[along] + hole.long > side[along],
      )
      .sort((a, b) => a[along] - b[along])
    for (const hole of inSide) {
      if (hole[along] > from) pieces.push([from, hole[along]])
      from = hole[along] + hole.long
    }
    if (from < end) pieces.push([from, end + thickness / 2])
    return pieces.map(([a, b]) =>
      side.flat ? `M${cm(a)} ${cm(side.y)}H${cm(b)}` : `M${cm(side.x)} ${cm(a)}V${cm(b)}`,
    )
  }
  const path = (list, thickness) =>
    [...new Set(list.flatMap(sides).flatMap(cut(thickness)))].join('')
  const rooms = all('rooms').filter(({ part }) => !part)
  return { outer: path(outers, thick), inner: path(rooms, thin) }
}

function lines(list) {
  return list
    .map(({ x, y, long, flat }) => `M${cm(x)} ${cm(y)}${flat ? 'h' : 'v'}${cm(long)}`)
    .join('')
}

/** Returns the leaves of doors that stand open. */
function leaves(doors) {
  return doors
    .map(
      ({ x, y, flat, turn }) =>
        `M${cm(flat ? x + 0.04 : x)} ${cm(flat ? y : y + 0.04)}${flat ? 'v' : 'h'}${cm(turn * 0.85)}`,
    )
    .join('')
}

/** Returns the tie beams of the roof over an attic. */
function beams({ rooms }) {
  const attics = rooms.filter(({ name }) => name === 'Attic')
  const across = attics.map(({ x, y, w, h }) => {
    const count = Math.round(h / 1.9)
    return Array.from(
      { length: count - 1 },
      (_, at) => `M${cm(x)} ${cm(y + ((at + 1) * h) / count)}h${cm(w)}`,
    ).join('')
  })
  return attics.length > 0
    ? `<path stroke="#c9a06c" stroke-width=".16" d="${across.join('')}"/>`
    : ''
}

/** Returns the arrow to the north, the way the garden is. */
function north(x, y) {
  return `<g transform="translate(${x} ${y})scale(.62)"><circle r="30" fill="none" stroke="#6b665d" stroke-width="1.5"/><path fill="#2f4858" d="M0-44 10 16 0 9z"/><path fill="#fffdf9" d="M0-44-10 16 0 9z"/></g>`
}

/** Returns a bar of four metres. */
function scaleBar(scale, y) {
  const bar = (from, colour) =>
    `<path fill="${colour}" d="M${cm(from * scale)} 0h${cm(scale)}v7H${cm(from * scale)}z"/>`
  return `<g transform="translate(30 ${y})" stroke="#2f4858">${[0, 1, 2, 3].map((at) => bar(at, at % 2 ? '#fffdf9' : '#2f4858')).join('')}</g>`
}
