import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { homePath, projectPath, propertyPath } from '../src/urls.ts'
import { PROJECT, PROPERTIES, pathOf } from './demo.ts'
import { open, waitForIslands } from './harness.ts'

/** The home page, lists with and without results, properties, a project and text pages. */
const PAGES = [
  homePath('de'),
  `${pathOf('sale', 'de')}?page=2`,
  `${pathOf('rent', 'de')}?streetcity=atlantis&garden=true`,
  propertyPath('de', PROPERTIES.labelled),
  projectPath('de', PROJECT),
  pathOf('sold', 'de'),
  pathOf('contact', 'de'),
  propertyPath('de', PROPERTIES.unknown),
]

test('every page type fits with a doubled font size', async () => {
  // Chromium forgets the sizes when it also emulates less motion.
  const { page } = await open('/healthz', { motion: true, freshTab: true })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of PAGES) {
    await page.goto(path)
    await waitForIslands(page)
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(fontSize)).toBeGreaterThanOrEqual(32)
      expect(await tooWide(page), path).toEqual([])
    }
  }
})

test.each([homePath('de'), pathOf('sale', 'de')])(
  'the open filter panel of %s fits the screen',
  async (path) => {
    const { page } = await open(path)
    await page.locator('summary', { hasText: translator('de')('search.filters') }).click()
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await tooWide(page)).toEqual([])
    }
  },
)

test('the agency page collapses its long text only on a phone', async () => {
  const { page } = await open('/nl/over-ons', { width: 390 })
  const promise = page.getByRole('heading', { name: 'We verzwijgen niets' })
  expect(await promise.isVisible()).toBe(false)
  await page.getByText('Lees verder: Hoe we werken').click()
  expect(await promise.isVisible()).toBe(true)
  await page.reload()
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await promise.isVisible()).toBe(true)
})

const MAIN_PAGES = [homePath('nl'), pathOf('sale', 'nl'), propertyPath('nl', PROPERTIES.plain)]

test.each(MAIN_PAGES)('%s has no animations with reduced motion', async (path) => {
  const { page } = await open(path)
  expect(await page.evaluate(animatedElements)).toEqual([])
})

test.each([...MAIN_PAGES, propertyPath('nl', PROPERTIES.noPictures)])(
  '%s opens without console errors or requests to other hosts',
  async (path) => {
    const { page, problems } = await open(path, { pictures: true, motion: true, freshTab: true })
    await scrollThrough(page)
    expect(problems).toEqual([])
  },
)

test('a list does not fetch fallback fonts while its fonts are loading', async () => {
  const { page } = await open('/healthz', { motion: true, freshTab: true })
  const fonts = Promise.withResolvers<void>()
  const fontUrls = new Set<string>()
  await page.route('**/*.woff2', async (route) => {
    fontUrls.add(route.request().url())
    await fonts.promise
    await route.continue()
  })
  await page.goto(pathOf('sale', 'nl'), { waitUntil: 'domcontentloaded' })
  await expect.poll(() => page.evaluate(hasPainted)).toBe(true)
  fonts.resolve()
  await page.waitForLoadState('load')
  await page.evaluate(async () => void (await document.fonts.ready))
  expect(fontUrls.size).toBe(2)
})

/** Returns the elements beyond the right edge, when anything makes the page scroll sideways. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${innerWidth} px: ${element.localName}.${element.className}`)
  })
}

/** Scrolls to the initial end of the page. Lists load more results on each scroll. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const end = document.body.scrollHeight
    for (let top = 0; top < end; top += innerHeight - 100) {
      window.scrollTo({ top, behavior: 'instant' })
      for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

function fontSize(): number {
  return Number.parseFloat(getComputedStyle(document.body).fontSize)
}

function hasPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}

function animatedElements(): string[] {
  const MOMENT_S = 0.001
  const smooth = getComputedStyle(document.documentElement).scrollBehavior
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
      const runs = animationName !== 'none' ? animationDuration : '0s'
      return [transitionDuration, runs]
        .flatMap((list) => list.split(','))
        .some((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 0.001 : 1) > MOMENT_S)
    })
    .map((element) => `${element.localName}.${element.className}`)
    .concat(smooth === 'auto' ? [] : [`html scrolls ${smooth}`])
}
