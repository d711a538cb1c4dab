import { listingKey } from './map-answer'
import type { Pins } from './pins'

/** Highlights the pin of the hovered or focused card, and the cards of a pin. */
export function linkCards(root: HTMLElement, box: HTMLElement, pins: Pins): void {
  const list = root.querySelector<HTMLElement>('.list')
  for (const [on, off] of [
    ['pointerover', 'pointerout'],
    ['focusin', 'focusout'],
  ] as const) {
    list?.addEventListener(on, ({ target }) => lightPin(target, true))
    list?.addEventListener(off, ({ target }) => lightPin(target, false))
    box.addEventListener(on, ({ target }) => lightCards(target, true))
    box.addEventListener(off, ({ target }) => lightCards(target, false))
  }

  function lightPin(target: EventTarget | null, on: boolean): void {
    const card = closest(target, '[data-listing]')
    if (!card) return
    const at = card.dataset.at?.split(',').map(Number)
    const spot = pins.find(card.dataset.listing ?? '', at ? [at[0] ?? 0, at[1] ?? 0] : null)
    spot?.button.classList.toggle('lit', on)
    spot?.marker.setZIndexOffset(on ? 1000 : 0)
  }

  function lightCards(target: EventTarget | null, on: boolean): void {
    const spot = pins.spotOf(closest(target, 'button'))
    for (const pin of spot?.group.pins ?? []) {
      const card = list?.querySelector(`[data-listing="${listingKey(pin)}"]`)
      card?.classList.toggle('lit', on)
    }
  }
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}
