import type { Page } from 'playwright-core'

/** Smaller shifts depend on the machine: `npm run bench:pages` measures them. */
const MIN_SHIFT = 0.01

/**
 * Returns each layout shift of at least 0.01 since the page was opened, with the elements that moved. Shifts right
 * after the visitor's own acts and those of elements within `pushed` (a selector) do not count. Call it before the
 * scheme changes, as fonts that came late show then (decision 016).
 */
export function layoutShifts(
  page: Page,
  pushed?: string,
): Promise<{ value: number; names: string }[]> {
  return page.evaluate(
    async ({ except, least }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await frame()
      await frame()
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'layout-shift', buffered: true })
      const entries = observer.takeRecords() as LayoutShift[]
      observer.disconnect()
      const elementOf = (node: Node | null) =>
        node instanceof Element ? node : node?.parentElement
      return entries
        .filter(({ value, hadRecentInput }) => value >= least && !hadRecentInput)
        .map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => elementOf(node)) }))
        .filter(({ moved }) => !except || !moved.some((one) => one?.closest(except)))
        .map(({ value, moved }) => {
          const names = moved.map((one) => `${one?.localName}.${one?.className}`)
          return { value, names: names.join(', ') }
        })
    },
    { except: pushed, least: MIN_SHIFT },
  )
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}
