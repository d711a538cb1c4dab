import { useEffect, useState } from 'react'
import type { Card, MapGroup } from './map-group'
import { listingKey } from './map-response'
import type { Touch } from './use-pointed-group'

const EVENTS = {
  pointer: { on: 'pointerover', off: 'pointerout' },
  focus: { on: 'focusin', off: 'focusout' },
} as const

/** Returns the cards in `section` that have the pointer or the focus. */
export function useTouchedCards(section: HTMLElement | null): Card[] {
  const [cards, setCards] = useState<Record<Touch, Card | null>>({ pointer: null, focus: null })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    for (const by of ['pointer', 'focus'] as const) {
      const put = (target: EventTarget | null) => {
        const card = cardOf(target)
        setCards((before) =>
          before[by]?.listing === card?.listing ? before : { ...before, [by]: card },
        )
      }
      const { on, off } = EVENTS[by]
      section?.addEventListener(on, ({ target }) => put(target), { signal })
      section?.addEventListener(off, ({ relatedTarget }) => put(relatedTarget), { signal })
    }
    return () => listening.abort()
  }, [section])
  return Object.values(cards).filter((card) => card !== null)
}

/** Highlights the cards in `section` for the listings of these groups. */
export function useHighlightedCards(section: HTMLElement | null, groups: MapGroup[]): void {
  const listings = groups.flatMap(({ group }) => group.pins.map(listingKey)).join(' ')
  useEffect(() => {
    const names = listings.split(' ')
    const cards = [...(section?.querySelectorAll<HTMLElement>('[data-listing]') ?? [])]
    const highlighted = cards.filter(({ dataset }) => names.includes(dataset.listing ?? ''))
    for (const card of highlighted) card.classList.add('highlighted')
    return () => {
      for (const card of highlighted) card.classList.remove('highlighted')
    }
  }, [section, listings])
}

function cardOf(target: EventTarget | null): Card | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-listing]') : null
  if (!card) return null
  const [lat, lng] = (card.dataset.at ?? '').split(',').map(Number)
  const isPlaced = lat !== undefined && lng !== undefined
  return { listing: card.dataset.listing ?? '', at: isPlaced ? [lat, lng] : null }
}
