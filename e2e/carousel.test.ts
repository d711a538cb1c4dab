import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { carouselReady, slideInView } from './carousels.ts'
import { GUIDE_PAGE_ID, pathOf, pathOfId } from './demo.ts'
import { isFocused, open, waitForTransitions } from './harness.ts'

/** A page with a row of cards. */
const ROW = pathOf('valuation', 'nl')
/** A page with a carousel of quotes. */
const QUOTES = pathOfId(GUIDE_PAGE_ID, 'nl')
/** A page with a module of pictures. */
const PICTURES = `${pathOf('sell', 'nl')}/uw-woning-voorbereiden`
const t = translator('nl')

describe('a row of cards', () => {
  test('shows whole cards at each width, without a layout shift when its script starts', async () => {
    const { page } = await open(ROW, { width: 800, motion: true, freshTab: true })
    const boxes = () => rowOf(page).evaluate(boxesOfCards)
    const shown = async () => (await boxes()).filter(({ isInView }) => isInView).length
    const before = await boxes()
    const island = await carouselReady(page, 'row')
    expect(await boxes()).toEqual(before)
    expect(await slideInView(island)).toBe(0)
    expect(await shown()).toBe(2)
    for (const [width, count] of [
      [390, 1],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(shown).toBe(count)
    }
  })

  test('moves with the arrow keys and its buttons, which are disabled at the ends', async () => {
    const { page, problems } = await open(ROW, { motion: true })
    const island = await carouselReady(page, 'row')
    const [back, next] = arrowsOf(island, 'list.previous', 'list.following')
    await rowOf(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slideInView(island)).toBe(1)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => slideInView(island)).toBe(0)
    await expect.poll(() => back.isDisabled()).toBe(true)
    await next.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect.poll(() => slideInView(island)).toBe(2)
    await back.press('Enter')
    await expect.poll(() => slideInView(island)).toBe(1)
    await next.focus()
    await rowOf(page).evaluate((row) =>
      row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }),
    )
    await expect.poll(() => next.isDisabled()).toBe(true)
    expect(await isFocused(back)).toBe(true)
    expect(problems).toEqual([])
  })

  test('starts at the position of the visitor, and scrolls to the card that gets the focus', async () => {
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
    await rowOf(page).getByRole('group').first().focus()
    await expect.poll(() => slideInView(island)).toBe(0)
  })
})

test('without JavaScript carousels are scrollable rows without buttons', async () => {
  const { page } = await open(ROW, { javascript: false })
  expect(await page.getByRole('button', { name: t('list.following') }).count()).toBe(0)
  expect(await rowOf(page).getByRole('article').first().isVisible()).toBe(true)
  for (const [kind, path] of [
    ['quotes', QUOTES],
    ['fade', PICTURES],
  ] as const) {
    await page.goto(path)
    const box = page.locator(`[data-carousel=${kind}]`)
    const screens = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth)
    expect(screens).toBeCloseTo(await box.getByRole('listitem').count(), 1)
  }
})

test.each([
  { kind: 'quotes', path: QUOTES },
  { kind: 'fade', path: PICTURES },
] as const)(
  'a carousel of $kind keeps its height, and shows all slides in print',
  async (visit) => {
    const { kind, path } = visit
    const { page } = await open(path, { width: 390, motion: true, freshTab: true, pictures: true })
    const box = page.locator(`[data-carousel=${kind}]`)
    const height = () => box.evaluate((row) => row.getBoundingClientRect().height)
    const before = await height()
    const island = await carouselReady(page, kind)
    expect(await height()).toBeCloseTo(before, 0)
    await page.emulateMedia({ media: 'print' })
    const places = () =>
      island.getByRole('listitem').evaluateAll((slides) =>
        slides.map((slide) => {
          const offset = slide.getBoundingClientRect().left - (slide.parentElement?.offsetLeft ?? 0)
          return [getComputedStyle(slide).opacity, Math.abs(offset) < 2]
        }),
      )
    await expect
      .poll(async () => new Set((await places()).map(String)))
      .toEqual(new Set(['1,true']))
    expect(await page.locator('.fixed-menu').isVisible()).toBe(false)
  },
)

describe('a carousel that advances automatically', () => {
  const path = QUOTES
  const kind = 'quotes'

  test('continues from the last slide to the first', async () => {
    const { page, island } = await openWithClock(PICTURES, 'fade', { motion: true })
    expect(await island.getByRole('button', { name: t('play.pause') }).isVisible()).toBe(true)
    const count = await island.getByRole('listitem').count()
    for (let at = 1; at <= count; at++) {
      // The next delay starts after the transition.
      await waitForTransitions(page)
      await page.clock.fastForward(4700)
      await expect.poll(() => slideIndex(island)).toBe(at % count)
    }
  })

  test('stops after a key press, which moves it', async () => {
    const { page } = await open(path, { motion: true })
    const island = await carouselReady(page, kind)
    const [back, next] = arrowsOf(island, 'nav.previous', 'nav.next')
    const stops = island.locator('button, [tabindex="0"], a[href]')
    expect(await stops.first().getAttribute('data-pause')).not.toBeNull()
    await next.focus()
    await island.getByRole('button', { name: t('play.play') }).waitFor()
    const before = await slideIndex(island)
    await next.dispatchEvent('keydown', { key: 'ArrowRight', altKey: true })
    expect(await slideIndex(island)).toBe(before)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slideIndex(island)).toBe(before + 1)
    await back.press('Enter')
    await expect.poll(() => slideIndex(island)).toBe(before)
    // The focus leaves, and nothing starts by itself.
    await back.blur()
    expect(await island.getByRole('button', { name: t('play.play') }).isVisible()).toBe(true)
  })

  test('pauses under the pointer and in a hidden tab', async () => {
    const { page, island } = await openWithClock(path, kind, { motion: true })
    await island.locator('[data-carousel]').first().hover()
    const before = await slideIndex(island)
    await page.clock.fastForward(20_000)
    expect(await slideIndex(island)).toBe(before)
    await page.mouse.move(5, 5)
    await page.clock.fastForward(6000)
    await expect.poll(() => slideIndex(island)).not.toBe(before)

    await setVisibility(page, 'hidden')
    const hidden = await slideIndex(island)
    await page.clock.fastForward(20_000)
    expect(await slideIndex(island)).toBe(hidden)
    await setVisibility(page, 'visible')
    await page.clock.fastForward(6000)
    await expect.poll(() => slideIndex(island)).not.toBe(hidden)
  })

  test('is paused with reduced motion, and shows the quote that gets the focus or is found', async () => {
    const { page, island } = await openWithClock(path, kind, { motion: false })
    await page.clock.fastForward(20_000)
    expect(await slideIndex(island)).toBe(0)
    const box = page.locator(`[data-carousel=${kind}]`)
    for (const index of [2, 0]) {
      await box
        .getByRole('listitem')
        .nth(index)
        .evaluate((slide) => {
          slide.tabIndex = 0
          slide.focus()
        })
      await expect.poll(() => slideInView(island)).toBe(index)
    }
    // A search in the page scrolls like this.
    await box
      .getByRole('listitem')
      .nth(1)
      .evaluate((slide) => slide.scrollIntoView())
    await expect.poll(() => slideIndex(island)).toBe(1)
    expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
  })
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
