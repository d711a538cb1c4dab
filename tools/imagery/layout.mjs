/** Places the rooms of a storey: the best of many slicing partitions of a rectangle, found by simulated annealing. */

const STARTS = 4
const STEPS = 5000
const HOTTEST = 12
const COLDEST = 0.05

/** Returns `rooms` (each with its `weight`) with their rectangles, which fill `area`, at the lowest `costOf` found. */
export function placeRooms(rooms, area, costOf, seed) {
  if (rooms.length === 1) return { cost: 0, rooms: [{ ...rooms[0], ...area }] }
  const place = (tree) => {
    const placed = []
    fill(tree, area, rooms, placed)
    return placed
  }
  const random = randomFrom(rooms.length + 100 * seed)
  let best
  for (let start = 0; start < STARTS; start++) {
    let tree = firstTree(rooms.length, random)
    let cost = costOf(place(tree))
    for (let step = 0; step < STEPS; step++) {
      const next = changed(tree, random)
      const nextCost = costOf(place(next))
      const heat = HOTTEST * (COLDEST / HOTTEST) ** (step / STEPS)
      if (nextCost > cost && random() >= Math.exp((cost - nextCost) / heat)) continue
      tree = next
      cost = nextCost
      if (!best || cost < best.cost) best = { cost, rooms: place(tree) }
    }
  }
  return best
}

/** Returns a function that returns the same numbers from 0 to 1 for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A tree has the index of a room, or two trees, one below the other (`down`) or next to one another. */
function firstTree(count, random) {
  let tree = { room: 0 }
  for (let room = 1; room < count; room++) {
    const leaf = { room }
    tree = { down: random() < 0.5, first: tree, second: leaf }
  }
  return tree
}

function weightOf(tree, rooms) {
  if (tree.room !== undefined) return rooms[tree.room].weight
  return weightOf(tree.first, rooms) + weightOf(tree.second, rooms)
}

function fill(tree, { x, y, w, h }, rooms, placed) {
  if (tree.room !== undefined) {
    placed[tree.room] = { ...rooms[tree.room], x, y, w, h }
    return
  }
  const first = weightOf(tree.first, rooms)
  const share = first / (first + weightOf(tree.second, rooms))
  const [across, down] = tree.down ? [1, share] : [share, 1]
  fill(tree.first, { x, y, w: w * across, h: h * down }, rooms, placed)
  const rest = tree.down
    ? { x, y: y + h * share, w, h: h * (1 - share) }
    : { x: x + w * share, y, w: w * (1 - share), h }
  fill(tree.second, rest, rooms, placed)
}

function copyOf(tree) {
  if (tree.room !== undefined) return { room: tree.room }
  return { down: tree.down, first: copyOf(tree.first), second: copyOf(tree.second) }
}

function listOf(tree, all = []) {
  all.push(tree)
  if (tree.room === undefined) {
    listOf(tree.first, all)
    listOf(tree.second, all)
  }
  return all
}

/** Returns the tree with two rooms or two halves exchanged, one cut turned, or one room moved. */
function changed(before, random) {
  const tree = copyOf(before)
  const all = listOf(tree)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const leaves = all.filter(({ room }) => room !== undefined)
  const cuts = all.filter(({ room }) => room === undefined)
  const move = random()
  if (move < 0.35) {
    const [one, two] = [pick(leaves), pick(leaves)]
    ;[one.room, two.room] = [two.room, one.room]
  } else if (move < 0.55) {
    const cut = pick(cuts)
    cut.down = !cut.down
  } else if (move < 0.65) {
    const cut = pick(cuts)
    ;[cut.first, cut.second] = [cut.second, cut.first]
  } else {
    const parent = pick(cuts.filter(({ first, second }) => isLeaf(first) || isLeaf(second)))
    const leaf = isLeaf(parent.first) ? parent.first : parent.second
    const sibling = leaf === parent.first ? parent.second : parent.first
    become(parent, sibling)
    const target = pick(listOf(tree))
    const [first, second] = random() < 0.5 ? [copyOf(target), leaf] : [leaf, copyOf(target)]
    become(target, { down: random() < 0.5, first, second })
  }
  return tree
}

const isLeaf = ({ room }) => room !== undefined

function become(tree, other) {
  const { ...values } = other
  for (const key of Object.keys(tree)) delete tree[key]
  Object.assign(tree, values)
}
