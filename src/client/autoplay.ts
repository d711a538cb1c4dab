/**
 * Calls `step` every `ms` while `element` is in view, without pointer or focus, and not paused by its
 * button. With reduced motion it starts paused.
 */
export function autoplay(element: HTMLElement, ms: number, step: () => void): void {
  const button = element.querySelector<HTMLButtonElement>('[data-pause]')
  const pauses = new Set<string>()
  let timer = 0
  const pause = (reason: string, isPaused: boolean) => {
    if (isPaused) pauses.add(reason)
    else pauses.delete(reason)
    clearInterval(timer)
    if (pauses.size === 0) timer = window.setInterval(step, ms)
    if (reason === 'button' && button) button.dataset.state = isPaused ? 'paused' : 'playing'
  }

  pause('unseen', true)
  pause('button', matchMedia('(prefers-reduced-motion: reduce)').matches)
  button?.addEventListener('click', () => {
    const isPaused = pauses.has('button')
    // Pressing play overrides the pause by pointer and focus.
    if (isPaused) for (const reason of ['focus', 'pointer']) pauses.delete(reason)
    pause('button', !isPaused)
  })
  element.addEventListener('pointerover', ({ pointerType }) =>
    pause('pointer', pointerType === 'mouse'),
  )
  element.addEventListener('pointerout', () => pause('pointer', false))
  element.addEventListener('focusin', () => pause('focus', true))
  element.addEventListener('focusout', () => pause('focus', false))
  const box = element.firstElementChild
  if (box)
    new IntersectionObserver(([entry]) => pause('unseen', !entry?.isIntersecting)).observe(box)
}

/** The duration of a transition: none with reduced motion. */
export function duration(ms: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms
}
