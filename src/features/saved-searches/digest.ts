import type { ListingEvent } from './listing-events'

/** The events in the order in which a mail reports them. Of several events of one listing, it reports the first. */
export const EVENTS = ['new', 'cheaper', 'back', 'option', 'gone'] as const satisfies ListingEvent[]

interface Event {
  kind: number
  homeId: number
  event: ListingEvent
  was: number | null
}

/**
 * Returns one event for each listing, the first in order. A price that fell twice is compared with the earliest price.
 */
export function firstEventPerListing<Item extends Event>(items: readonly Item[]): Item[] {
  const eventsByListing = Map.groupBy(items, ({ kind, homeId }) => `${kind} ${homeId}`)
  const first = [...eventsByListing.values()].flatMap((events) => {
    const [first] = events.toSorted((a, b) => rankOf(a) - rankOf(b))
    const was = Math.max(...events.map((event) => event.was ?? 0))
    return first ? [first.event === 'cheaper' ? { ...first, was } : first] : []
  })
  return first.toSorted((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ event }: Event): number {
  return EVENTS.indexOf(event)
}
