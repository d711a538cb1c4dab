import type { Page } from 'playwright-core'

/** Waits until the scripts of the search have taken over what they use. */
export async function searchReady(page: Page): Promise<void> {
  await page.locator('pand-island[name="search-form"][ready]').waitFor({ state: 'attached' })
}

/** The page's addresses in place: what was asked of the server from now on, by path and query. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) {
      const { pathname, search } = new URL(request.url())
      asked.push(pathname + search)
    }
  })
  return asked
}

/** Starts adding up what moves by itself, which is more than half a second after a key or click. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) window.shifts += entry.value
      }
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => window.shifts)
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

declare global {
  interface Window {
    shifts: number
  }
}
