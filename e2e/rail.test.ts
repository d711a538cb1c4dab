import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/i18n/index.ts'
import { pathOf } from './demo.ts'
import { isFocused, islandOf, islandReady, open } from './harness.ts'
import { layoutShifts } from './layout-shift.ts'

describe('a row of homes', () => {
  test.each([
    { width: 390, shown: 1 },
    { width: 800, shown: 2 },
    { width: 1440, shown: 3 },
  ])('shows $shown at $width px', async ({ width, shown }) => {
    const { page } = await open(pathOf('sell', 'fr'), { width, motion: true, alone: true })
    expect(await wholeCards(page)).toBe(shown)
    expect(await layoutShifts(page)).toEqual([])
  })

  test('scrolls by its buttons, which are disabled at the ends', async () => {
    const { page, problems } = await open(pathOf('sell', 'nl'), { motion: true })
    const { rail, back, on } = rowOf(page)
    await rail.scrollIntoViewIfNeeded()
    await islandReady(page, 'rail')
    expect(await back.isDisabled()).toBe(true)
    const cardsOn = async () => {
      const rested = await rail.evaluateHandle((list) => ({
        scroll: new Promise((resolve) => list.addEventListener('scrollend', resolve)),
      }))
      await on.press('Enter')
      await rested.evaluate(({ scroll }) => scroll)
    }
    await cardsOn()
    expect(await rail.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(300)
    expect(await back.isDisabled()).toBe(false)
    while (await on.isEnabled()) await cardsOn()
    await expect.poll(() => isFocused(back)).toBe(true)
    expect(problems).toEqual([])
  })

  test('scrolls by the arrow keys', async () => {
    const { page } = await open(pathOf('sell', 'nl'), { motion: true })
    const { rail } = rowOf(page)
    await rail.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => rail.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test('has no buttons without scripts', async () => {
    const { page } = await open(pathOf('sell', 'nl'), { javascript: false })
    const { rail, back, on } = rowOf(page)
    expect(await back.isVisible()).toBe(false)
    expect(await on.isVisible()).toBe(false)
    expect(await rail.getByRole('article').first().isVisible()).toBe(true)
  })
})

/** The first row of homes and its buttons. */
function rowOf(page: Page): { rail: Locator; back: Locator; on: Locator } {
  const island = islandOf(page, 'rail').first()
  const t = translator('nl')
  return {
    rail: island.getByRole('list').first(),
    back: island.getByRole('button', { name: t('list.previous') }),
    on: island.getByRole('button', { name: t('list.following') }),
  }
}

/** Returns the number of cards of the first row that are wholly between the page's edges. */
function wholeCards(page: Page): Promise<number> {
  return rowOf(page).rail.evaluate(
    (list) =>
      [...list.querySelectorAll(':scope > li')].filter((card) => {
        const { left, right } = card.getBoundingClientRect()
        return left >= 0 && right <= document.documentElement.clientWidth
      }).length,
  )
}
