import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import type { IslandName } from '../src/client/island-name.ts'
import {
  CONSENT_COOKIE,
  consentToAll,
  writeConsent,
} from '../src/platform/external-scripts/consent-categories.ts'
import { newTab, returnTab, takeTab } from './tabs.ts'

export const origin = inject('origin')

/** Half as long as `axe.source`, and so sent and read in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules whose answer depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const REFUSED = { name: CONSENT_COOKIE, value: writeConsent(consentToAll(false)) }
const POPUP_SEEN = { name: 'popup-seen', value: 'true' }

interface VisitOptions {
  width?: number
  height?: number
  javascript?: boolean
  /** A screen that is tapped. */
  touch?: boolean
  /** True when pictures and map tiles are loaded; otherwise there are only their boxes, which costs a third less. */
  pictures?: boolean
  /** True when map tiles load: drawn here, so that nothing is requested from their host. */
  tiles?: boolean
  /** True where scrollbars take room, as on a desktop; pictures are loaded then. */
  scrollbars?: boolean
  lang?: string
  /** True when things move; other visitors asked for less motion, which costs a sixth less. */
  motion?: boolean
  /** True when the visitor's device is set to a dark scheme. */
  dark?: boolean
  /** True when the visitor has decided about consent before (refused it, unless told otherwise). */
  decided?: boolean
  /** True when the popup may open, by a clock that tests move on; others have seen it today. */
  popup?: boolean
  /**
   * True for a tab of one's own, whose caches are empty: for a test that measures a first visit, or leaves
   * in its tab what can't be taken back (a clock, a script of its own, a debugger). Others cost half as much.
   */
  alone?: boolean
}

export interface Visit {
  page: Page
  status: number
  /** Console errors, and requests to other hosts. */
  problems: string[]
}

/** Opens `path` as a new visitor, who leaves when the test ends; waits until its scripts and fonts are there. */
export async function open(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { pictures, scrollbars } = options
  const kind = scrollbars ? 'scrollbars' : pictures ? 'pictures' : 'boxes'
  const shown = options.tiles === false ? 'refused' : 'drawn'
  const tabOptions = {
    kind,
    origin,
    javascript: options.javascript ?? true,
    touch: options.touch ?? false,
    lang: options.lang ?? 'nl-BE',
    // Boxes ask for no tiles.
    tiles: kind === 'boxes' ? null : shown,
  } as const
  const isAlone = options.alone || options.popup
  const tab = await (isAlone ? newTab(tabOptions) : takeTab(tabOptions))
  const { context, page } = tab
  onTestFinished(() => (isAlone ? context.close() : returnTab(tabOptions, tab)))
  await page.setViewportSize({ width: options.width ?? 1440, height: options.height ?? 900 })
  await page.emulateMedia({
    media: null,
    forcedColors: null,
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    colorScheme: options.dark ? 'dark' : 'light',
  })
  const cookies = [options.decided !== false && REFUSED, !options.popup && POPUP_SEEN]
  await context.addCookies(
    cookies.filter((one) => one !== false).map((one) => ({ ...one, url: origin })),
  )
  if (options.popup) await page.clock.install()
  const problems: string[] = []
  page.on('pageerror', (error) => {
    if (!isSkippedTransition(error)) problems.push(String(error))
  })
  page.on('console', (line) => {
    if (line.type() === 'error' && !isFavicon(line.location().url)) problems.push(line.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    if (/^(https?|wss?):/.test(url) && !url.startsWith(`${origin}/`)) {
      problems.push(`asked ${url}`)
    }
  })
  const response = await page.goto(path)
  if (options.javascript !== false) await islandsReady(page)
  await page.evaluate(async () => void (await document.fonts.ready))
  return { page, status: response?.status() ?? 0, problems }
}

/** Chromium rejects the transition to a page that is left before it could begin, script or not. */
function isSkippedTransition(error: Error): boolean {
  return error.message.includes('ViewTransition opt-in disabled')
}

/** Browsers ask for one beside whatever names no icon, JSON included. */
function isFavicon(url: string): boolean {
  return url.endsWith('/favicon.ico')
}

/** Waits for the scripts that load by themselves; others wait to be seen or used. */
export async function islandsReady(page: Page): Promise<void> {
  const coming = ['load', 'idle'].map(
    (when) => `pand-island[timing=${when}]:not([ready], [failed])`,
  )
  await page.waitForFunction((all) => !document.querySelector(all), coming.join())
}

/** Clicks what leads to another page, and waits until all of that is there: a click alone sees its beginning. */
export async function follow(way: Locator): Promise<void> {
  await Promise.all([way.page().waitForEvent('load'), way.click()])
}

/** The parts of the page that a script takes over, by the script's name. */
export function islandOf(page: Page, name: IslandName): Locator {
  return page.locator(`pand-island[name="${name}"]`)
}

/** Waits until such an island is hydrated; it must be in sight or in use if it waits for that. */
export async function islandReady(page: Page, name: IslandName): Promise<void> {
  const taken = islandOf(page, name).and(page.locator('[ready]'))
  await taken.first().waitFor({ state: 'attached' })
}

/** Touches such islands, as a finger does, and waits for their scripts. */
export async function wakeIsland(page: Page, name: IslandName): Promise<void> {
  const islands = islandOf(page, name)
  await islands.evaluateAll((all) => all.map((one) => one.dispatchEvent(new Event('touchstart'))))
  await islandReady(page, name)
}

export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

/** Returns true when the element or one inside it has the focus. */
export function holdsFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement))
}

/** Returns the box of an element, in pixels of the window; throws when it is not shown. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown')
  return box
}

/** Time for what was asked to show, if it does. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Waits for the end of transitions, as colours half-way fail the contrast check. */
export async function settled(page: Page): Promise<void> {
  await twoFrames(page)
  await page.evaluate(async () => {
    const moving = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    // A colour that is inherited begins its own transition at the end of its parent's.
    while (moving().length > 0) {
      await Promise.allSettled(moving().map(({ finished }) => finished))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** Returns axe's findings on the page in its present state, a line per element. */
export async function axeProblems(page: Page, rules = RULES): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run(document, { runOnly, resultTypes: ['violations'], preload: false }),
    rules,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Returns axe's findings on the page as it is, in the light scheme, and of its colours in the dark one. */
export async function axeInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [colorScheme, rules] of [
    ['light', RULES],
    ['dark', COLOUR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await axeProblems(page, rules)).map((problem) => `${colorScheme}: ${problem}`))
  }
  return found
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
