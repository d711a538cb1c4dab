/** Controls that need the script of their island. */
const CONTROLS = '[data-early-events], button'

/** The keys that move between the buttons of a group. Other keys press a button, which is a click. */
const GROUP_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

/** In a text field the other keys move the caret. */
const FIELD_KEYS = ['ArrowUp', 'ArrowDown']

/**
 * Queues clicks and arrow keys on a button, or on a link or field marked `data-early-events`, until its island is
 * hydrated. The returned function replays them. If the island fails to load, a link or button has its normal effect. A
 * control outside its island names it, as in `data-early-events="consent"`.
 */
export function queueEvents(element: HTMLElement): () => void {
  const replays: (() => void)[] = []
  const remoteControls = `[data-early-events="${element.getAttribute('name')}"]`
  const queue = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event
    const button = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    if (!button || opensElsewhere(event)) return
    // Only the innermost island replays the event, so that it has its effect once.
    if (button.closest('pand-island[started]') !== element && !button.matches(remoteControls))
      return
    const keys = button.matches('input') ? FIELD_KEYS : GROUP_KEYS
    if (event instanceof MouseEvent) replays.push(() => button.click())
    else if (keys.includes(event.key)) replays.push(() => replayKey(event.key))
    else return
    event.preventDefault()
    // A script that listens but is not ready yet would handle the event now and again at the replay.
    event.stopPropagation()
  }
  const targets = [element, ...document.querySelectorAll<HTMLElement>(remoteControls)]
  const types = ['click', 'keydown'] as const
  for (const element of targets) {
    for (const type of types) element.addEventListener(type, queue, { capture: true })
  }
  return function replay() {
    for (const place of targets) {
      for (const type of types) place.removeEventListener(type, queue, { capture: true })
    }
    for (const replayEvent of replays) replayEvent()
  }
}

/** Dispatches the key on the focused element, which an earlier replayed key may have changed. */
function replayKey(key: string): void {
  const options = { key, bubbles: true, cancelable: true }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options))
}

/** Returns true for a click that opens a new tab or window, or starts a download. */
export function opensElsewhere(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}
