import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screenPath } from '../src/urls.ts'
import { axeProblems, open } from './harness.ts'

/** The screen of the demo. */
const SCREEN = screenPath('lindehof-window-demo-1')
const NOON = '2026-12-01T11:30:00Z'
const NIGHT = '2026-12-01T22:30:00Z'

/** Opens the screen at a time of which the test controls the clock. */
async function openScreen(now = NOON, size = { width: 1080, height: 1920 }) {
  const { page, problems } = await open('/healthz', { ...size, pictures: true, freshTab: true })
  await page.clock.install({ time: now })
  await page.goto(SCREEN)
  await shown(page).waitFor()
  return { page, problems }
}

function shown(page: Page) {
  return page.locator('[data-shown]')
}

/** Returns the listing and the language of the slide that is visible. */
function slideOf(page: Page) {
  return shown(page).getAttribute('data-slide')
}

/** Waits until the slide after `before` is visible. Each turn of the clock is the time of one slide. */
async function nextSlide(page: Page): Promise<string | null> {
  const before = await slideOf(page)
  await expect
    .poll(async () => {
      await page.clock.runFor(12_000)
      return slideOf(page)
    })
    .not.toBe(before)
  return slideOf(page)
}

/** Waits until the page is stored with its pictures. */
async function waitUntilStored(page: Page, text: string): Promise<void> {
  const isStored = () =>
    page.evaluate(
      async ([path, part]) => {
        const stored = await (await caches.open(path)).match(path)
        return (await stored?.text())?.includes(part) ?? false
      },
      [SCREEN, text] as const,
    )
  await expect.poll(isStored).toBe(true)
}

test.each([
  { width: 1080, height: 1920 },
  { width: 1920, height: 1080 },
])('slides follow each other on a screen of %o, with the time in Belgium', async (size) => {
  const { page, problems } = await openScreen(NOON, size)
  const first = await slideOf(page)
  const parts = page.locator('[data-shown] :is(h2, .price, .epc, .screen-opening, svg)')
  const inView = () =>
    parts.evaluateAll((all) =>
      all.map((part) => {
        const { top, left, right, bottom } = part.getBoundingClientRect()
        return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight
      }),
    )
  await expect.poll(inView).not.toContain(false)
  expect(await page.locator('[data-shown] [data-clock]').textContent()).toBe('12:30')
  expect(await axeProblems(page)).toEqual([])
  const second = await nextSlide(page)
  expect(second).not.toBe(first)
  expect(second?.slice(-2)).not.toBe(first?.slice(-2))
  // The others are taken from the document. One is added for a moment to find its pictures.
  expect(await page.locator('[data-slide]').count()).toBeLessThanOrEqual(4)
  expect(await page.context().cookies()).toHaveLength(2)
  expect(problems).toEqual([])
})

test('a screen is dimmed in its hours', async () => {
  const { page } = await openScreen(NIGHT)
  const opacity = () => page.evaluate(() => getComputedStyle(document.body, '::after').opacity)
  await expect.poll(opacity).toBe('0.6')
  expect(await axeProblems(page)).toEqual([])
  await page.clock.setSystemTime(NOON)
  await page.clock.runFor(5000)
  await expect.poll(opacity).toBe('0')
})

test('a changed page replaces the slides within five minutes', async () => {
  const { page } = await openScreen()
  const first = await slideOf(page)
  await waitUntilStored(page, 'data-slide')
  const html = await (await page.request.get(SCREEN)).text()
  const body = html.replaceAll(/(<p class="price">)[^<]+/g, '$1€ 123.456 ')
  await page.route(`**${SCREEN}`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.clock.runFor(150_000)
  await expect
    .poll(async () => {
      await page.clock.runFor(12_000)
      return shown(page).locator('.price').textContent()
    })
    .toContain('123.456')
  expect(await slideOf(page)).not.toBe(first)
  await waitUntilStored(page, '123.456')
})

test('the last slides stay without a network, also after a reload, and not at an old address', async () => {
  const { page } = await openScreen()
  await waitUntilStored(page, 'data-slide')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await page.reload()
  await shown(page).waitFor()
  const picture = shown(page).locator('img').first()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  const first = await slideOf(page)
  expect(await nextSlide(page)).not.toBe(first)

  await page.context().setOffline(false)
  await page.route(`**${SCREEN}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect
    .poll(() => page.evaluate((path) => caches.has(path), SCREEN).catch(() => true))
    .toBe(false)
})

test('without JavaScript a screen is a page of slides', async () => {
  const { page } = await open(SCREEN, { javascript: false, width: 1080, height: 1920 })
  expect(await page.locator('article').count()).toBeGreaterThan(20)
  expect(await page.locator('article').nth(1).isVisible()).toBe(true)
})
