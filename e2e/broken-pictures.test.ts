import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
import { open, waitForIsland } from './harness.ts'

const PICTURES = /\.(avif|jpe?g|png|webp)$/

test('pictures that fail to load are replaced by the placeholder, also in the photo tour', async () => {
  const { page } = await open('/healthz', { pictures: true, freshTab: true })
  await page.route(PICTURES, (route) => route.abort())
  const placeholders = new Set(['placeholder'])
  await page.goto(pathOf('sale', 'nl'))
  await expect.poll(async () => new Set(await photosInView(page))).toEqual(placeholders)
  await page.goto(propertyPath('nl', PROPERTIES.plain))
  await expect.poll(async () => new Set(await photosInView(page))).toEqual(placeholders)
  await page.getByRole('button', { name: '6 foto’s' }).click()
  await waitForIsland(page, 'gallery')
  await page.getByRole('dialog').first().waitFor()
  await expect.poll(async () => new Set(await photosInView(page))).toEqual(placeholders)
})

test('without JavaScript a failed picture is covered by the placeholder and its text', async () => {
  const { page } = await open('/healthz', { pictures: true, javascript: false, freshTab: true })
  await page.route(PICTURES, (route) => route.abort())
  await page.goto(pathOf('sale', 'nl'))
  const first = page.locator('[data-listing] img').first()
  const part = (name: string) =>
    first.evaluate((image, pseudo) => {
      const { content, backgroundImage } = getComputedStyle(image, pseudo)
      return content + backgroundImage
    }, name)
  expect(await part('::before')).toContain('/images/placeholder.svg')
  expect(await part('::after')).toContain('Foto 1 van')
})

/** Returns what each photo of the page in view shows: `placeholder`, or the address that did not load. */
function photosInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main picture img')].flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || !image.checkVisibility()) return []
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const isInView = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
      if (!isInView) return []
      const isPlaceholder = image.currentSrc.endsWith('/placeholder.svg') && image.naturalWidth > 0
      return [isPlaceholder ? 'placeholder' : image.currentSrc]
    }),
  )
}
