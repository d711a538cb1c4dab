import type { Page } from 'playwright-core'

/** How much has moved on the page since it was opened, other than right after the visitor's own acts. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
