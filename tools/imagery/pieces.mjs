/** Furniture from above, in metres. A piece stands with its back to y = 0 and its middle at x = 0. */
import { box, disc, tree } from './svg.mjs'

const CARD = '#f7f4ed'
const SHADE = '#e4ddd0'
const OAK = '#a9794a'
const DARK = '#4b5459'

const repeat = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join('')
const crates = (wide, deep) =>
  repeat(Math.floor(wide / 0.5), (at) =>
    at % 4 === 2
      ? ''
      : box(-wide / 2 + 0.08 + at * 0.5, 0.07, 0.36, deep - 0.14, at % 3 ? '#c9a877' : CARD, 0.03),
  )
const chair = (x, y, back) =>
  box(x - 0.21, y - 0.21, 0.42, 0.42, CARD, 0.06) +
  (Math.abs(back) === 1
    ? box(x - 0.21 + (back > 0 ? 0.34 : 0), y - 0.21, 0.08, 0.42, OAK)
    : box(x - 0.21, y - 0.21 + (back > 0 ? 0.34 : 0), 0.42, 0.08, OAK))

/** Pieces: `[width, depth, drawing, what lies flat below it]`, given the look of the home and a length. */
export const PIECES = {
  lounge: ({ accent }) => [
    3,
    2.8,
    sofa(accent) +
      disc(0.1, 1.6, 0.45, OAK) +
      box(-1.4, 1.75, 0.8, 0.8, CARD, 0.16) +
      box(-1.28, 1.8, 0.56, 0.55, SHADE, 0.12),
    box(-1.5, 0.6, 3, 2.1, '#efe6d6'),
  ],
  sofa: ({ accent }) => [2.2, 1.7, sofa(accent) + disc(0.3, 1.4, 0.32, OAK)],
  media: () => [1.8, 0.4, box(-0.9, 0, 1.8, 0.4, CARD) + box(-0.6, 0.12, 1.2, 0.07, DARK)],
  plant: () => [0.75, 0.75, tree(0, 0.375, 0.37)],
  bed: ({ blanket }) => [
    2.6,
    2.15,
    bed(1.6, blanket) +
      [-1.08, 1.08]
        .map((x) => box(x - 0.2, 0.03, 0.4, 0.4, OAK) + disc(x, 0.22, 0.13, CARD))
        .join(''),
  ],
  plainBed: ({ blanket }) => [1.64, 2.15, bed(1.6, blanket)],
  singleBed: ({ blanket }) => [0.96, 2.15, bed(0.9, blanket)],
  wardrobe: (_, long) => [
    long,
    0.6,
    box(-long / 2, 0, long, 0.6, CARD) +
      repeat(Math.floor(long / 0.6), (at) => box(-long / 2 + at * 0.6, 0.53, 0.58, 0.07, SHADE)),
  ],
  counter: ({ front }, long) => [long, 0.64, counter(long, front)],
  island: ({ front }, long) => [
    long,
    3,
    counter(long, front) +
      box(-0.95, 1.6, 1.9, 0.85, CARD) +
      box(-0.95, 1.6, 1.9, 0.1, front) +
      [-0.6, 0, 0.6].map((x) => disc(x, 2.68, 0.18, OAK)).join(''),
  ],
  table: () => [
    2.1,
    2.2,
    [-0.65, 0, 0.65].map((y) => chair(-0.72, 1.1 + y, -1) + chair(0.72, 1.1 + y, 1)).join('') +
      box(-0.5, 0.05, 1, 2.1, OAK, 0.05),
  ],
  tub: () => [
    1.7,
    0.76,
    box(-0.85, 0, 1.7, 0.76, CARD, 0.06) + box(-0.76, 0.09, 1.52, 0.58, '#dfe6e6', 0.26),
  ],
  shower: () => [
    0.95,
    0.95,
    box(-0.47, 0, 0.94, 0.94, CARD) +
      box(-0.47, 0.88, 0.94, 0.06, '#9db0b3') +
      disc(0, 0.45, 0.14, DARK),
  ],
  basins: () => [
    1.2,
    0.5,
    box(-0.6, 0, 1.2, 0.5, OAK) + [-0.3, 0.3].map((x) => disc(x, 0.25, 0.18, CARD)).join(''),
  ],
  basin: () => [0.5, 0.38, box(-0.25, 0, 0.5, 0.38, CARD, 0.08) + disc(0, 0.2, 0.12, SHADE)],
  toilet: () => [
    0.42,
    0.6,
    box(-0.2, 0, 0.4, 0.17, CARD) +
      box(-0.18, 0.14, 0.36, 0.44, CARD, 0.17) +
      disc(0, 0.36, 0.1, SHADE),
  ],
  narrowToilet: () => [
    0.28,
    0.44,
    box(-0.13, 0, 0.26, 0.12, CARD) + box(-0.12, 0.1, 0.24, 0.32, CARD, 0.11),
  ],
  bikes: () => [
    2.2,
    1.7,
    repeat(
      5,
      (at) =>
        box(-1 + at * 0.48, 0.05, 0.07, 1.6, DARK) + box(-1.2 + at * 0.48, 0.4, 0.46, 0.06, OAK),
    ),
  ],
  desk: ({ accent }) => [
    1.6,
    1.4,
    box(-0.8, 0, 1.6, 0.75, OAK) +
      box(-0.3, 0.2, 0.6, 0.35, DARK, 0.03) +
      box(-0.26, 0.8, 0.52, 0.5, accent, 0.15),
  ],
  desks: ({ accent }) => [
    3.4,
    3,
    [-0.85, 0.85]
      .map(
        (x) =>
          box(x - 0.8, 0.7, 1.6, 1.6, OAK) +
          box(x - 0.8, 1.47, 1.6, 0.06, CARD) +
          [0.95, 1.8].map((y) => box(x - 0.3, y, 0.6, 0.25, DARK)).join('') +
          [0.15, 2.35].map((y) => box(x - 0.25, y, 0.5, 0.5, accent, 0.15)).join(''),
      )
      .join(''),
  ],
  books: ({ accent, second }, long) => [
    long,
    0.36,
    box(-long / 2, 0, long, 0.36, CARD) +
      repeat(Math.floor(long / 0.3), (at) =>
        box(-long / 2 + 0.05 + at * 0.3, 0.08, 0.22, 0.22, [accent, second, OAK, SHADE][at % 4]),
      ),
  ],
  shelf: (_, long) => [long, 0.5, box(-long / 2, 0, long, 0.5, '#b68d5c') + crates(long, 0.5)],
  racks: (_, long) => [
    long,
    1.1,
    box(-long / 2, 0, long, 1.1, SHADE) +
      crates(long, 0.55) +
      `<g transform="translate(0 .55)">${crates(long - 0.4, 0.55)}</g>`,
  ],
  display: ({ accent, second }) => [
    2.4,
    1,
    box(-1.2, 0, 2.4, 1, CARD) +
      repeat(8, (at) =>
        box(
          -1.1 + (at % 4) * 0.58,
          at < 4 ? 0.1 : 0.55,
          0.45,
          0.34,
          [OAK, accent, SHADE, second, SHADE][at % 5],
          0.04,
        ),
      ),
  ],
  bench: () => [
    2.6,
    0.8,
    box(-1.3, 0, 2.6, 0.8, OAK) + box(-0.9, 0.15, 0.6, 0.4, DARK) + box(0.1, 0.2, 0.9, 0.3, CARD),
  ],
  machine: ({ accent }) => [
    2.4,
    1.6,
    box(-1.2, 0, 2.4, 1.6, CARD, 0.05) +
      box(-0.9, 0.3, 1.1, 1, SHADE) +
      box(0.5, 0.3, 0.5, 1, accent),
  ],
  washers: () => [
    1.3,
    0.62,
    [-0.32, 0.32]
      .map((x) => box(x - 0.3, 0, 0.6, 0.6, CARD, 0.03) + disc(x, 0.33, 0.2, '#b4bec0'))
      .join(''),
  ],
  boiler: () => [
    0.9,
    0.7,
    box(-0.45, 0, 0.9, 0.1, DARK) + disc(0, 0.38, 0.32, CARD) + disc(0, 0.38, 0.1, SHADE),
  ],
  wine: (_, long) => [
    long,
    0.4,
    box(-long / 2, 0, long, 0.4, '#7d5a3a') +
      repeat(Math.floor(long / 0.25), (at) =>
        disc(-long / 2 + 0.14 + at * 0.25, 0.2, 0.085, at % 3 ? '#6e7d5c' : '#8c4a36'),
      ),
  ],
  chest: ({ second }) => [
    1,
    0.6,
    box(-0.5, 0.05, 1, 0.55, OAK, 0.04) + box(-0.5, 0.28, 1, 0.06, second),
  ],
  car: () => [
    2.1,
    4.5,
    box(-0.88, 0.1, 1.76, 4.25, CARD, 0.42) +
      box(-0.7, 1.3, 1.4, 2.3, DARK, 0.28) +
      box(-0.62, 1.75, 1.24, 1.35, CARD, 0.12),
  ],
  hallBench: () => [
    1.2,
    0.4,
    box(-0.6, 0, 1.2, 0.4, OAK, 0.03) + box(-0.5, 0.08, 0.4, 0.24, SHADE, 0.06),
  ],
  stairs: (_, long) => [
    long,
    1,
    repeat(Math.round(long / 0.25), (at) =>
      box(at * 0.25 - long / 2, 0, 0.25, 1, `hsl(37,45%,${78 + at * 1.6}%)`),
    ),
  ],
  garden: () => [
    1.7,
    1.7,
    [0, 1, 2, 3]
      .map((at) =>
        chair([-0.62, 0.62, 0, 0][at], 0.85 + [0, 0, -0.62, 0.62][at], [-1, 1, -2, 2][at]),
      )
      .join('') + disc(0, 0.85, 0.48, OAK),
  ],
  cafe: () => [1.45, 0.6, chair(-0.5, 0.3, -1) + chair(0.5, 0.3, 1) + disc(0, 0.3, 0.27, OAK)],
  loungers: ({ accent }) => [
    1.9,
    1.95,
    [-0.5, 0.5]
      .map(
        (x) => box(x - 0.34, 0, 0.68, 1.9, CARD, 0.05) + box(x - 0.3, 0.06, 0.6, 0.4, accent, 0.08),
      )
      .join(''),
  ],
  planter: (_, long) => [
    long,
    0.5,
    box(-long / 2, 0.04, long, 0.42, '#8a6a48') +
      repeat(Math.floor(long / 0.45), (at) => tree(-long / 2 + 0.25 + at * 0.45, 0.25, 0.26)),
  ],
}

