/**
 * Calls `step` every `ms` while `element` can be seen, nobody points at it or has the focus in it, and
 * the button does not say pause. Who wants less motion gets none until they press play.
 */
export function autoplay(element: HTMLElement, ms: number, step: () => void): void {
  const button = element.querySelector<HTMLButtonElement>('[data-pause]')
  const held = new Set<string>()
  let timer = 0
  const hold = (why: string, isHeld: boolean) => {
    if (isHeld) held.add(why)
    else held.delete(why)
    clearInterval(timer)
    if (held.size === 0) timer = window.setInterval(step, ms)
    if (why === 'button' && button) button.dataset.state = isHeld ? 'paused' : 'playing'
  }

  hold('unseen', true)
  hold('button', matchMedia('(prefers-reduced-motion: reduce)').matches)
  button?.addEventListener('click', () => {
    const isPaused = held.has('button')
    // Who presses play means now, whatever else held it.
    if (isPaused) for (const why of ['focus', 'pointer']) held.delete(why)
    hold('button', !isPaused)
  })
  element.addEventListener('pointerover', ({ pointerType }) =>
    hold('pointer', pointerType === 'mouse'),
  )
  element.addEventListener('pointerout', () => hold('pointer', false))
  element.addEventListener('focusin', () => hold('focus', true))
  element.addEventListener('focusout', () => hold('focus', false))
  const box = element.firstElementChild
  if (box)
    new IntersectionObserver(([entry]) => hold('unseen', !entry?.isIntersecting)).observe(box)
}

/** How long a change takes; who wants less motion gets it at once. */
export function duration(ms: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms
}
