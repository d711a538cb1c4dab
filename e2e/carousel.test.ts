import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { carouselReady, slideInView } from './carousels.ts'
import { GUIDE_PAGE_ID, pathOf, pathOfId } from './demo.ts'
import { isFocused, open } from './harness.ts'

/** A page with a row of cards. */
const ROW = pathOf('valuation', 'nl')
/** A page with a carousel of quotes. */
const QUOTES = pathOfId(GUIDE_PAGE_ID, 'nl')
/** A page with a module of pictures. */
const PICTURES = `${pathOf('sell', 'nl')}/uw-woning-voorbereiden`
const t = translator('nl')

describe('a row of cards', () => {
  test.each([
    { width: 390, shown: 1 },
    { width: 800, shown: 2 },
    { width: 1440, shown: 3 },
  ])('shows $shown at $width px without a layout shift when its script starts', async (visit) => {
    const { page } = await open(ROW, { width: visit.width, motion: true, freshTab: true })
    const boxes = () => rowOf(page).evaluate(boxesOfCards)
    const before = await boxes()
    const island = await carouselReady(page, 'row')
    expect(await boxes()).toEqual(before)
    expect(before.filter(({ isInView }) => isInView).length).toBe(visit.shown)
    expect(await slideInView(island)).toBe(0)
  })

  test('moves with its buttons, which are disabled at the ends', async () => {
    const { page, problems } = await open(ROW, { motion: true })
    const island = await carouselReady(page, 'row')
    const [back, next] = arrowsOf(island, 'list.previous', 'list.following')
    expect(await back.isDisabled()).toBe(true)
    await next.press('Enter')
    await expect.poll(() => slideInView(island)).toBe(1)
    expect(await back.isDisabled()).toBe(false)
    await rowOf(page).evaluate((row) =>
      row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }),
    )
    await expect.poll(() => next.isDisabled()).toBe(true)
    expect(await isFocused(back)).toBe(true)
    expect(problems).toEqual([])
  })

  test('moves by two cards after two quick clicks', async () => {
    const { page } = await open(ROW, { motion: true })
    const island = await carouselReady(page, 'row')
    const [, next] = arrowsOf(island, 'list.previous', 'list.following')
    await next.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect.poll(() => slideInView(island)).toBe(2)
  })

  test.each([true, false])('moves with the arrow keys, with motion: %s', async (motion) => {
    const { page } = await open(ROW, { motion })
    const island = await carouselReady(page, 'row')
    await rowOf(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slideInView(island)).toBe(1)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => slideInView(island)).toBe(0)
  })

  test('starts at the position to which the visitor has scrolled', async () => {
    const { page } = await open('/healthz', { width: 390, freshTab: true })
    const release = await delayScript(page)
    await page.goto(ROW)
    await rowOf(page).evaluate((list) => list.scrollTo({ left: 2 * list.clientWidth }))
    release()
    const island = await carouselReady(page, 'row')
    const [back] = arrowsOf(island, 'list.previous', 'list.following')
    const before = await slideInView(island)
    expect(before).toBeGreaterThan(0)
    await back.click()
    await expect.poll(() => slideInView(island)).toBe(before - 1)
  })

  test('scrolls to the card that gets the focus', async () => {
    const { page } = await open(ROW, { width: 390 })
    const island = await carouselReady(page, 'row')
    await rowOf(page).getByRole('group').nth(2).focus()
    await expect.poll(() => slideInView(island)).toBe(2)
  })

  test('moves with a swipe', async () => {
    const { page } = await open(ROW, { width: 390, touch: true, motion: true })
    const island = await carouselReady(page, 'row')
    // A finger on a picture turns the pictures of the card.
    await swipe(page, rowOf(page).getByRole('heading').first())
    // A fast swipe passes more than one card.
    await expect.poll(() => slideInView(island)).toBeGreaterThanOrEqual(1)
  })

  test('has no buttons without JavaScript', async () => {
    const { page } = await open(ROW, { javascript: false })
    const row = rowOf(page)
    expect(await page.getByRole('button', { name: t('list.following') }).count()).toBe(0)
    expect(await row.getByRole('article').first().isVisible()).toBe(true)
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(
      true,
    )
  })
})

