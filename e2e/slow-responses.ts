import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** The maximum delay of a response in ms. 0 disables delays. */
const LATE_MS = Number(process.env.LATE_MS ?? 0)
/** One of `oneIn` responses has a maximum delay that is `times` as long. */
const OUTLIERS = { oneIn: 7, times: 6 }
/** The delayed resource types. Tests do not wait for pictures and fonts. */
const DELAYED_TYPES = ['document', 'stylesheet', 'script', 'fetch', 'xhr']
/** A download speed in bytes per second at which pages arrive in parts. */
const BYTES_PER_SECOND = 256 * 1024

/** Delays responses randomly if `LATE_MS` is set, so that a test that reads too early fails. */
export async function delayResponses(page: Page): Promise<void> {
  if (LATE_MS === 0) return
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: -1,
  })
  await page.context().route('**', async (route) => {
    if (DELAYED_TYPES.includes(route.request().resourceType())) {
      const maxDelay = Math.random() * OUTLIERS.oneIn < 1 ? LATE_MS * OUTLIERS.times : LATE_MS
      await delay(Math.random() * maxDelay)
    }
    // The page may be closed by then.
    await route.fallback().catch(() => {})
  })
}
