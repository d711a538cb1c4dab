/** Plays a silent video while it is in view. Its pause button replaces the browser's controls. */
export function mount(element: HTMLElement): void {
  const video = element.querySelector('video')
  const button = element.querySelector<HTMLButtonElement>('[data-pause]')
  if (!video || !button) return
  video.controls = false
  let isPlayRequested = !matchMedia('(prefers-reduced-motion: reduce)').matches
  let isVisible = false

  const update = () => {
    button.dataset.state = isPlayRequested ? 'playing' : 'paused'
    if (isPlayRequested && isVisible) video.play().catch(pauseAfterFailure)
    else video.pause()
  }
  const pauseAfterFailure = (error: unknown) => {
    // The video was paused before it started.
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.warn('The video does not play', error)
    isPlayRequested = false
    update()
  }
  button.addEventListener('click', () => {
    isPlayRequested = !isPlayRequested
    update()
  })
  new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting ?? false
    update()
  }).observe(video)
}
