import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { open } from './harness.ts'
import { cards, priceOf } from './search-page.ts'

test('the sort order of a list changes without a page load and returns to the first page', async () => {
  const { page, problems } = await open('/nl/te-koop?page=2')
  const submit = page.getByRole('button', { name: translator('nl')('sort.apply') })
  expect(await submit.isVisible()).toBe(false)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.locator('select[name=order]').focus()
  await page.locator('select[name=order]').selectOption({ label: 'Prijs oplopend' })
  await page.waitForURL(/order=Price\+asc/)
  await page.waitForFunction(() => !document.querySelector('[aria-busy]'))
  expect(page.url()).not.toContain('page=')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('order')
  const prices = (await shownPrices(page)).filter((price) => price > 0)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(problems).toEqual([])
})

async function shownPrices(page: Page): Promise<number[]> {
  const texts = await priceOf(cards(page)).allTextContents()
  return texts.map((text) => Number(text.replace(/\D/g, '')))
}

test('a list that is on its way shows at once that it is loading, and moves nothing', async () => {
  const { page, problems } = await open('/nl/te-koop', { width: 390 })
  const answer = Promise.withResolvers<void>()
  await page.route('**/nl/te-koop?order=*', (route) => answer.promise.then(() => route.continue()))
  const heading = page.locator('[data-live=list-heading]')
  const list = page.locator('[data-live=list]')
  const before = await list.boundingBox()
  await page.locator('select[name=order]').focus()
  await page.locator('select[name=order]').selectOption({ label: 'Prijs oplopend' })
  await expect.poll(() => heading.getAttribute('aria-busy')).toBe('true')
  await expect.poll(() => list.evaluate((one) => getComputedStyle(one).opacity)).toBe('0.5')
  expect(await list.boundingBox()).toEqual(before)
  answer.resolve()
  await expect.poll(() => heading.getAttribute('aria-busy')).toBe(null)
  expect(await list.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
  expect(problems).toEqual([])
})
