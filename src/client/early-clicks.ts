/**
 * Captures a click on an element marked `data-hold` before its island is hydrated; the returned
 * function replays it. Without the island the link or button does what it does alone.
 */
export function captureClicks(element: HTMLElement): () => void {
  let early: HTMLElement | null = null
  const capture = (event: MouseEvent) => {
    const { target } = event
    const clicked = target instanceof Element ? target.closest<HTMLElement>('[data-hold]') : null
    if (!clicked || opensElsewhere(event)) return
    event.preventDefault()
    early = clicked
  }
  element.addEventListener('click', capture, { capture: true })
  return function replay() {
    element.removeEventListener('click', capture, { capture: true })
    early?.click()
  }
}

/** A click that asks for a new tab or window, or a download. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}