describe.each([
  { kind: 'quotes', path: QUOTES, delay: 6000 },
  { kind: 'fade', path: PICTURES, delay: 4700 },
] as const)('the carousel of $kind', ({ kind, path, delay }) => {
  test.each([390, 1440])('has the same height after its script starts at %d px', async (width) => {
    const { page } = await open(path, { width, motion: true, freshTab: true, pictures: true })
    const box = page.locator(`[data-carousel=${kind}]`)
    const height = () => box.evaluate((row) => row.getBoundingClientRect().height)
    const before = await height()
    await carouselReady(page, kind)
    expect(await height()).toBeCloseTo(before, 0)
  })

  test('advances automatically, from the last slide to the first', async () => {
    const { page, island } = await openWithClock(path, kind, { motion: true })
    expect(await island.getByRole('button', { name: t('play.pause') }).isVisible()).toBe(true)
    const count = await island.getByRole('listitem').count()
    for (let at = 1; at <= count; at++) {
      await page.clock.runFor(delay)
      await expect.poll(() => slideIndex(island)).toBe(at % count)
    }
  })

  test('moves with a swipe', async () => {
    const { page } = await open(path, { width: 390, touch: true })
    const island = await carouselReady(page, kind)
    await swipe(page, page.locator(`[data-carousel=${kind}]`))
    await expect.poll(() => slideIndex(island)).toBe(1)
  })

  test('is a scrollable row without JavaScript', async () => {
    const { page } = await open(path, { javascript: false })
    const box = page.locator(`[data-carousel=${kind}]`)
    const screens = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth)
    expect(screens).toBeCloseTo(await box.getByRole('listitem').count(), 1)
  })

  test('shows all slides in print', async () => {
    const { page } = await open(path)
    const island = await carouselReady(page, kind)
    await page.emulateMedia({ media: 'print' })
    const slides = await island.getByRole('listitem').all()
    for (const slide of slides) {
      const { opacity, left } = await slide.evaluate((element) => ({
        opacity: getComputedStyle(element).opacity,
        left: element.getBoundingClientRect().left - (element.parentElement?.offsetLeft ?? 0),
      }))
      expect({ opacity, isAtStart: Math.abs(left) < 2 }).toEqual({ opacity: '1', isAtStart: true })
    }
    const gap = await island
      .locator('[data-carousel] > ul')
      .evaluate(({ children: [first, next] }) => {
        return (
          Number(next?.getBoundingClientRect().top) - Number(first?.getBoundingClientRect().bottom)
        )
      })
    expect(gap).toBeGreaterThanOrEqual(16)
    expect(await page.locator('.fixed-menu').isVisible()).toBe(false)
  })
})

describe('a carousel that advances automatically', () => {
  const path = QUOTES
  const kind = 'quotes'

  test('stops after a key press, which moves it', async () => {
    const { page } = await open(path, { motion: true })
    const island = await carouselReady(page, kind)
    const [back, next] = arrowsOf(island, 'nav.previous', 'nav.next')
    await next.focus()
    await island.getByRole('button', { name: t('play.play') }).waitFor()
    const before = await slideIndex(island)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slideIndex(island)).toBe(before + 1)
    await back.press('Enter')
    await expect.poll(() => slideIndex(island)).toBe(before)
    // The focus leaves, and nothing starts by itself.
    await page.keyboard.press('Escape')
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    )
    expect(await island.getByRole('button', { name: t('play.play') }).isVisible()).toBe(true)
  })

  test('has its pause button first in the tab order', async () => {
    const { page } = await open(path)
    const island = await carouselReady(page, kind)
    const stops = island.locator('button, [tabindex="0"], a[href]')
    const [first] = await stops.evaluateAll((all) =>
      all.map((stop) => stop.matches('[data-pause]')),
    )
    expect(first).toBe(true)
  })

  test('does not handle key combinations of the browser', async () => {
    const { page } = await open(path)
    const island = await carouselReady(page, kind)
    const [, next] = arrowsOf(island, 'nav.previous', 'nav.next')
    await next.focus()
    await next.dispatchEvent('keydown', { key: 'ArrowRight', altKey: true })
    expect(await slideIndex(island)).toBe(0)
  })

  test('pauses under the pointer and in a hidden tab', async () => {
    const { page, island } = await openWithClock(path, kind, { motion: true })
    await island.locator('[data-carousel]').first().hover()
    const before = await slideIndex(island)
    await page.clock.runFor(20_000)
    expect(await slideIndex(island)).toBe(before)
    await page.mouse.move(5, 5)
    await page.clock.runFor(6000)
    await expect.poll(() => slideIndex(island)).not.toBe(before)

    await setVisibility(page, 'hidden')
    const hidden = await slideIndex(island)
    await transitionsEnd(island)
    await page.clock.runFor(20_000)
    expect(await slideIndex(island)).toBe(hidden)
    await setVisibility(page, 'visible')
    await page.clock.runFor(6000)
    await expect.poll(() => slideIndex(island)).not.toBe(hidden)
  })

  test('is paused with reduced motion, and can be started', async () => {
    const { page, island } = await openWithClock(path, kind, { motion: false })
    await page.clock.runFor(20_000)
    expect(await slideIndex(island)).toBe(0)
    await island.getByRole('button', { name: t('play.play') }).click()
    await page.clock.runFor(6000)
    await expect.poll(() => slideIndex(island)).toBe(1)
  })

  test('starts at the slide to which the visitor has scrolled', async () => {
    const { page } = await open('/healthz', { freshTab: true })
    const release = await delayScript(page)
    await page.goto(path)
    const box = page.locator(`[data-carousel=${kind}]`)
    await box.evaluate((row) => row.scrollTo({ left: 2 * row.clientWidth }))
    release()
    expect(await slideIndex(await carouselReady(page, kind))).toBe(2)
  })
})

