import type { MarketRow } from './market-row'

/** A set of rows of a market: one bit for each position in `market.rows`. */
export type RowSet = Uint32Array<ArrayBuffer>

export function setWhere(
  rows: readonly MarketRow[],
  isIn: (row: MarketRow, position: number) => boolean,
): RowSet {
  const set = new Uint32Array(Math.ceil(rows.length / 32))
  rows.forEach((row, position) => {
    if (isIn(row, position)) add(set, position)
  })
  return set
}

export function add(set: RowSet, position: number): void {
  set[position >> 5] = wordAt(set, position >> 5) | (1 << (position & 31))
}

export function has(set: RowSet, position: number): boolean {
  return (wordAt(set, position >> 5) & (1 << (position & 31))) !== 0
}

/** Returns the rows of a set in the order of the market. */
export function rowsIn(set: RowSet, rows: readonly MarketRow[]): MarketRow[] {
  const found: MarketRow[] = []
  set.forEach((word, at) => {
    for (let bits = word; bits !== 0; bits &= bits - 1) {
      const row = rows[at * 32 + 31 - Math.clz32(bits & -bits)]
      if (row) found.push(row)
    }
  })
  return found
}

/** Returns the rows that are in all sets. Without any, returns an empty set. */
export function intersectionOf([first, ...others]: readonly RowSet[]): RowSet {
  const both = new Uint32Array(first ?? [])
  for (const set of others)
    set.forEach((word, at) => {
      both[at] = wordAt(both, at) & word
    })
  return both
}

/** Returns the number of rows that are in both sets. */
export function countBoth(one: RowSet, other: RowSet): number {
  let count = 0
  for (let at = 0; at < one.length; at++) count += bitsIn(wordAt(one, at) & wordAt(other, at))
  return count
}

function wordAt(set: RowSet, at: number): number {
  return set[at] ?? 0
}

/** Adds neighbouring groups of bits: https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
