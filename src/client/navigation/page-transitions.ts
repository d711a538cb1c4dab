import { find, findAll } from '../hooks'

/** The stylesheet names the first picture of a home's page so. */
const NAME = 'home-picture'

/** The clicked card's picture turns into the first picture of the home's page, and back. */
export function watchPageTransitions(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) =>
    nameCard(viewTransition, activation?.entry?.url),
  )
  addEventListener('pagereveal', ({ viewTransition }) =>
    nameCard(viewTransition, window.navigation?.activation?.from?.url),
  )
}

function nameCard(transition: ViewTransition | null, home: string | null | undefined): void {
  if (!transition) return
  ignoreSkipping(transition)
  if (!home || find(document, 'gallery')) return
  const picture = pictureOf(new URL(home).pathname)
  if (!picture) return
  picture.style.viewTransitionName = NAME
  const reset = () => {
    picture.style.viewTransitionName = ''
  }
  transition.finished.then(reset, reset)
}

/** The browser skips a transition on a reload or a slow answer: the page is there, so that is no error. */
function ignoreSkipping({ ready, finished, updateCallbackDone }: ViewTransition): void {
  for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => {})
}

/** A card out of sight would fly in from afar. */
function pictureOf(path: string): HTMLElement | undefined {
  return findAll(document, 'card')
    .filter((card) => card.querySelector(`a[href="${CSS.escape(path)}"]`))
    .map((card) => card.querySelector('img'))
    .find((picture): picture is HTMLImageElement => picture !== null && isInSight(picture))
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
