import { reportError } from '../report-error'

/**
 * Fetches the map once its place is on the screen and somebody is there, and lets narrow screens
 * choose map or list.
 */
export function mount(element: HTMLElement): void {
  const root = element.closest<HTMLElement>('.list-map')
  const pane = element.querySelector<HTMLElement>('.map-pane')
  const toggle = element.querySelector<HTMLButtonElement>('.fab')
  if (!root || !pane) return

  const ask = pane.querySelector<HTMLElement>('[data-show-map]')
  const somebody = ask ? clicked(ask) : firstSign()
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    seen.disconnect()
    somebody
      .then(() => import('../map/results-map'))
      .then(({ showResults }) => showResults(pane, root))
      .catch((error) => reportError('list-map', error))
  })
  seen.observe(pane)

  let listAt = 0
  toggle?.addEventListener('click', () => {
    const isMap = root.classList.toggle('as-map')
    if (isMap) listAt = scrollY
    const top = isMap ? root.getBoundingClientRect().top + scrollY : listAt
    scrollTo({ top: isMap ? top - headerHeight() : top, behavior: 'instant' })
  })
}

function clicked(button: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    button.addEventListener('click', () => {
      const map = button.closest('.map-pane')?.querySelector<HTMLElement>('.map')
      button.parentElement?.remove()
      map?.setAttribute('tabindex', '0')
      map?.focus({ preventScroll: true })
      resolve()
    })
  })
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** When the visitor first moves, types or scrolls: who only glances at a list fetches no map. */
function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const sign of SIGNS) removeEventListener(sign, done)
      resolve()
    }
    for (const sign of SIGNS) addEventListener(sign, done, { passive: true })
  })
}

function headerHeight(): number {
  return document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0
}
