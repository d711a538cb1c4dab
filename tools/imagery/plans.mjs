/** Writes the floor plans of the demo into public/images/demo: the model of each home seen from above. `node plans.mjs` */
import { readFileSync, writeFileSync } from 'node:fs'
import { draw } from './drawing.mjs'
import { around, moved, storeyOf, turned } from './floors.mjs'
import { tree } from './svg.mjs'

const root = new URL('../../', import.meta.url)
const { Items, Projects } = JSON.parse(readFileSync(new URL('seeds/listings.json', root), 'utf8'))
/** Palettes of the rooms: upholstery, blankets and the front door; a second colour; fronts of the kitchen; tiles of the bathroom. */
const LOOKS = {
  terra: { accent: '#b5502c', second: '#c08a3e', front: '#c9bfae', tile: '#be9383' },
  linden: { accent: '#5f7a5a', second: '#b5502c', front: '#5b6e5e', tile: '#86a08d' },
  ochre: { accent: '#c08a3e', second: '#2f4858', front: '#b8a88e', tile: '#c9b284' },
  ink: { accent: '#2f4858', second: '#b5502c', front: '#41566a', tile: '#7d92ab' },
}
const GAP = 1.6
const MARGIN = 0.45
const NEAR = 0.01

for (const { ID, Divisions, HasGarden, LargePictureItems } of Items) {
  if (!Divisions?.length) continue
  const rooms = Divisions.map(({ Floor, RoomTypeName, Surface }) => {
    return { level: Number(Floor), name: RoomTypeName.en, surface: Number(Surface) || 4 }
  })
  const levels = [...new Set(rooms.map(({ level }) => level))]
    .sort((a, b) => a - b)
    .map((level) => rooms.filter((room) => room.level === level))
    .filter((list) => list.some(({ name }) => name !== 'Terrace'))
  const ground = levels.find(([{ level }]) => level >= 0)
  const storeys = levels.map((list) => {
    const storey = storeyOf(list, {
      entrance: list === ground,
      wide: levels.length > 1 ? 0.8 : 1.45,
    })
    const garden =
      list === ground && list[0].level === 0 && ![false, 0, '0', 'No'].includes(HasGarden ?? false)
    return { ...storey, garden, stairs: levels.length > 1 }
  })
  write(ID, { ...sideBySide(storeys), look: lookOf(LargePictureItems) })
}
for (const { Url, Spots } of Projects.find(({ ID }) => ID === 9001).Plans) {
  writeProject(Url.match(/plan-9001-(\w+)/)[1], Spots)
}

/** Returns the palette of the pictures of rooms. */
function lookOf(pictures) {
  const [, palette = 'terra'] =
    pictures
      .map(({ Name }) => Name)
      .join()
      .match(/room-(\w+)-/) ?? []
  return lookNamed(palette)
}

function lookNamed(palette) {
  return { ...LOOKS[palette], blanket: LOOKS[palette].accent }
}

/** Returns the storeys next to one another on one line, a single deep one turned, and their scale on a picture of 1600 by 1067. */
function sideBySide(storeys) {
  const [first] = storeys
  const isDeep = storeys.length === 1 && around(first).h > around(first).w
  const all = isDeep ? [turned(first)] : storeys
  const bounds = isDeep ? [quarter(around(first), first.h)] : all.map(around)
  const width = bounds.reduce((sum, { w }) => sum + w, GAP * (all.length - 1))
  const height = Math.max(...bounds.map(({ h }) => h))
  const scale = Math.min(1400 / width, 800 / height, 120)
  const middle = isDeep ? 533 : 510
  let x = 0
  const placed = all.map((storey, at) => {
    const { x: left, y: top, w, h } = bounds[at]
    const put = moved(storey, x - left, height - h - top)
    const board = { x: x - MARGIN, y: height - h - MARGIN, w: w + 2 * MARGIN, h: h + 2 * MARGIN }
    x += w + GAP
    return { ...put, board }
  })
  const boards = placed.map(({ board, garden }) => ({ ...board, garden }))
  return {
    storeys: placed,
    boards,
    scale,
    left: 800 - (width * scale) / 2,
    top: middle - (height * scale) / 2,
  }
}

function quarter({ x, y, w, h }, high) {
  return { x: high - y - h, y: x, w: h, h: w }
}

/** Writes a plan, of what `draw` takes. */
function write(name, plan) {
  writeFileSync(new URL(`public/images/demo/plan-${name}.svg`, root), draw(plan))
}

