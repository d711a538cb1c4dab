import { find, findAll } from '../hooks'

/** The name that the style sheet gives to the first picture of a listing's page. */
const NAME = 'home-picture'

/** Animates the clicked card's picture into the first picture of the listing's page, and back. */
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

/** The browser skips a transition on a reload or a slow response. The page is shown, so that is not an error. */
function ignoreSkipping({ ready, finished, updateCallbackDone }: ViewTransition): void {
  for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => {})
}

/** Returns the picture of a visible card. A card outside the viewport would fly in from far away. */
function pictureOf(path: string): HTMLElement | undefined {
  return findAll(document, 'card')
    .filter((card) => card.querySelector(`a[href="${CSS.escape(path)}"]`))
    .map((card) => card.querySelector('img'))
    .find((picture): picture is HTMLImageElement => picture !== null && isInViewport(picture))
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
