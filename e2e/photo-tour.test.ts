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

const PROPERTY_PATH = '/property/410001'

test.each([
  {
    lang: 'nl' as const,
    width: 1440,
    dark: false,
    kitchen: 'Keuken',
    facts: '11,6 m² · 4e verdieping',
  },
  { lang: 'fr' as const, width: 390, dark: true, kitchen: 'Cuisine', facts: '11,6 m² · 4e étage' },
])(
  'the photo tour in $lang at $width px shows room names, the price and the visit button',
  async (tour) => {
    const { lang, width, dark, kitchen, facts } = tour
    const { page, problems } = await open(`/${lang}${PROPERTY_PATH}`, {
      width,
      dark,
      scrollbars: true,
    })
    const t = translator(lang)
    await galleryPicture(page, 2).focus()
    await page.keyboard.press('Enter')
    await photoTour(page).waitFor()
    await expect.poll(() => isFocused(tourPicture(page, 2))).toBe(true)
    const room = photoTour(page).getByRole('heading', { name: kitchen })
    const bar = photoTour(page).getByText('€ 345.000')
    const visit = photoTour(page).getByRole('link', { name: t('manager.plan') })
    for (const part of [room, bar, visit]) await expect.poll(() => isVisible(part)).toBe(true)
    expect(await photoTour(page).getByText(facts).count()).toBe(1)

    const rooms = photoTour(page)
      .getByRole('navigation', { name: t('walk.rooms') })
      .getByRole('button')
    expect(await rooms.count()).toBe(width === 390 ? 0 : 6)
    if (width === 1440) {
      await rooms.last().press('Enter')
      await expect.poll(() => isVisible(tourPicture(page, 5))).toBe(true)
      await expect.poll(() => rooms.last().getAttribute('aria-current')).toBe('true')
      await expect.poll(() => isFocused(tourPicture(page, 5))).toBe(true)
    }
    for (const part of [bar, visit]) expect(await isVisible(part)).toBe(true)
    expect(await axeInBothSchemes(page)).toEqual([])
    expect(problems).toEqual([])
  },
)

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

test('a visit request opens above the photo tour, which remains open', async () => {
  const t = translator('nl')
  const { page } = await open(`/nl${PROPERTY_PATH}`)
  await galleryPicture(page, 0).click()
  await photoTour(page)
    .getByRole('link', { name: t('manager.plan') })
    .click()
  const sheet = page.getByRole('dialog', { name: t('visit.title') })
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  expect(await photoTour(page).isVisible()).toBe(true)
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
