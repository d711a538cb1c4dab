/** Buttons that do something only with their island's script. */
const HELD = '[data-hold], button'

/** The keys that move among the buttons of a group; others press a button, and that is a click. */
const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

/**
 * Queues clicks and moves by keys on a button, or on a link marked `data-hold`, until its island is
 * there; the returned function replays them. Without the island a link or button does what it does
 * alone.
 */
export function holdEvents(element: HTMLElement): () => void {
  const held: (() => void)[] = []
  const hold = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event
    const button = target instanceof Element ? target.closest<HTMLElement>(HELD) : null
    if (!button || opensElsewhere(event)) return
    if (event instanceof MouseEvent) held.push(() => button.click())
    else if (MOVES.includes(event.key)) held.push(() => replayKey(event.key))
    else return
    event.preventDefault()
  }
  const types = ['click', 'keydown'] as const
  for (const type of types) element.addEventListener(type, hold, { capture: true })
  return function replay() {
    for (const type of types) element.removeEventListener(type, hold, { capture: true })
    for (const again of held) again()
  }
}

/** Dispatches the key at the focused element, which an earlier replayed key may have changed. */
function replayKey(key: string): void {
  const options = { key, bubbles: true, cancelable: true }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options))
}

/** A click that asks for a new tab or window, or a download. */
export function opensElsewhere(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}
