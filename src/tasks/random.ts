export interface Random {
  /** Returns a random number with 0 ≤ share < 1. */
  share(): number
  /** Returns a random integer, including both ends of the range. */
  between(range: readonly [min: number, max: number]): number
  chance(percent: number): boolean
  of<T>(values: readonly T[]): T
}

/** Returns a generator of pseudo-random numbers with a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1)
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    share,
    between: ([min, max]) => min + Math.floor(share() * (max - min + 1)),
    chance: (percent) => share() * 100 < percent,
    of: (values) => values[Math.floor(share() * values.length)] as (typeof values)[number],
  }
}
