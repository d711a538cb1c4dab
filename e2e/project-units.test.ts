import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { projectPath } from '../src/urls.ts'
import { isFocused, islandOf, open } from './harness.ts'

test('the units of a project are in a tab panel for each building, and can be sorted and filtered', async () => {
  const t = translator('fr')
  const { page, problems } = await open(projectPath('fr', 9001))
  const tabs = page.getByRole('tab')
  expect(await page.getByRole('tabpanel').count()).toBe(1)
  await tabs.first().focus()
  // Before the script is there: the key waits for it.
  await page.keyboard.press('ArrowRight')
  await page.locator('#building-2').waitFor()
  expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
  await expect.poll(() => isFocused(tabs.nth(1))).toBe(true)
  expect(await page.locator('#building-1').isVisible()).toBe(false)
  await page.keyboard.press('Home')
  expect(await page.locator('#building-1').isVisible()).toBe(true)

  const status = islandOf(page, 'units').getByRole('status')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  const names = () => rows.getByRole('rowheader').allTextContents()
  const before = await names()
  const sort = page.getByLabel(t('units.sort'))
  await sort.selectOption('price')
  const prices = (await rows.getByText('€').allTextContents()).map(euros)
  expect(prices.length).toBeGreaterThan(2)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  await sort.selectOption('')
  expect(await names()).toEqual(before)
  await page.getByLabel(t('units.onlyfree')).check()
  const availableUnits = await names()
  expect(availableUnits.length).toBeLessThan(before.length)
  expect(await status.textContent()).toBe(
    t('units.shown.other', { shown: availableUnits.length, count: before.length }),
  )
  expect(await rows.filter({ hasText: t('label.sold') }).count()).toBe(0)
  expect(problems).toEqual([])
})

/** '€ 325.000' as 325000. */
function euros(text: string): number {
  return Number(text.replace(/\D/g, ''))
}
