import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
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

const lang = 'fr'
const [ghent, wholeTown] = ['Gand', 'Gand, tous les codes postaux']

test('the region picker adds places and a radius, and removes them', async () => {
  const path = '/fr/a-vendre'
  // Larger screens select places in the row only.
  const { page, problems } = await open(path, { lang, width: 390 })
  await searchReady(page)
  await moreFilters(page, lang).click()
  const tags = regionTags(page, lang)
  const radius = page.locator('input[name=radius]')
  const regions = () => new URL(page.url()).searchParams.getAll('region')
  const requests = requestsOf(page)
  await pick(page, 'gent', `${ghent} 9000`)
  await expect.poll(regions).toEqual([`${ghent}|9000`])
  await expect.poll(() => tags.count()).toBe(1)
  await pick(page, 'mariakerke 9030', 'Mariakerke 9030')
  await expect.poll(() => tags.count()).toBe(2)
  await expect.poll(regions).toEqual([`${ghent}|9000`, 'Mariakerke|9030'])
  expect(requests.filter((request) => request.startsWith(path))).toHaveLength(2)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-region')

  await page
    .getByRole('search')
    .getByRole('button', { name: translator(lang)('nav.close') })
    .click()
  const others = placeField(page).getByText(/^\+/)
  const other = placeField(page).getByRole('link', { name: /Mariakerke/ })
  expect(await others.textContent()).toBe('+ 1')
  await others.click()
  expect(await other.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await other.isVisible()).toBe(false)

  await moreFilters(page, lang).click()
  expect(await radius.isVisible()).toBe(false)
  await tags.last().click()
  await expect.poll(() => tags.count()).toBe(1)
  const number = page.getByRole('spinbutton')
  expect(await number.inputValue()).toBe('10')
  await number.fill('23')
  await page.keyboard.press('Tab')
  await expect.poll(() => new URL(page.url()).searchParams.get('radius')).toBe('20')
  expect(await number.inputValue()).toBe('20')
  await expect.poll(() => listHeading(page).textContent()).toContain('20\u00a0km')
  await radius.uncheck()
  await expect.poll(() => new URL(page.url()).searchParams.has('radius')).toBe(false)
  await page.locator('#search-region').focus()
  await page.keyboard.press('Backspace')
  await expect.poll(() => tags.count()).toBe(0)

  await pick(page, 'gent', wholeTown)
  await expect.poll(regions).toEqual([`${ghent}|town-gent`])
  await page.locator('#search-region').fill('gent')
  const option = page.getByRole('option', { name: wholeTown })
  expect(await option.getAttribute('aria-selected')).toBe('true')
  await option.click()
  await expect.poll(() => tags.count()).toBe(0)
  expect(problems).toEqual([])
})

async function pick(page: Page, text: string, label: string): Promise<void> {
  await page.locator('#search-region').click()
  await page.keyboard.type(text)
  await page.getByRole('option', { name: label }).first().click()
}
