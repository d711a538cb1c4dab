import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Returns the first carousel of this kind in its island, in view and with its script. */
export async function carouselReady(page: Page, kind: 'row' | 'quotes' | 'fade'): Promise<Locator> {
  const box = page.locator(`[data-carousel=${kind}]`)
  const island = page.locator('pand-island[name=carousel]').filter({ has: box }).first()
  await island.locator(box).first().scrollIntoViewIfNeeded()
  await expect.poll(() => island.getAttribute('ready')).toBe('')
  return island
}

/** Returns the index of the slide at the start of the carousel, or -1 between two. */
export function slideInView(island: Locator): Promise<number> {
  return island
    .locator('[data-carousel]')
    .first()
    .evaluate((box) => {
      const { left } = box.getBoundingClientRect()
      const start = left + Number.parseFloat(getComputedStyle(box).paddingLeft)
      return [...box.querySelectorAll('li')].findIndex(
        (slide) => Math.abs(slide.getBoundingClientRect().left - start) < 2,
      )
    })
}