test('a quote scrolls into view when it gets the focus or is found in the page', async () => {
  const { page } = await open(QUOTES)
  const island = await carouselReady(page, 'quotes')
  const box = page.locator('[data-carousel=quotes]')
  await box
    .getByRole('listitem')
    .nth(2)
    .evaluate((slide) => {
      slide.tabIndex = 0
      slide.focus()
    })
  await expect.poll(() => slideInView(island)).toBe(2)
  await box
    .getByRole('listitem')
    .first()
    .evaluate((slide) => {
      slide.tabIndex = 0
      slide.focus()
    })
  await expect.poll(() => slideInView(island)).toBe(0)
  // A search in the page scrolls like this.
  await box
    .getByRole('listitem')
    .nth(1)
    .evaluate((slide) => slide.scrollIntoView())
  await expect.poll(() => slideIndex(island)).toBe(1)
  expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
})

test('a list of cards loads Swiper on first use and replays the first click', async () => {
  const { page } = await open('/healthz', { freshTab: true })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const isLoaded = () => scripts.some((path) => path.includes('/swiper-'))
  const release = await delayScript(page)
  await page.goto(pathOf('sale', 'nl'))
  await page.mouse.move(5, 5)
  const card = page.getByRole('article').first()
  const next = card.getByRole('button', { name: t('picture.next') })
  await next.waitFor({ state: 'attached' })
  expect(isLoaded()).toBe(false)
  await card.hover()
  await next.click()
  release()
  const pictures = card.getByRole('group', { name: t('picture.carousel') })
  await expect
    .poll(() => pictures.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
    .toBe(1)
  expect(isLoaded()).toBe(true)
  expect(await page.locator('.swiper-initialized').count()).toBe(1)
})

function rowOf(page: Page): Locator {
  return page.locator('[data-carousel=row]:has(article)').first().getByRole('list').first()
}

type Word = 'list.previous' | 'list.following' | 'nav.previous' | 'nav.next'

function arrowsOf(island: Locator, previous: Word, next: Word): [Locator, Locator] {
  const button = (name: Word) => island.getByRole('button', { name: t(name) })
  return [button(previous), button(next)]
}

/** Opens a page whose clock the test moves on. */
async function openWithClock(path: string, kind: 'quotes' | 'fade', options: { motion: boolean }) {
  const { page } = await open('/healthz', { ...options, freshTab: true })
  await page.clock.install()
  await page.goto(path)
  return { page, island: await carouselReady(page, kind) }
}

/** Returns the place and size of each card, and whether it is completely between the page's edges. */
function boxesOfCards(list: Element) {
  return [...list.children].map((card) => {
    const { left, right, width, height } = card.getBoundingClientRect()
    const isInView = left >= 0 && right <= document.documentElement.clientWidth
    return { left, width, height, isInView }
  })
}

/** Returns the index of the slide in view. */
function slideIndex(island: Locator): Promise<number> {
  return island
    .locator('[data-carousel]')
    .first()
    .evaluate((box) => Number(getComputedStyle(box).getPropertyValue('--at')))
}

/** Waits until the slides stand still. */
async function transitionsEnd(island: Locator): Promise<void> {
  await island
    .getByRole('list')
    .first()
    .evaluate((list) => Promise.allSettled(list.getAnimations().map(({ finished }) => finished)))
}

function setVisibility(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)
}

/** Delays the script of carousels until the returned function is called. */
async function delayScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/carousel-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Swipes to the next slide with a finger. */
async function swipe(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The swipe target is not visible')
  const session = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', 320)
  for (const x of [300, 260, 220, 180, 140, 100]) await touch('touchMove', x)
  await touch('touchEnd')
}
