import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { islandOf, waitForTransitions } from './harness.ts'

/** Returns the dialog of the photo tour. */
export function photoTour(page: Page): Locator {
  return islandOf(page, 'gallery')
    .getByRole('dialog')
    .filter({ hasNot: page.getByRole('status') })
}

/** Returns the dialog of the lightbox. */
export function lightbox(page: Page): Locator {
  return islandOf(page, 'gallery')
    .getByRole('dialog')
    .filter({ has: page.getByRole('status') })
}

/** Returns a picture of the gallery on the page. The index starts at 0. */
export function galleryPicture(page: Page, index: number): Locator {
  return islandOf(page, 'gallery').first().getByRole('group').locator(`a[data-picture="${index}"]`)
}

/** Returns a picture in the photo tour. The index starts at 0. */
export function tourPicture(page: Page, index: number): Locator {
  return photoTour(page).locator(`a[data-picture="${index}"]`)
}

/** Opens a picture in the lightbox through the photo tour. */
export async function openLightbox(page: Page, index: number): Promise<void> {
  await galleryPicture(page, index).click()
  await tourPicture(page, index).click()
  await waitForLightbox(page)
}

/** Returns the current picture of the lightbox. The other pictures are hidden, also from screen readers. */
export function lightboxPicture(page: Page): Locator {
  return lightbox(page).getByRole('img')
}

/** Returns the status text with the number of the current picture, such as 'Photo 3 of 8'. */
export function lightboxCounter(page: Page): Locator {
  return lightbox(page).getByRole('status')
}

/** Returns the number of the current picture. The first picture has number 1. */
export async function currentPictureNumber(page: Page): Promise<number> {
  return Number(/\d+/.exec((await lightboxCounter(page).textContent()) ?? '')?.[0])
}

/** Waits until the lightbox is open and contains its picture. */
export async function waitForLightbox(page: Page): Promise<void> {
  await lightbox(page).waitFor()
  await lightboxPicture(page).waitFor({ state: 'attached' })
}

/** Returns the zoom factor of the current picture. It is initially 1. */
export function zoomFactor(page: Page): Promise<number> {
  return lightboxPicture(page).evaluate((picture: HTMLElement) =>
    Math.round(picture.getBoundingClientRect().width / picture.offsetWidth),
  )
}

/** Waits until the current picture has loaded and stopped moving. */
export async function waitForPicture(page: Page): Promise<void> {
  await expect
    .poll(() =>
      lightboxPicture(page).evaluate(
        (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0,
      ),
    )
    .toBe(true)
  await waitForTransitions(page)
}
