import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { islandOf, settled } from './harness.ts'

/** The pictures on the whole screen, once they are open. */
export function lightboxOf(page: Page): Locator {
  return islandOf(page, 'gallery').getByRole('dialog')
}

/** The picture whose turn it is; the others are hidden from everybody. */
export function pictureOf(page: Page): Locator {
  return lightboxOf(page).getByRole('img')
}

export function countOf(page: Page): Locator {
  return lightboxOf(page).getByRole('status')
}

/** Which picture has its turn, counted from one. */
export async function indexOf(page: Page): Promise<number> {
  return Number(/\d+/.exec((await countOf(page).textContent()) ?? '')?.[0])
}

export async function shown(page: Page): Promise<void> {
  await lightboxOf(page).waitFor()
  await pictureOf(page).waitFor({ state: 'attached' })
}

/** How many times as large as at first the picture is. */
export function zoomOf(page: Page): Promise<number> {
  return pictureOf(page).evaluate((picture: HTMLElement) =>
    Math.round(picture.getBoundingClientRect().width / picture.offsetWidth),
  )
}

/** How far the picture's middle lies from the screen's part for it. */
export function offCentre(page: Page): Promise<number> {
  return pictureOf(page).evaluate((picture) => {
    const middle = (element: Element | null) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return [left + width / 2, top + height / 2] as const
    }
    const [x, y] = middle(picture)
    const [slideX, slideY] = middle(picture.closest('[aria-hidden=false]'))
    return Math.hypot(x - slideX, y - slideY)
  })
}

/** Once the picture whose turn it is has come and lies still. */
export async function pictureShown(page: Page): Promise<void> {
  await expect
    .poll(() =>
      pictureOf(page).evaluate(
        (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0,
      ),
    )
    .toBe(true)
  await settled(page)
}
