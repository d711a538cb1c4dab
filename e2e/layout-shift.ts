import type { Page } from 'playwright-core'

/** Returns the layout shift since the page was opened, except right after the visitor's own acts. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await layoutShifts(page)
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

/** Returns each such layout shift so far, with the elements that moved. */
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
