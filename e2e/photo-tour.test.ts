import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import {
  galleryPicture,
  lightbox,
  photoTour,
  tourPicture,
  waitForLightbox,
} from './gallery-page.ts'
import { axeInBothSchemes, isFocused, open } from './harness.ts'

const t = translator('nl')
const PROPERTY_PATH = '/property/410001'

test('the photo tour shows rooms, their facts, the price and the visit button', async () => {
  const { page, problems } = await open(`/nl${PROPERTY_PATH}`, { scrollbars: true })
  await galleryPicture(page, 2).focus()
  await page.keyboard.press('Enter')
  await photoTour(page).waitFor()
  await expect.poll(() => isFocused(tourPicture(page, 2))).toBe(true)
  const room = photoTour(page).getByRole('heading', { name: 'Keuken' })
  const bar = photoTour(page).getByText('€ 345.000')
  const visit = photoTour(page).getByRole('link', { name: t('manager.plan') })
  for (const part of [room, bar, visit]) await expect.poll(() => isVisible(part)).toBe(true)
  expect(await photoTour(page).getByText('11,6 m² · 4e verdieping').count()).toBe(1)

  const rooms = photoTour(page)
    .getByRole('navigation', { name: t('walk.rooms') })
    .getByRole('button')
  expect(await rooms.count()).toBe(6)
  await rooms.last().press('Enter')
  await expect.poll(() => isVisible(tourPicture(page, 5))).toBe(true)
  await expect.poll(() => rooms.last().getAttribute('aria-current')).toBe('true')
  await expect.poll(() => isFocused(tourPicture(page, 5))).toBe(true)
  expect(await axeInBothSchemes(page)).toEqual([])

  await visit.click()
  const sheet = page.getByRole('dialog', { name: t('visit.title') })
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  expect(await photoTour(page).isVisible()).toBe(true)
  expect(problems).toEqual([])
})

test('the back button closes the lightbox, then the photo tour, then leaves the page', async () => {
  const { page, problems } = await open('/nl/')
  await page.goto(`/nl${PROPERTY_PATH}`)
  const address = page.url()
  await galleryPicture(page, 1).click()
  await tourPicture(page, 1).click()
  await waitForLightbox(page)
  await page.goBack()
  await lightbox(page).waitFor({ state: 'hidden' })
  expect(await photoTour(page).isVisible()).toBe(true)
  await page.goBack()
  await photoTour(page).waitFor({ state: 'hidden' })
  expect(page.url()).toBe(address)
  await expect.poll(() => isFocused(galleryPicture(page, 1))).toBe(true)

  await galleryPicture(page, 1).click()
  await photoTour(page).waitFor()
  await page.keyboard.press('Escape')
  await photoTour(page).waitFor({ state: 'hidden' })
  expect(page.url()).toBe(address)
  // The browser removes the history entry of the photo tour after the dialog has closed.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto')
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/nl/')
  expect(problems).toEqual([])
})

function isVisible(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const at = document.elementFromPoint(
      (left + right) / 2,
      Math.min((top + bottom) / 2, innerHeight - 1),
    )
    return at !== null && (element.contains(at) || at.contains(element)) && top < innerHeight
  })
}