/** Writes a floor of project 9001: two buildings around a garden, in each the homes at the spots of the plan. */
function writeProject(floor, spots) {
  const scale = 42
  const homes = {
    ground: [
      [150, 130, 484, 290],
      [150, 480, 484, 400],
      [966, 200, 484, 520],
    ],
    first: [
      [150, 130, 484, 240],
      [150, 430, 228, 450],
      [406, 430, 228, 450],
      [966, 130, 484, 310],
      [966, 500, 484, 380],
    ],
    second: [
      [150, 130, 484, 290],
      [150, 480, 484, 400],
      [966, 130, 484, 310],
      [966, 500, 484, 380],
    ],
  }[floor].map((sizes) => sizes.map((size) => size / scale))
  const common = {
    ground: [
      [150, 420, 484, 60],
      [966, 130, 484, 70],
      [966, 720, 484, 160],
    ],
    first: [
      [150, 370, 484, 60],
      [966, 440, 484, 60],
    ],
    second: [
      [150, 420, 484, 60],
      [966, 440, 484, 60],
    ],
  }[floor].map((sizes) => sizes.map((size) => size / scale))
  const units = Projects.find(({ ID }) => ID === 9001).Units
  const halls = [150, 966].map((x) => ({
    x: x / scale,
    y: 130 / scale,
    w: 484 / scale,
    h: 750 / scale,
  }))
  const storeys = homes.map(([x, y, w, h], at) => {
    const unit = units.find(({ ID }) => ID === spots[at].UnitID)
    const bedrooms = Array.from({ length: unit.NumberOfBedRooms }, () => ({
      name: 'Bedroom',
      surface: 13,
    }))
    const others = { 'Living room': 34, Kitchen: 11, 'Entrance hall': 8, Bathroom: 7 }
    const rooms = [
      ...Object.entries(others).map(([name, surface]) => ({ name, surface })),
      ...bedrooms,
    ]
    const home = moved(storeyOf(rooms, { size: { w, h } }), x, y)
    const hall = halls.find((one) => x >= one.x - NEAR && x < one.x + one.w)
    const isLeft = x < hall.x + NEAR && hall === halls[0]
    const side = isLeft ? x : x + w
    const windows = home.windows.filter((one) =>
      one.flat
        ? [hall.y, hall.y + hall.h].some((edge) => Math.abs(one.y - edge) < NEAR)
        : [hall.x, hall.x + hall.w].some((edge) => Math.abs(one.x - edge) < NEAR),
    )
    const terraces = [
      {
        x: isLeft ? side - 84 / scale : side + 14 / scale,
        y: y + h / 2 - 70 / scale,
        w: 70 / scale,
        h: 140 / scale,
      },
    ]
    return { ...home, windows, terraces, doors: [...home.doors, ...entrance(home, hall)] }
  })
  const boards = [
    { x: 52 / scale, y: 94 / scale, w: 1496 / scale, h: 822 / scale },
    { x: 674 / scale, y: 114 / scale, w: 252 / scale, h: 782 / scale, garden: true },
  ]
  const rooms = common.map(([x, y, w, h]) => ({ x, y, w, h, kind: 'h', name: 'Common' }))
  const passages = {
    x: 0,
    y: 0,
    w: 0,
    h: 0,
    rooms,
    doors: storeys.flatMap(({ doors }) => doors),
    openings: [],
    windows: [],
    terraces: [],
  }
  const trees = [
    [800, 220, 62],
    [752, 420, 46],
    [856, 520, 54],
    [776, 730, 56],
    [840, 850, 40],
  ]
  const drawn = trees.map(([x, y, r]) => tree(x / scale, y / scale, r / scale)).join('')
  write(`9001-${floor}`, {
    storeys,
    passages,
    boards,
    halls,
    trees: drawn,
    scale,
    left: 0,
    top: 0,
    look: lookNamed('terra'),
  })
}

/** Returns the front door of a home: in the wall on the side of the hall of its building. */
function entrance({ rooms, y, h }, hall) {
  const isBelow = y + h > hall.y + hall.h - NEAR
  const edge = isBelow ? y : y + h
  const touching = rooms.filter(
    (room) => Math.abs((isBelow ? room.y : room.y + room.h) - edge) < NEAR,
  )
  const [room] = touching.sort((a, b) => 'hlkbw'.indexOf(a.kind) - 'hlkbw'.indexOf(b.kind))
  return [
    { x: room.x + 0.3, y: edge, long: 0.85, flat: true, turn: isBelow ? 1 : -1, entrance: true },
  ]
}
