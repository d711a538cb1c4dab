import type { BrowserContext, Page } from 'playwright-core'
import { type BrowserKind, browserWith } from './browser.ts'
import { holdAnswers } from './slow-responses.ts'

/** Everything of a visitor that a tab can't change once it is open. */
interface TabOptions {
  kind: BrowserKind
  origin: string
  javascript: boolean
  touch: boolean
  lang: string
  /** What map tiles are answered with; null lets none be asked for. */
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

/** Tabs between two visits: a new one costs half a visit, for its process and what it must fetch again. */
const free = new Map<string, Tab[]>()

/** A tab of nobody else for now: one that was left clean, or a new one. */
export async function takeTab(options: TabOptions): Promise<Tab> {
  return free.get(JSON.stringify(options))?.pop() ?? newTab(options)
}

/** Leaves a tab as if nobody had used it; one that can't be cleaned is closed. */
export async function returnTab(options: TabOptions, tab: Tab): Promise<void> {
  try {
    await clean(options, tab)
  } catch {
    await tab.context.close()
    return
  }
  const key = JSON.stringify(options)
  free.set(key, [...(free.get(key) ?? []), tab])
}

/** A tab with a profile of its own. */
export async function newTab(options: TabOptions): Promise<Tab> {
  const browser = await browserWith(options.kind)
  const context = await browser.newContext({
    baseURL: options.origin,
    javaScriptEnabled: options.javascript,
    hasTouch: options.touch,
    locale: options.lang,
  })
  // Before the page: one that is on its way may miss what is routed meanwhile.
  if (options.tiles) {
    await context.route(TILES, (route) =>
      options.tiles === 'refused'
        ? route.abort()
        : route.fulfill({ contentType: 'image/svg+xml', body: TILE }),
    )
  }
  // Not a measure of the product: a machine that does other work may need far more than the default of 30 s.
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  await holdAnswers(page)
  return { context, page }
}

async function clean({ origin }: TabOptions, { context, page }: Tab): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of EVENTS) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearCookies()
  // Where it stays, the next page may be hovered as soon as it is there.
  await page.mouse.move(0, 0)
  // A page of the same site keeps the tab's process, and has no script that would write anything.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
