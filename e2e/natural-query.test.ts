import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { pathOf } from './demo.ts'
import { axeProblems, open } from './harness.ts'
import { listCount, requestsOf, searchReady } from './search-page.ts'

const lang = 'de'
const list = pathOf('sale', lang)
const t = translator(lang)

test('a natural-language query opens the list with a removable chip for each filter', async () => {
  const { page, problems } = await open(list, { lang })
  await searchReady(page)
  const where = page.locator('#search-where')
  await where.fill('Haus mit Garten und Sauna bis 900.000')
  await page
    .getByRole('option', { name: /^Suche: Haus · Bis €.900\.000 · Garten \d+ Ergebnisse$/ })
    .waitFor()
  const requests = requestsOf(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**&q=*')
  expect(filtersIn(page)).toBe('budget=-900000&garden=true&type=1')
  await expect.poll(() => where.inputValue()).toBe('')
  expect(await listCount(page)).toBeGreaterThan(0)
  // The question, and where its answer led.
  expect(requests.filter((path) => path.startsWith(list))).toHaveLength(2)
  const parsedQuery = page.locator('[data-live=parsed-query]')
  expect(await parsedQuery.textContent()).toContain('Ohne „Sauna“')
  expect(await parsedQuery.textContent()).not.toContain(t('parsedquery.unread'))
  expect(await axeProblems(page)).toEqual([])
  await parsedQuery.getByRole('link', { name: t('search.garden') }).press('Enter')
  await expect.poll(() => filtersIn(page)).toBe('budget=-900000&type=1')
  expect(problems).toEqual([])
})

/** The list's filters by its address, without the words. */
function filtersIn(page: Page): string {
  const { searchParams } = new URL(page.url())
  searchParams.delete('q')
  return String(searchParams)
}
