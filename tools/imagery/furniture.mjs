/** What stands in each room, and where. */
import { PIECES } from './pieces.mjs'

/** Pieces that never stand before a window, and pieces that may. */
const TALL = ['wardrobe', 'books', 'media']
const LOW = ['planter', 'counter', 'island', 'lounge', 'sofa', 'tub']
/** Places along a wall, the middle first. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1]
/** Places of pieces in rows, from one corner. */
const ROWS = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95]

/** What a room gets, by kind or name, each in the first of its versions that fits: `[piece, length or lengths, how it stands]`. */
const FURNITURE = {
  l: [[['lounge', 'sofa']], ['media'], [['books'], [2.4, 1.5], 'corner'], ['plant', 0, 'corner']],
  d: [['table', 0, 'free'], ['media'], ['plant', 0, 'corner']],
  k: [
    [
      ['island', 'counter'],
      [4.8, 4.2, 3.6, 3, 2.4, 1.8, 1.5],
    ],
  ],
  b: [
    [['bed', 'plainBed', 'singleBed']],
    ['wardrobe', [2.4, 1.8, 1.2], 'corner'],
    ['desk', 0, 'corner'],
  ],
  w: [['tub', 0, 'corner'], [['basins', 'basin']], ['toilet', 0, 'corner']],
  'Shower room': [['shower', 0, 'corner'], [['basins', 'basin']], ['toilet', 0, 'corner']],
  t: [[['toilet', 'narrowToilet']], ['basin', 0, 'corner']],
  h: [['hallBench', 0, 'corner']],
  Stairs: [],
  Common: [['stairs', 2.7, 'corner'], ['bikes'], ['bikes'], ['shelf', [3, 2], 'corner']],
  o: [['desk'], ['books', [3, 2.4, 1.8, 1.2], 'corner'], ['plant', 0, 'corner']],
  'Office space': [
    ...Array(10).fill(['desks', 0, 'rows']),
    ['books', [4, 3, 2], 'corner'],
    ['plant', 0, 'corner'],
    ['plant', 0, 'corner'],
  ],
  g: [
    ['car', 0, 'free'],
    ['shelf', [4, 3, 2, 1], 'corner'],
  ],
  x: [
    ['shelf', [3, 2, 1.4, 1, 0.6], 'corner'],
    ['shelf', [2, 1], 'corner'],
  ],
  Laundry: [
    ['washers', 0, 'corner'],
    ['shelf', [2, 1], 'corner'],
  ],
  Cellar: [
    ['boiler', 0, 'corner'],
    ['wine', [3, 2, 1]],
    ['shelf', [3, 2, 1.4], 'corner'],
    ['shelf', [3, 2], 'corner'],
    ['chest', 0, 'free'],
  ],
  Attic: [
    ['shelf', [3, 2, 1.4], 'corner'],
    ['chest'],
    ['wardrobe', [1.8, 1.2]],
    ['chest', 0, 'corner'],
    ['chest', 0, 'free'],
  ],
  Workshop: [
    ...Array(9).fill(['machine', 0, 'rows']),
    ...Array(6).fill(['bench', 0, 'corner']),
    ...Array(5).fill(['racks', 6, 'rows']),
    ['shelf', [6, 4], 'corner'],
    ['car', 0, 'free'],
  ],
  'Shop floor': [
    ['counter', 2.4, 'corner'],
    ...Array(6).fill(['display', 0, 'free']),
    ['books', [4, 3]],
    ['books', [4, 3]],
    ['plant', 0, 'corner'],
  ],
  Stockroom: [
    ['racks', [4, 3], 'free'],
    ['shelf', [4, 3, 2], 'corner'],
    ['shelf', [3, 2], 'corner'],
  ],
  Terrace: [
    [['garden', 'cafe'], 0, 'free'],
    ['loungers', 0, 'free'],
    ['planter', [3.6, 2.7, 1.8], 'corner'],
    ['plant', 0, 'corner'],
  ],
}

/** Returns the pieces of a room: their place (`at`, `angle`), what stands (`solid`) and lies (`flat`). `taken` are the rectangles
 * to keep clear, `windows` those that furniture leaves free; `inset` are the half walls left, above, right and below. */
export function furnish(room, { taken, windows, inset, look }) {
  const [left, above, right, below] = inset
  const inside = {
    x: room.x + left,
    y: room.y + above,
    w: room.w - left - right,
    h: room.h - above - below,
  }
  const kept = [...taken]
  const wishes = FURNITURE[room.name] ?? FURNITURE[room.kind]
  return wishes.flatMap(([pieces, lengths, way]) => {
    for (const piece of [pieces].flat()) {
      for (const length of [lengths].flat()) {
        const [wide, deep, solid, flat] = PIECES[piece](look, length)
        const clear = TALL.includes(piece) ? [...kept, ...windows] : kept
        const spot = spotFor(inside, wide, deep, way, clear, LOW.includes(piece) ? [] : windows)
        if (!spot) continue
        kept.push({ ...spot, gap: way === 'free' || way === 'rows' ? 0.5 : 0 })
        return [{ at: spot.at, angle: spot.angle, solid, flat }]
      }
    }
    return []
  })
}

/** Returns the best place for a piece: against a wall, in a corner or free, clear of what is `taken`. */
function spotFor({ x, y, w, h }, wide, deep, way, taken, windows) {
  let best
  const along = { corner: ALONG.toReversed(), rows: ROWS }[way] ?? ALONG
  const isFree = way === 'free' || way === 'rows'
  const angles = way === 'rows' ? [0] : isFree ? [0, 90] : [0, 180, 270, 90]
  for (const angle of angles) {
    const [pw, ph] = angle % 180 ? [deep, wide] : [wide, deep]
    if (pw > w || ph > h) continue
    const fixed = { 0: [null, 0], 90: [1, null], 180: [null, 1], 270: [0, null] }[angle]
    for (const [i, u] of (isFree || fixed[0] === null ? along : [fixed[0]]).entries()) {
      for (const [j, v] of (isFree || fixed[1] === null ? along : [fixed[1]]).entries()) {
        const spot = { x: x + u * (w - pw), y: y + v * (h - ph), w: pw, h: ph, angle }
        if (taken.some((one) => overlap(one, spot))) continue
        const cost = i + j + (windows.some((one) => overlap(one, spot)) ? 30 : 0)
        if (!best || cost < best.cost) best = { ...spot, cost }
      }
    }
  }
  if (!best) return
  const { angle } = best
  const [u, v] = { 0: [0.5, 0], 90: [1, 0.5], 180: [0.5, 1], 270: [0, 0.5] }[angle]
  return { ...best, at: [best.x + u * best.w, best.y + v * best.h] }
}

const overlap = (a, b, gap = a.gap ?? 0) =>
  a.x - gap < b.x + b.w - 0.01 &&
  b.x < a.x + a.w + gap - 0.01 &&
  a.y - gap < b.y + b.h - 0.01 &&
  b.y < a.y + a.h + gap - 0.01
