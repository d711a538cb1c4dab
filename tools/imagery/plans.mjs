/** Writes the floor plans of the demo into public/images/demo, one for each storey, and their rooms into
 * seeds/listings.json: the model of each home seen from above. `node plans.mjs` */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { draw } from './drawing.mjs'
import { FRONT, GARDEN, homeIn, MARGIN, moved, storeysOf } from './floors.mjs'
import { tree } from './svg.mjs'

const root = new URL('../../', import.meta.url)
const pictures = new URL('public/images/demo/', root)
const seed = new URL('seeds/listings.json', root)
const listings = JSON.parse(readFileSync(seed, 'utf8'))
const { Items, Projects } = listings
/** Palettes of the rooms: upholstery, blankets and the front door; a second colour; fronts of the kitchen; tiles of the bathroom. */
const LOOKS = {
  terra: { accent: '#c8714f', second: '#cfa565', front: '#d6cdbf', tile: '#e0c3b8' },
  linden: { accent: '#8aa382', second: '#c8714f', front: '#93a396', tile: '#c3d2c6' },
  ochre: { accent: '#cfa565', second: '#6a8090', front: '#cdc0a8', tile: '#e3d5b6' },
  ink: { accent: '#6a8090', second: '#c8714f', front: '#8294a3', tile: '#c2cddb' },
}
/** The width of a plan in pixels. */
const WIDTH = 800
const NEAR = 0.01

/** By the type of a property: the sides without neighbours (top is the garden), its usual shape, and the sides of its door. */
const BUILDINGS = {
  row: { open: 'tb', ratio: 0.5, entrance: 'b' },
  semi: { open: 'tbr', ratio: 0.66, entrance: 'br', pitched: true },
  detached: { open: 'tblr', ratio: 0.7, entrance: 'b', pitched: true },
  block: { open: 'tblr', ratio: 0.78, entrance: 'b' },
  flat: { open: 'tb', ratio: 0.72, entrance: 'lr' },
  penthouse: { open: 'tblr', ratio: 0.78, entrance: 'lrb' },
}

/** Returns the building of a property: by the number of its façades, else by its type (CRM). */
function buildingOf({ Construction, TypeOfPropertyID }) {
  const byFronts = { 1: 'detached', 2: 'row', 3: 'semi' }[Construction]
  const byType = { 206: 'penthouse', 501: 'block', 601: 'row', 702: 'block' }
  return BUILDINGS[byFronts ?? byType[TypeOfPropertyID] ?? 'flat']
}

for (const name of readdirSync(pictures)) {
  if (/^plan-.*\.svg$/.test(name)) rmSync(new URL(name, pictures))
}
for (const item of Items) {
  if (item.Divisions?.length) item.Plans = plansOf(item)
}
for (const { Url, Spots } of Projects.find(({ ID }) => ID === 9001).Plans) {
  writeProject(Url.match(/plan-9001-(\w+)/)[1], Spots)
}
writeFileSync(seed, `${JSON.stringify(listings, null, 1)}\n`)

/** Writes the plans of a property and returns them in the format of the import: the ground floor first, the cellar last. */
function plansOf(item) {
  const { ID, Divisions, HasGarden, LargePictureItems } = item
  const rooms = Divisions.map((one) => ({
    id: one.ID,
    level: Number(one.Floor),
    title: one.FloorName,
    name: one.RoomTypeName.en,
    surface: Number(one.Surface) || 4,
  }))
  const levels = [...new Set(rooms.map(({ level }) => level))]
    .sort((a, b) => a - b)
    .map((level) => ({ level, rooms: rooms.filter((room) => room.level === level) }))
  const isOnGround = levels.some(({ level }) => level === 0)
  const garden = isOnGround && ![false, 'false', 0, '0', 'No', null, undefined].includes(HasGarden)
  const storeys = storeysOf(levels, { ...buildingOf(item), garden })
  const frame = frameOf(storeys)
  const look = lookOf(LargePictureItems)
  const ordered = [
    ...storeys.filter(({ level }) => level >= 0),
    ...storeys.filter(({ level }) => level < 0),
  ]
  const plans = ordered.map((storey) => {
    const name = `${ID}-${String(storey.level).replace('-', 'b')}`
    const { title } = rooms.find(({ level }) => level === storey.level)
    return {
      Url: write(name, { ...frame, storeys: [storey], look }),
      Title: title,
      Spots: spotsOf(storey, frame),
    }
  })
  const picture = LargePictureItems.find(({ Name }) => /^plan-/.test(Name))
  picture.Url = plans[0].Url
  return plans
}

