import { firstSign } from './first-interaction'
import { whenIdle } from './when-idle'

interface Connection {
  saveData: boolean
  effectiveType: string
}

/** Fetches an island's scripts side by side, where importing them would find them one by one. */
export function preloadIsland(element: Element): void {
  linkScripts([element], { rel: 'modulepreload' })
}

/** Fetches the scripts of the islands that wait once the page is in use, unless the connection is to be spared. */
export function prefetchIslands(): void {
  if (isSpared()) return
  firstSign().then(() => whenIdle(prefetch))
}

/** Browsers fetch such links last and run nothing of them. */
function prefetch(): void {
  const islands = document.querySelectorAll('pand-island[scripts]:not([ready])')
  linkScripts([...islands], { rel: 'prefetch', as: 'script' })
}

function linkScripts(islands: Element[], attributes: Partial<HTMLLinkElement>): void {
  const scripts = islands.flatMap((one) => one.getAttribute('scripts')?.split(' ') ?? [])
  for (const href of new Set(scripts)) {
    const link = document.createElement('link')
    document.head.appendChild(Object.assign(link, attributes, { href }))
  }
}

/** Browsers that do not tell are taken for fast ones. */
function isSpared(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType !== '4g')
}
