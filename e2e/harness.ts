import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Frame, Locator, Page, Response } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import type { IslandName } from '../src/client/island-name.ts'
import {
  CONSENT_COOKIE,
  consentToAll,
  writeConsent,
} from '../src/platform/external-scripts/consent-categories.ts'
import { newTab, returnTab, takeTab } from './tabs.ts'

export const origin = inject('origin')

/** The minified axe. It has half the size of `axe.source`, so sending and parsing take half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules whose results depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const REFUSED = { name: CONSENT_COOKIE, value: writeConsent(consentToAll(false)) }
const POPUP_SEEN = { name: 'popup-seen', value: 'true' }

interface VisitOptions {
  width?: number
  height?: number
  javascript?: boolean
  /** True for a touch screen. */
  touch?: boolean
  /** True if pictures and map tiles are loaded. Without them a visit takes a third less time. */
  pictures?: boolean
  /** False if the map tiles fail to load. By default the tests draw them and request nothing from the tile host. */
  tiles?: boolean
  /** True if scrollbars take space, as on a desktop. Pictures are loaded then. */
  scrollbars?: boolean
  lang?: string
  /** True for animations. With reduced motion a visit takes a sixth less time. */
  motion?: boolean
  /** True for the dark colour scheme. */
  dark?: boolean
  /** True if the visitor has already refused consent (the default). */
  consentRefused?: boolean
  /** True if the popup may open, with a clock that the test controls. Otherwise it was seen today. */
  popup?: boolean
  /**
   * True for a new tab with empty caches. A test needs it if it measures a first visit, or changes the tab permanently
   * (a clock, a script, a debugger). Other tests reuse tabs, which takes half the time.
   */
  freshTab?: boolean
}

export interface Visit {
  page: Page
  status: number
  /** Console errors, and requests to other hosts. */
  problems: string[]
}

/** Opens `path` as a new visitor until the end of the test. Waits for its scripts and fonts. */
export async function open(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { pictures, scrollbars } = options
  const kind = scrollbars ? 'scrollbars' : pictures ? 'pictures' : 'boxes'
  const tiles = options.tiles === false ? 'refused' : 'drawn'
  const tabOptions = {
    kind,
    origin,
    javascript: options.javascript ?? true,
    touch: options.touch ?? false,
    lang: options.lang ?? 'nl-BE',
    // Without pictures no tiles are requested.
    tiles: kind === 'boxes' ? null : tiles,
  } as const
  const isFreshTab = options.freshTab || options.popup
  const tab = await (isFreshTab ? newTab(tabOptions) : takeTab(tabOptions))
  const { context, page } = tab
  onTestFinished(() => (isFreshTab ? context.close() : returnTab(tabOptions, tab)))
  await page.setViewportSize({ width: options.width ?? 1440, height: options.height ?? 900 })
  await page.emulateMedia({
    media: null,
    forcedColors: null,
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    colorScheme: options.dark ? 'dark' : 'light',
  })
  const cookies = [options.consentRefused !== false && REFUSED, !options.popup && POPUP_SEEN]
  await context.addCookies(
    cookies.filter((cookie) => cookie !== false).map((cookie) => ({ ...cookie, url: origin })),
  )
  if (options.popup) await page.clock.install()
  const problems: string[] = []
  page.on('pageerror', (error) => {
    if (!isSkippedTransition(error)) problems.push(String(error))
  })
  page.on('console', (line) => {
    const { url } = line.location()
    if (line.type() === 'error' && !isFavicon(url) && !isLogIn(url)) problems.push(line.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    if (/^(https?|wss?):/.test(url) && !url.startsWith(`${origin}/`)) {
      problems.push(`requested ${url}`)
    }
  })
  const response = await page.goto(path)
  if (options.javascript !== false) await waitForIslands(page)
  await page.evaluate(async () => void (await document.fonts.ready))
  return { page, status: response?.status() ?? 0, problems }
}

/** Chromium rejects a view transition to a page that is left before the transition starts. */
function isSkippedTransition(error: Error): boolean {
  return error.message.includes('ViewTransition opt-in disabled')
}

/** Browsers request it for each document without an icon, including JSON. */
function isFavicon(url: string): boolean {
  return url.endsWith('/favicon.ico')
}

/** The staff log-in rejects a third concurrent request, which tests then repeat. */
function isLogIn(url: string): boolean {
  return url.endsWith('/staff/login')
}

/** Waits for the islands that load immediately. Others wait until they are visible or used. */
export async function waitForIslands(page: Page): Promise<void> {
  const pending = ['load', 'idle'].map(
    (when) => `pand-island[timing=${when}]:not([ready], [failed])`,
  )
  await page.waitForFunction((selector) => !document.querySelector(selector), pending.join())
}

/** Clicks a link or button to another page and waits until that page has loaded. */
export async function follow(link: Locator): Promise<void> {
  await Promise.all([link.page().waitForEvent('load'), link.click()])
}

/** Sends the form of a password again while it is rejected because other test files log in. */
export async function submitPassword(field: Locator, password: string): Promise<void> {
  const page = field.page()
  const isPost = (response: Response) => response.request().method() === 'POST'
  const submit = async () => {
    await field.fill(password)
    const [response] = await Promise.all([page.waitForResponse(isPost), field.press('Enter')])
    await response.finished()
    return response.status()
  }
  while ((await submit()) === 429) await page.waitForLoadState()
}

/** Returns the islands with this name. */
export function islandOf(page: Page, name: IslandName): Locator {
  return page.locator(`pand-island[name="${name}"]`)
}

/** Waits until an island is hydrated. It must be visible or in use if its timing requires it. */
export async function waitForIsland(page: Page, name: IslandName): Promise<void> {
  const hydrated = islandOf(page, name).and(page.locator('[ready]'))
  await hydrated.first().waitFor({ state: 'attached' })
}

/** Sends a touch event to the islands and waits until one is hydrated. */
export async function hydrateIsland(page: Page, name: IslandName): Promise<void> {
  const islands = islandOf(page, name)
  await islands.evaluateAll((all) =>
    all.map((island) => island.dispatchEvent(new Event('touchstart'))),
  )
  await waitForIsland(page, name)
}

export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

/** Returns true when the element or one inside it has the focus. */
export function containsFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement))
}

/** Returns the box of an element in pixels of the window. Throws if it is not visible. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return box
}

/** Waits two frames, in which a requested change would become visible. */
export async function waitTwoFrames(page: Page | Frame): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Waits for the end of transitions, because intermediate colours fail the contrast check. */
export async function waitForTransitions(page: Page | Frame): Promise<void> {
  await waitTwoFrames(page)
  await page.evaluate(async () => {
    const runningTransitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    // An inherited colour starts its transition after that of its parent.
    while (runningTransitions().length > 0) {
      await Promise.allSettled(runningTransitions().map(({ finished }) => finished))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** Returns axe's findings on the current page, one line for each element. */
export async function axeProblems(page: Page | Frame, rules = RULES): Promise<string[]> {
  await waitForTransitions(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run(document, { runOnly, resultTypes: ['violations'], preload: false }),
    rules,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Returns axe's findings in the light scheme, and those about colours in the dark scheme. */
export async function axeInBothSchemes(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const [colorScheme, rules] of [
    ['light', RULES],
    ['dark', COLOUR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    problems.push(
      ...(await axeProblems(page, rules)).map((problem) => `${colorScheme}: ${problem}`),
    )
  }
  return problems
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
