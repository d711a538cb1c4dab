import { reportError } from '../../report-error'

/**
 * Loads the map once it is in view and the visitor interacts, and toggles map and list on narrow
 * screens.
 */
export function mount(element: HTMLElement): void {
  const root = element.closest<HTMLElement>('.list-map')
  const pane = element.querySelector<HTMLElement>('.map-pane')
  const toggle = element.querySelector<HTMLButtonElement>('.fab')
  if (!root || !pane) return

  const ask = pane.querySelector<HTMLElement>('[data-show-map]')
  const interaction = ask ? clicked(ask) : firstSign()
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    seen.disconnect()
    interaction
      .then(() => import('../../map/results-map'))
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

/** Resolves on the first interaction, so that a page that is only glanced at loads no map. */
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
