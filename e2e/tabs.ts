import type { BrowserContext, Page } from 'playwright-core'
import { type BrowserKind, browserWith } from './browser.ts'
import { delayResponses } from './slow-responses.ts'

/** The options of a visitor that an open tab can't change. */
interface TabOptions {
  kind: BrowserKind
  origin: string
  javascript: boolean
  touch: boolean
  lang: string
  /** The response to requests for map tiles. Null if none are requested. */
  tiles: 'drawn' | 'refused' | null
}

export interface Tab {
  context: BrowserContext
  page: Page
}

const TIMEOUT_MS = 120_000
const TILES = /^http:\/\/localhost:\d+\/tiles\//
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#eee" d="M0 0h256v256H0z"/></svg>'

/** The events of a page that tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
]

/** Unused tabs. A new tab takes half the time of a visit for its process and caches. */
const unusedTabs = new Map<string, Tab[]>()

/** Returns an unused tab or a new one. */
export async function takeTab(options: TabOptions): Promise<Tab> {
  return unusedTabs.get(JSON.stringify(options))?.pop() ?? newTab(options)
}

/** Resets a tab for the next test. A tab that can't be reset is closed. */
export async function returnTab(options: TabOptions, tab: Tab): Promise<void> {
  try {
    await resetTab(options, tab)
  } catch {
    await tab.context.close()
    return
  }
  const key = JSON.stringify(options)
  unusedTabs.set(key, [...(unusedTabs.get(key) ?? []), tab])
}

/** Returns a new tab with a separate profile. */
export async function newTab(options: TabOptions): Promise<Tab> {
  const browser = await browserWith(options.kind)
  const context = await browser.newContext({
    baseURL: options.origin,
    javaScriptEnabled: options.javascript,
    hasTouch: options.touch,
    locale: options.lang,
  })
  // Routes are added before the page, which may otherwise miss them.
  if (options.tiles) {
    await context.route(TILES, (route) =>
      options.tiles === 'refused'
        ? route.abort()
        : route.fulfill({ contentType: 'image/svg+xml', body: TILE }),
    )
  }
  // A busy machine may need far more than the default of 30 s.
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  await delayResponses(page)
  return { context, page }
}

async function resetTab({ origin }: TabOptions, { context, page }: Tab): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of EVENTS) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearCookies()
  // Otherwise the pointer may hover over the next page.
  await page.mouse.move(0, 0)
  // A page of the same site retains the process of the tab and has no scripts.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
