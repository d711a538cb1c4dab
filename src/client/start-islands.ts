import { delay } from '../platform/format/timeout'
import { queueEvents } from './early-events'
import { firstInteraction } from './first-interaction'
import type { Root } from './hooks'
import type { IslandName, IslandTiming } from './island-name'
import { reportError } from './report-error'
import { whenIdle } from './when-idle'

/** The chunk of an island, which hydrates the element that the server rendered. */
interface IslandModule {
  mount(element: HTMLElement): void | Promise<void>
}

export type IslandLoader = () => Promise<IslandModule>

const TIMEOUT_MS = 5000

/** React expects the server's markup, so no script may change it before hydration. */
const UNHYDRATED = 'pand-island:has(> [type="application/json"]):not([ready], [failed])'

/** Event on `document` each time islands of added elements are started. */
export const ISLANDS_STARTED = 'pand:islands'

/** Event on an island that is not hydrated yet, when another part of the page needs it. */
export const HYDRATION_REQUESTED = 'pand:wanted'

let loaders: Record<IslandName, IslandLoader> | undefined

/**
 * Registers the loaders of all islands. They are not imported here, because islands start the islands that they add to
 * the page.
 */
export function registerIslands(all: Record<IslandName, IslandLoader>): void {
  loaders = all
}

/** Hydrates every island of the page at its own timing. Each one fails separately. */
export function startIslands(root: Root = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('pand-island:not([started])')) {
    if (element.parentElement?.closest(UNHYDRATED)) continue
    element.setAttribute('started', '')
    const timing = element.getAttribute('timing') as IslandTiming
    const replayEvents = queueEvents(element)
    TRIGGERS[timing](element, () =>
      Promise.race([start(element), delay(TIMEOUT_MS)]).then(replayEvents),
    )
  }
  document.dispatchEvent(new CustomEvent(ISLANDS_STARTED))
}

async function start(element: HTMLElement): Promise<void> {
  const name = element.getAttribute('name') as IslandName
  try {
    if (!loaders) throw new Error('No islands are registered')
    preloadIsland(element)
    const island = await loaders[name]()
    await island.mount(element)
    element.setAttribute('ready', '')
  } catch (error) {
    element.setAttribute('failed', '')
    reportError(name, error)
  }
  startIslands(element)
}

/** Preloads an island's scripts in parallel. Importing them would discover them one by one. */
function preloadIsland(island: Element): void {
  for (const href of island.getAttribute('scripts')?.split(' ') ?? []) {
    const link = document.createElement('link')
    document.head.appendChild(Object.assign(link, { rel: 'modulepreload', href }))
  }
}

const TRIGGERS: Record<IslandTiming, (element: HTMLElement, start: () => void) => void> = {
  load: (_, start) => start(),
  idle: (_, start) => whenIdle(start),
  visible: (element, start) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    })
    // The island element may have `display: contents` and then has no box to observe.
    observer.observe(element.firstElementChild ?? element)
  },
  interaction: (element, start) => {
    const events = ['pointerenter', 'focusin', 'touchstart', 'click', 'change', HYDRATION_REQUESTED]
    // Early events are stopped in the capture phase and never bubble, so the listener must capture too.
    const options = { capture: true, passive: true }
    const once = () => {
      for (const event of events) element.removeEventListener(event, once, options)
      start()
    }
    for (const event of events) element.addEventListener(event, once, options)
  },
  'seen-and-used': (element, start) => {
    let isStarted = false
    const once = () => {
      if (!isStarted) start()
      isStarted = true
    }
    const interaction = firstInteraction()
    TRIGGERS.visible(element, () => interaction.then(once))
    TRIGGERS.interaction(element, once)
  },
}