function sofa(accent) {
  const soft = 'rgba(255,255,255,.16)'
  return (
    box(-1.1, 0.03, 2.2, 0.95, accent, 0.14) +
    box(-0.92, 0.3, 0.9, 0.62, soft, 0.1) +
    box(0.02, 0.3, 0.9, 0.62, soft, 0.1) +
    box(-0.88, 0.2, 0.42, 0.26, CARD, 0.08) +
    box(0.5, 0.2, 0.36, 0.26, SHADE, 0.08)
  )
}

function bed(wide, blanket) {
  const side = wide / 2
  const pillows = wide > 1 ? [-side / 2, side / 2] : [0]
  return (
    box(-side - 0.03, 0, wide + 0.06, 0.1, OAK) +
    box(-side, 0.1, wide, 2, CARD, 0.06) +
    pillows.map((x) => box(x - 0.33, 0.18, 0.66, 0.4, '#fff', 0.1)).join('') +
    box(-side - 0.02, 0.85, wide + 0.04, 1.28, blanket, 0.06) +
    box(-side - 0.02, 0.78, wide + 0.04, 0.24, SHADE, 0.04)
  )
}

function counter(long, front) {
  const left = -long / 2
  return (
    box(left, 0, long, 0.64, front) +
    box(left, 0, long, 0.58, CARD) +
    box(left + 0.02, 0.02, 0.6, 0.56, SHADE) +
    box(left + 0.85, 0.13, 0.55, 0.36, '#b9c2c2', 0.06) +
    (long > 2.4
      ? box(-left - 0.9, 0.07, 0.62, 0.46, DARK, 0.03) +
        [0, 1, 2, 3]
          .map((at) =>
            disc(-left - 0.74 + (at % 2) * 0.3, 0.19 + (at > 1) * 0.22, 0.075, '#8b9498'),
          )
          .join('')
      : '')
  )
}
