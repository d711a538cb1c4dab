import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { homePath, projectPath, propertyPath, STAFF } from '../src/urls.ts'
import { PROJECT, PROPERTIES, pathOf } from './demo.ts'
import { boxOf, open, waitForIslands } from './harness.ts'
import { LONG_WORD } from './more-listings.ts'
import { layoutProblems, smallFields } from './page-checks.ts'
import { logIn } from './staff-area.ts'

const STAFF_SCREENS = [
  STAFF.overview,
  STAFF.leads,
  STAFF.listings,
  STAFF.owners,
  STAFF.visits,
  `${STAFF.visits}/new`,
  STAFF.crm,
  STAFF.pages,
  STAFF.media,
  STAFF.accounts,
  STAFF.audit,
  STAFF.settings,
  STAFF.labels,
  STAFF.menus,
  `${STAFF.settings}/offices`,
  `${STAFF.articles}/30`,
  `${STAFF.listings}/${PROPERTIES.plain}`,
]
const { word: WORD, home: HOME, project: LONG_PROJECT } = LONG_WORD

test('no staff screen scrolls horizontally, breaks a heading or has small fields, even with long words', async () => {
  const { page } = await open('/healthz', { width: 390, touch: true })
  await logIn(page, 'staff')
  const found: string[] = []
  for (const path of STAFF_SCREENS) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    await waitForIslands(page)
    found.push(...(await page.evaluate(smallFields)).map((field) => `${path}: ${field}`))
    if (path === STAFF.menus) await page.getByLabel('Zelf samenstellen').first().check()
    if ([STAFF.menus, `${STAFF.settings}/offices`].some((list) => list === path))
      expect(await topsOfNames(page)).toHaveLength(1)
    found.push(...(await layoutProblems(page)).map((fault) => `${path}: ${fault}`))
    await page.evaluate((word) => {
      const texts = 'main :is(h1, td:not(.table-end), dd, th:not([scope=col]), .title, .place)'
      for (const text of document.querySelectorAll(texts))
        if (!text.childElementCount) text.textContent = word
    }, WORD)
    found.push(...(await tooWide(page, [768, 320])).map((width) => `${path}, ${width}`))
  }
  expect(found).toEqual([])
})

test('a word of sixty letters does not break the layout of a page', async () => {
  const { page } = await open('/healthz')
  for (const path of [
    propertyPath('nl', HOME),
    projectPath('nl', LONG_PROJECT),
    `${pathOf('sale', 'fr')}?streetcity=${WORD}`,
    `/nl/vergelijken?ids=${HOME},p${LONG_PROJECT}`,
  ]) {
    await page.goto(path)
    await waitForIslands(page)
    expect(await page.getByText(WORD).count(), path).toBeGreaterThan(0)
    expect(await tooWide(page, [1280, 768, 320]), path).toEqual([])
  }
})

test('every page type fits with a doubled font size', async () => {
  // Chromium forgets the sizes when it also emulates less motion.
  const { page } = await open('/healthz', { motion: true, freshTab: true })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of [
    homePath('de'),
    `${pathOf('sale', 'de')}?page=2`,
    propertyPath('de', PROPERTIES.labelled),
    projectPath('de', PROJECT),
    pathOf('contact', 'de'),
  ]) {
    await page.goto(path)
    await waitForIslands(page)
    expect(
      await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
    ).toBeGreaterThanOrEqual(32)
    expect(await tooWide(page, [1440, 768]), path).toEqual([])
  }
})

test('exactly one visit button of a property is in view, and the bar is 68 px high', async () => {
  const { page } = await open(propertyPath('nl', PROPERTIES.plain), { width: 1440 })
  const bar = page.locator('.contact-bar')
  const inView = () =>
    page.locator('a[data-visit=ask]:visible').evaluateAll((links) => {
      const boxes = links.map((link) => link.getBoundingClientRect())
      return boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length
    })
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const place of ['.manager', '#documents']) {
      await page.locator(place).evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect.poll(inView).toBe(1)
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('.similar').evaluate((element) => element.scrollIntoView())
  await bar.getByRole('link').click({ trial: true })
  await page.setViewportSize({ width: 390, height: 900 })
  expect((await boxOf(bar)).height).toBe(68)
  expect(await bar.locator('picture').isVisible()).toBe(true)
})

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

test('the row of related pages starts at the current page', async () => {
  const { page } = await open(`${pathOf('sell', 'nl')}/uw-woning-voorbereiden`, { width: 390 })
  const current = await boxOf(page.locator('.fixed-menu [aria-current]'))
  expect(current.x + current.width).toBeLessThanOrEqual(390)
})

test('a list opens without errors, requests to other hosts or fonts that it does not use', async () => {
  const { page, problems } = await open('/healthz', {
    pictures: true,
    motion: true,
    freshTab: true,
  })
  const fonts = Promise.withResolvers<void>()
  const fontUrls = new Set<string>()
  await page.route('**/*.woff2', async (route) => {
    fontUrls.add(route.request().url())
    await fonts.promise
    await route.continue()
  })
  await page.goto(pathOf('sale', 'nl'), { waitUntil: 'domcontentloaded' })
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0),
    )
    .toBe(true)
  fonts.resolve()
  await page.waitForLoadState('load')
  await page.evaluate(async () => void (await document.fonts.ready))
  await scrollThrough(page)
  expect(fontUrls.size).toBe(2)
  expect(problems).toEqual([])
})

/** Returns the different positions of the names in the items of the first list. */
async function topsOfNames(page: Page): Promise<number[]> {
  const tops = await page
    .locator('.items')
    .first()
    .evaluate((list) => {
      const summaries = [...list.querySelectorAll(':scope > li > .item > details > summary')]
      const topIn = (summary: Element) =>
        (summary.firstElementChild ?? summary).getBoundingClientRect().top -
        (summary.closest('.item')?.getBoundingClientRect().top ?? 0)
      return summaries.map((summary) => Math.round(topIn(summary)))
    })
  expect(tops.length).toBeGreaterThan(2)
  return [...new Set(tops)]
}

/** Returns the widths at which the page scrolls sideways with all details open. */
async function tooWide(page: Page, widths: number[]): Promise<string[]> {
  await page
    .locator('details')
    .evaluateAll((elements) => elements.map((element) => element.setAttribute('open', '')))
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    if (over > 0) found.push(`${over} px at ${width} px`)
  }
  return found
}

/** Scrolls to the initial end of the page. Lists load more results on each scroll. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = document.body.scrollHeight
    for (let top = 0; top < end; top += innerHeight - 100) {
      window.scrollTo({ top, behavior: 'instant' })
      for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}
