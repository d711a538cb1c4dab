import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { propertyPath, STAFF } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
import { open, waitForIsland } from './harness.ts'
import { logIn } from './staff-area.ts'

const PICTURES = /\.(avif|jpe?g|png|webp)$/

test.each([pathOf('sale', 'nl'), propertyPath('nl', PROPERTIES.plain)])(
  'pictures that fail to load are replaced by the placeholder on %s',
  async (path) => {
    const { page } = await open('/healthz', { pictures: true, freshTab: true })
    await failPictures(page)
    await page.goto(path)
    await expect.poll(() => photosInView(page)).not.toHaveLength(0)
    await expect
      .poll(async () => new Set(await photosInView(page)))
      .toEqual(new Set(['placeholder']))
  },
)

test('the placeholder has the background of the dark scheme', async () => {
  const { page } = await open(propertyPath('nl', PROPERTIES.noPictures), {
    pictures: true,
    dark: true,
  })
  const image = page.locator('.gallery > img')
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(960)
  const style = await image.evaluate((element: HTMLImageElement) => {
    const context = document.createElement('canvas').getContext('2d')
    context?.drawImage(element, 0, 0)
    const panel = element.parentElement
    return {
      cornerAlpha: context?.getImageData(1, 1, 1, 1).data[3],
      isAsAround:
        panel &&
        getComputedStyle(element).backgroundColor === getComputedStyle(panel).backgroundColor,
      filter: getComputedStyle(element).filter,
    }
  })
  expect(style).toEqual({ cornerAlpha: 0, isAsAround: true, filter: 'none' })
})

test('the gallery is usable if its pictures fail to load', async () => {
  const { page } = await open('/healthz', { pictures: true, freshTab: true })
  await failPictures(page)
  await page.goto(propertyPath('nl', PROPERTIES.plain))
  await page.getByRole('button', { name: '6 foto’s' }).click()
  await waitForIsland(page, 'gallery')
  await page.getByRole('dialog').first().waitFor()
  await expect.poll(async () => new Set(await photosInView(page))).toEqual(new Set(['placeholder']))
})

test('without JavaScript a failed picture is covered by the placeholder and its text', async () => {
  const { page } = await open('/healthz', { pictures: true, javascript: false, freshTab: true })
  await failPictures(page)
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

test('the media library shows the placeholder for a failed picture', async () => {
  const { page } = await open('/healthz', { pictures: true, freshTab: true })
  await failPictures(page)
  await logIn(page, 'editor')
  await page.goto(STAFF.media)
  const image = page.locator('.thumb img').first()
  await expect
    .poll(() => image.evaluate((element) => getComputedStyle(element, '::before').backgroundImage))
    .toContain('/images/placeholder.svg')
})

async function failPictures(page: Page): Promise<void> {
  await page.route(PICTURES, (route) => route.abort())
}

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