/** Returns the board under the storeys of a home, and the scale at which it fills the picture. */
function frameOf(storeys) {
  const [{ outline, garden }] = storeys
  const terraces = storeys.flatMap((one) => one.terraces)
  const above = Math.min(0, ...terraces.map(({ y }) => y)) - MARGIN - (garden ? GARDEN : 0)
  const below = Math.max(outline.h, ...terraces.map(({ y, h }) => y + h)) + FRONT
  const w = outline.w + 2 * MARGIN
  const scale = WIDTH / w
  const felt = { x: -MARGIN, y: above, w, h: outline.h - above - 0.6 }
  const board = { x: -MARGIN, y: above, w, h: below - above, garden: garden && felt }
  const spots = [0.06, 0.3, 0.55, 0.93].map((at, index) =>
    tree(at * w - MARGIN, above + 0.55, 0.3 + 0.06 * (index % 2)),
  )
  return {
    boards: [board],
    trees: garden ? spots.join('') : '',
    scale,
    left: MARGIN * scale,
    top: -above * scale,
    width: WIDTH,
    height: (below - above) * scale,
  }
}

/** Returns the rooms of a storey: the middle, width and height of each in percent of the picture. */
function spotsOf({ rooms, terraces }, { scale, left, top, width, height }) {
  const across = (value) => Number(((100 * value) / width).toFixed(1))
  const down = (value) => Number(((100 * value) / height).toFixed(1))
  return [...rooms, ...terraces.slice(0, 1)]
    .filter(({ id }) => id !== undefined)
    .map(({ id, x, y, w, h }) => ({
      X: across(left + (x + w / 2) * scale),
      Y: down(top + (y + h / 2) * scale),
      Width: across(w * scale),
      Height: down(h * scale),
      DivisionID: id,
    }))
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

/** Writes a plan, of what `draw` takes, and returns its address, which contains its size. */
function write(name, plan) {
  const size = name.startsWith('9001') ? '' : `-${WIDTH}x${Math.round(plan.height)}`
  const file = `plan-${name}${size}.svg`
  writeFileSync(new URL(file, pictures), draw(plan))
  return `/images/demo/${file}`
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
    const hall = halls.find((one) => x >= one.x - NEAR && x < one.x + one.w)
    const [isTop, isBelow] = [y < hall.y + NEAR, y + h > hall.y + hall.h - NEAR]
    const open = [
      isTop ? 't' : '',
      isBelow ? 'b' : '',
      x < hall.x + NEAR ? 'l' : '',
      x + w > hall.x + hall.w - NEAR ? 'r' : '',
    ].join('')
    const home = moved(homeIn(rooms, { w, h }, open, isBelow ? 't' : 'b'), x, y)
    const isLeft = x < hall.x + NEAR && hall === halls[0]
    const side = isLeft ? x : x + w
    const terraces = [
      {
        x: isLeft ? side - 84 / scale : side + 14 / scale,
        y: y + h / 2 - 70 / scale,
        w: 70 / scale,
        h: 140 / scale,
      },
    ]
    return { ...home, terraces }
  })
  const boards = [
    { x: 52 / scale, y: 94 / scale, w: 1496 / scale, h: 822 / scale },
    { x: 674 / scale, y: 114 / scale, w: 252 / scale, h: 782 / scale },
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
    skylights: [],
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
    width: 1600,
    height: 1067,
    look: lookNamed('terra'),
  })
}
