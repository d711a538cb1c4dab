import { delay } from './timeout'

/** The items after which a long computation yields: some ten milliseconds of work. A worker's clock stops meanwhile. */
const ITEMS_BETWEEN_YIELDS = 10

/** Waits until the isolate has handled the requests that arrived while it was computing. */
export function yieldToRequests(): Promise<void> {
  return delay(0)
}

/** Returns the entries of a list with their indexes, and yields to other requests after every `step` of them. */
export async function* yieldingEntries<Item>(
  list: readonly Item[],
  step = ITEMS_BETWEEN_YIELDS,
): AsyncGenerator<[index: number, item: Item]> {
  for (const entry of list.entries()) {
    yield entry
    if (entry[0] % step === step - 1) await yieldToRequests()
  }
}
