import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { islandOf, settled } from './harness.ts'

/** The page of pictures by room, once it is open. */
export function walkOf(page: Page): Locator {
  return islandOf(page, 'gallery')
    .getByRole('dialog')
    .filter({ hasNot: page.getByRole('status') })
}

/** The pictures on the whole screen, once they are open. */
export function lightboxOf(page: Page): Locator {
  return islandOf(page, 'gallery')
    .getByRole('dialog')
    .filter({ has: page.getByRole('status') })
}

/** The tile on the page itself, counted from 0. */
export function tileOf(page: Page, at: number): Locator {
  return islandOf(page, 'gallery').getByRole('group').locator(`a[data-picture="${at}"]`)
}

/** The picture in the walk, counted from 0. */
export function linkOf(page: Page, at: number): Locator {
  return walkOf(page).locator(`a[data-picture="${at}"]`)
}

/** Opens the picture full screen by way of the walk. */
export async function openFull(page: Page, at: number): Promise<void> {
  await tileOf(page, at).click()
  await linkOf(page, at).click()
  await shown(page)
}

/** The current picture; the others are hidden from everybody. */
export function pictureOf(page: Page): Locator {
  return lightboxOf(page).getByRole('img')
}

export function countOf(page: Page): Locator {
  return lightboxOf(page).getByRole('status')
}

/** Returns the number of the current picture, counted from one. */
export async function indexOf(page: Page): Promise<number> {
  return Number(/\d+/.exec((await countOf(page).textContent()) ?? '')?.[0])
}

export async function shown(page: Page): Promise<void> {
  await lightboxOf(page).waitFor()
  await pictureOf(page).waitFor({ state: 'attached' })
}

/** Returns the picture's zoom factor; 1 is its size at first. */
export function zoomOf(page: Page): Promise<number> {
  return pictureOf(page).evaluate((picture: HTMLElement) =>
    Math.round(picture.getBoundingClientRect().width / picture.offsetWidth),
  )
}

/** Returns the distance in pixels of the picture's middle from the middle of its area of the screen. */
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

/** Waits until the current picture has loaded and stopped moving. */
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
