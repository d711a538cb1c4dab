import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** How late an answer may begin, in ms; 0 for as soon as it does. */
const LATE_MS = Number(process.env.LATE_MS ?? 0)
/** One answer in so many is much later than the others. */
const MUCH_LATER = { oneIn: 7, times: 6 }
/** Pictures and fonts change nothing that a test waits for. */
const HELD = ['document', 'stylesheet', 'script', 'fetch', 'xhr']
/** So slow that a page is there in parts, in bytes a second. */
const SLOW = 256 * 1024

/** Holds answers back at random where `LATE_MS` asks for it, so that a test that reads too early fails at once. */
export async function holdAnswers(page: Page): Promise<void> {
  if (LATE_MS === 0) return
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: SLOW,
    uploadThroughput: -1,
  })
  await page.context().route('**', async (route) => {
    if (HELD.includes(route.request().resourceType())) {
      const most = Math.random() * MUCH_LATER.oneIn < 1 ? LATE_MS * MUCH_LATER.times : LATE_MS
      await delay(Math.random() * most)
    }
    // Whoever asked may be gone by then.
    await route.fallback().catch(() => {})
  })
}
