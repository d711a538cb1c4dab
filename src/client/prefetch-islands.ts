import { firstInteraction } from './first-interaction'
import { whenIdle } from './when-idle'

interface Connection {
  saveData: boolean
  effectiveType: string
}

/** Preloads an island's scripts in parallel. Importing them would discover them one by one. */
export function preloadIsland(element: Element): void {
  linkScripts([element], { rel: 'modulepreload' })
}

/**
 * Prefetches the scripts of islands that are not hydrated yet, once the page is in use. Does nothing if the visitor
 * saves data.
 */
export function prefetchIslands(): void {
  if (isSlowConnection()) return
  firstInteraction().then(() => whenIdle(prefetch))
}

/** Browsers fetch prefetch links with the lowest priority and do not run them. */
function prefetch(): void {
  const islands = document.querySelectorAll('pand-island[scripts]:not([ready])')
  linkScripts([...islands], { rel: 'prefetch', as: 'script' })
}

function linkScripts(islands: Element[], attributes: Partial<HTMLLinkElement>): void {
  const scripts = islands.flatMap((island) => island.getAttribute('scripts')?.split(' ') ?? [])
  for (const href of new Set(scripts)) {
    const link = document.createElement('link')
    document.head.appendChild(Object.assign(link, attributes, { href }))
  }
}

/** Returns true if the connection is slow or saves data. Browsers without this information count as fast. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType !== '4g')
}
