import { delay } from './timeout'

/**
 * The number of items after which a long computation yields, about ten milliseconds of work. The clock of a worker does
 * not advance during computation.
 */
const ITEMS_BETWEEN_YIELDS = 10

/** Waits until the isolate has handled the requests that arrived during the computation. */
export function yieldToRequests(): Promise<void> {
  return delay(0)
}

/** Yields the entries of a list with their indexes, and lets other requests run after every `step` of them. */
export async function* yieldingEntries<Item>(
  list: readonly Item[],
  step = ITEMS_BETWEEN_YIELDS,
): AsyncGenerator<[index: number, item: Item]> {
  for (const entry of list.entries()) {
    yield entry
    if (entry[0] % step === step - 1) await yieldToRequests()
  }
}
