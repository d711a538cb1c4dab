/** The numbers of searchers that are told: rounded down, so that no one who comes or goes shows. */
const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

/** The number of people who search, as others are told it; null for fewer than five. */
export function toldSearchers(count: number): number | null {
  return STEPS.findLast((step) => step <= count) ?? null
}
