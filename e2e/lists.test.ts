import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { open } from './harness.ts'
import { cards, listCount, priceOf } from './search-page.ts'

describe('the sort order of a list', () => {
  test('changes without a page load and returns to the first page', async () => {
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
})

describe('a list without results', () => {
  test('shows suggestions with their number of results', async () => {
    const { page, problems } = await open('/fr/a-vendre?type=1&bedrooms=1&region=Gent%7C9000')
    expect(await listCount(page)).toBe(0)
    const suggestion = page
      .getByRole('main')
      .getByRole('link', { name: /: \d+ biens?$/ })
      .first()
    const expectedCount = Number(
      /\d+(?= biens?$)/.exec((await suggestion.textContent()) ?? '')?.[0],
    )
    expect(expectedCount).toBeGreaterThan(0)
    await suggestion.click()
    await expect.poll(() => listCount(page)).toBe(expectedCount)
    expect(problems).toEqual([])
  })
})

async function shownPrices(page: Page): Promise<number[]> {
  const texts = await priceOf(cards(page)).allTextContents()
  return texts.map((text) => Number(text.replace(/\D/g, '')))
}
