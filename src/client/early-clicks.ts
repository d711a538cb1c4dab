/**
 * Holds a click on what is marked `data-hold` until the island has come, and repeats it then: what a
 * visitor presses early is not lost. Without the island the link or button does what it does alone.
 */
export function holdClicks(element: HTMLElement): () => void {
  let held: HTMLElement | null = null
  const hold = (event: MouseEvent) => {
    const { target } = event
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-hold]') : null
    if (!pressed || opensElsewhere(event)) return
    event.preventDefault()
    held = pressed
  }
  element.addEventListener('click', hold, { capture: true })
  return function release() {
    element.removeEventListener('click', hold, { capture: true })
    held?.click()
  }
}

/** A click that asks for a new tab or window, or a download. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}
