/** Plays a silent video while it can be seen; its own button takes the place of the browser's. */
export function mount(element: HTMLElement): void {
  const video = element.querySelector('video')
  const button = element.querySelector<HTMLButtonElement>('[data-pause]')
  if (!video || !button) return
  video.controls = false
  let isWanted = !matchMedia('(prefers-reduced-motion: reduce)').matches
  let isSeen = false

  const update = async () => {
    button.dataset.state = isWanted ? 'playing' : 'paused'
    if (!isWanted || !isSeen) return video.pause()
    await video.play().catch((error) => console.warn('The video does not play', error))
  }
  button.addEventListener('click', () => {
    isWanted = !isWanted
    update()
  })
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false
    update()
  }).observe(video)
}
