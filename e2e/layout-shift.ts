import type { Page } from 'playwright-core'

/**
 * Returns each layout shift since the page was opened, with the elements that moved, except right after the
 * visitor's own acts. To be asked before the scheme changes, as fonts that came late show then (decision 076).
 */
export function layoutShifts(page: Page): Promise<{ value: number; names: string }[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const entries = observer.takeRecords() as LayoutShift[]
    observer.disconnect()
    return entries
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => {
        const names = sources.map(({ node }) => `${node?.localName}.${node?.className}`)
        return { value, names: names.join(', ') }
      })
  })
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null }[]
}
