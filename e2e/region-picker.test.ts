import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Lang } from '../src/platform/format/lang.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { open } from './harness.ts'
import {
  listHeading,
  moreFilters,
  placeField,
  regionTags,
  requestsOf,
  searchReady,
} from './search-page.ts'

describe('the region picker', () => {
  const [lang, path] = ['fr', '/fr/a-vendre'] as const
  const [ghent, wholeTown] = ['Gand', 'Gand, tous les codes postaux']

  test('adds places one by one and removes them', async () => {
    const { page, problems } = await openPicker(path, lang)
    const tags = regionTags(page, lang)
    const requests = requestsOf(page)
    await pick(page, 'gent', `${ghent} 9000`)
    await page.waitForURL(`**${path}?region=${ghent}%7C9000`)
    await expect.poll(() => tags.count()).toBe(1)
    await pick(page, 'mariakerke 9030', 'Mariakerke 9030')
    await expect.poll(() => tags.count()).toBe(2)
    await expect.poll(() => regionsOf(page)).toEqual([`${ghent}|9000`, 'Mariakerke|9030'])
    expect(requests.filter((request) => request.startsWith(path))).toHaveLength(2)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-region')
    await page
      .getByRole('search')
      .getByRole('button', { name: translator(lang)('nav.close') })
      .click()
    const others = placeField(page).getByText(/^\+/)
    expect(await others.textContent()).toBe('+ 1')
    await others.click()
    expect(
      await placeField(page)
        .getByRole('link', { name: /Mariakerke/ })
        .isVisible(),
    ).toBe(true)
    await page.keyboard.press('Escape')
    expect(
      await placeField(page)
        .getByRole('link', { name: /Mariakerke/ })
        .isVisible(),
    ).toBe(false)
    await moreFilters(page, lang).click()
    expect(await radius(page).isVisible()).toBe(false)
    await tags.first().click()
    await expect.poll(() => tags.count()).toBe(1)
    expect(await radius(page).isVisible()).toBe(true)
    await page.locator('#search-region').focus()
    await page.keyboard.press('Backspace')
    await expect.poll(() => tags.count()).toBe(0)
    await page.waitForURL(`**${path}`)
    expect(problems).toEqual([])
  })

  test('adds a municipality with all its postcodes as one place', async () => {
    const { page } = await openPicker(path, lang)
    const tags = regionTags(page, lang)
    await pick(page, 'gent', wholeTown)
    await expect.poll(() => tags.count()).toBe(1)
    await expect.poll(() => regionsOf(page)).toEqual([`${ghent}|town-gent`])
    await page.locator('#search-region').fill('gent')
    const option = page.getByRole('option', { name: wholeTown })
    expect(await option.getAttribute('aria-selected')).toBe('true')
    await option.click()
    await expect.poll(() => tags.count()).toBe(0)
  })
})

test('a radius is rounded down and applies around one place', async () => {
  const { page } = await openPicker('/nl/te-koop?region=Gent%7C9000', 'nl')
  const number = page.getByRole('spinbutton')
  expect(await number.inputValue()).toBe('10')
  expect(await number.getAttribute('min')).toBe('10')
  expect(await number.getAttribute('step')).toBe('5')
  await number.fill('23')
  await page.keyboard.press('Tab')
  await expect.poll(() => new URL(page.url()).searchParams.get('radius')).toBe('20')
  expect(await number.inputValue()).toBe('20')
  await expect.poll(() => listHeading(page).textContent()).toContain('binnen 20\u00a0km van Gent, ')
  await radius(page).uncheck()
  await expect.poll(() => new URL(page.url()).searchParams.has('radius')).toBe(false)
})

/** Returns the places in the URL. */
function regionsOf(page: Page): string[] {
  return new URL(page.url()).searchParams.getAll('region')
}

/** Returns the checkbox that adds the listings around the selected place. */
function radius(page: Page): Locator {
  return page.locator('input[name=radius]')
}

async function openPicker(path: string, lang: Lang) {
  // Larger screens select places in the row only.
  const visit = await open(path, { lang, width: 390 })
  await searchReady(visit.page)
  await moreFilters(visit.page, lang).click()
  return visit
}

async function pick(page: Page, text: string, label: string): Promise<void> {
  await page.locator('#search-region').click()
  await page.keyboard.type(text)
  await page.getByRole('option', { name: label }).first().click()
}
