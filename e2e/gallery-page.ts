import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { islandOf, transitionsEnded } from './harness.ts'

/** Returns the dialog of the photo tour. */
export function tourOf(page: Page): Locator {
  return islandOf(page, 'gallery')
    .getByRole('dialog')
    .filter({ hasNot: page.getByRole('status') })
}

/** Returns the dialog of the lightbox. */
export function lightboxOf(page: Page): Locator {
  return islandOf(page, 'gallery')
    .getByRole('dialog')
    .filter({ has: page.getByRole('status') })
}

/** Returns a picture on the page. The index starts at 0. */
export function tileOf(page: Page, at: number): Locator {
  return islandOf(page, 'gallery').getByRole('group').locator(`a[data-picture="${at}"]`)
}

/** Returns a picture in the photo tour. The index starts at 0. */
export function linkOf(page: Page, at: number): Locator {
  return tourOf(page).locator(`a[data-picture="${at}"]`)
}

/** Opens a picture in the lightbox through the photo tour. */
export async function openLightbox(page: Page, at: number): Promise<void> {
  await tileOf(page, at).click()
  await linkOf(page, at).click()
  await lightboxReady(page)
}

/** Returns the current picture. The others are hidden, also from screen readers. */
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

export async function lightboxReady(page: Page): Promise<void> {
  await lightboxOf(page).waitFor()
  await pictureOf(page).waitFor({ state: 'attached' })
}

/** Returns the zoom factor of the picture. It is initially 1. */
export function zoomOf(page: Page): Promise<number> {
  return pictureOf(page).evaluate((picture: HTMLElement) =>
    Math.round(picture.getBoundingClientRect().width / picture.offsetWidth),
  )
}

/** Returns the distance in pixels between the centres of the picture and its slide. */
export function centreOffset(page: Page): Promise<number> {
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
export async function pictureReady(page: Page): Promise<void> {
  await expect
    .poll(() =>
      pictureOf(page).evaluate(
        (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0,
      ),
    )
    .toBe(true)
  await transitionsEnded(page)
}
