/** An animation that starts and stops, such as Swiper's module for autoplay. */
interface Playable {
  running: boolean
  start(): void
  stop(): void
}

type PauseReason = 'button' | 'focus' | 'pointer' | 'unseen' | 'hidden'

/**
 * Runs `player` while the tab and `box` are in view, without pointer or focus within `element`, and not paused by the
 * button. Focus on anything except the button pauses it permanently. With reduced motion it starts paused.
 */
export function controlAutoplay(
  element: HTMLElement,
  box: HTMLElement,
  player: Playable,
  prefersReducedMotion: boolean,
): void {
  const button = element.querySelector<HTMLButtonElement>('[data-pause]')
  const pauses = new Set<PauseReason>()
  const pause = (reason: PauseReason, isPaused: boolean) => {
    if (isPaused) pauses.add(reason)
    else pauses.delete(reason)
    const shouldRun = pauses.size === 0
    if (shouldRun && !player.running) player.start()
    if (!shouldRun && player.running) player.stop()
    if (button) button.dataset.state = pauses.has('button') ? 'paused' : 'playing'
  }

  pause('unseen', true)
  pause('button', prefersReducedMotion)
  button?.addEventListener('click', () => {
    const isPaused = pauses.has('button')
    // Pressing play overrides the pause by pointer and focus.
    if (isPaused) for (const reason of ['focus', 'pointer'] as const) pauses.delete(reason)
    pause('button', !isPaused)
  })
  element.addEventListener('pointerenter', ({ pointerType }) =>
    pause('pointer', pointerType === 'mouse'),
  )
  element.addEventListener('pointerleave', () => pause('pointer', false))
  element.addEventListener('focusin', ({ target }) =>
    pause(target === button ? 'focus' : 'button', true),
  )
  element.addEventListener('focusout', () => pause('focus', false))
  // Swiper's own pause in a hidden tab ends with the transition that was running.
  document.addEventListener('visibilitychange', () => {
    pause('hidden', document.visibilityState === 'hidden')
  })
  new IntersectionObserver(([entry]) => pause('unseen', !entry?.isIntersecting)).observe(box)
}
