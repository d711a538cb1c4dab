/** Buttons that do something only with their island's script. */
const HELD = '[data-hold], button'

/**
 * Holds a click on a button, or on a link marked `data-hold`, until its island is there; the returned
 * function replays it. Without the island the link or button does what it does alone.
 */
export function captureClicks(element: HTMLElement): () => void {
  let early: HTMLElement | null = null
  const capture = (event: MouseEvent) => {
    const { target } = event
    const clicked = target instanceof Element ? target.closest<HTMLElement>(HELD) : null
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
