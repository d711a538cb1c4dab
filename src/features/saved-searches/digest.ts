import type { HomeEvent } from './listing-events'

/** The order in which a mail tells; of several events of one home it tells the first. */
export const EVENTS = ['new', 'cheaper', 'back', 'option', 'gone'] as const satisfies HomeEvent[]

interface Event {
  kind: number
  homeId: number
  event: HomeEvent
  was: number | null
}

/** One event a home, the first in order; a price that sank twice sank from where it was first. */
export function oneEach<Item extends Event>(items: readonly Item[]): Item[] {
  const homes = Map.groupBy(items, ({ kind, homeId }) => `${kind} ${homeId}`)
  const first = [...homes.values()].flatMap((events) => {
    const [told] = events.toSorted((a, b) => place(a) - place(b))
    const was = Math.max(...events.map((event) => event.was ?? 0))
    return told ? [told.event === 'cheaper' ? { ...told, was } : told] : []
  })
  return first.toSorted((a, b) => place(a) - place(b))
}

function place({ event }: Event): number {
  return EVENTS.indexOf(event)
}
