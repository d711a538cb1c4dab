import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import '../src/platform/i18n/full-dictionary.ts'
import { budgetPath, propertyPath } from '../src/urls.ts'
import { PROPERTIES } from './demo.ts'
import { axeInBothSchemes, follow, open } from './harness.ts'
import { cards } from './search-page.ts'

const fr = translator('fr')

test.each([false, true])(
  'the yield of a rent is computed, and what cannot be read stays with an error (scripts: %s)',
  async (javascript) => {
    const { page, problems } = await open(propertyPath('fr', PROPERTIES.plain), { javascript })
    const form = page.locator('#yield')
    await form.getByText(fr('yield.title')).click()
    const rent = form.getByRole('textbox', { name: inEuros('yield.rent') })
    const calculate = form.getByRole('button', { name: fr('amount.calculate') })
    await rent.fill('mille')
    await follow(calculate)
    expect(await rent.inputValue()).toBe('mille')
    expect(await rent.getAttribute('aria-invalid')).toBe('true')
    await form.getByText(fr('amount.range', { min: '1', max: '100.000' })).waitFor()
    // Axe needs timers, which a page without scripts has not.
    if (javascript) expect(await axeInBothSchemes(page)).toEqual([])

    await rent.fill('1.200')
    await follow(calculate)
    await form.getByText(fr('yield.gross', { percent: '3,7' })).waitFor()
    expect(new URL(page.url()).search).toBe('?rent=1.200')
    expect(problems).toEqual([])
  },
)

test('without scripts, an amount per month leads to a list up to its price', async () => {
  const path = propertyPath('fr', PROPERTIES.plain)
  const { page, problems } = await open(path, { javascript: false, width: 390 })
  await follow(page.getByRole('link', { name: fr('cost.budget') }))
  expect(page.url()).toContain(budgetPath('fr', 'flanders'))
  await page.getByRole('textbox', { name: inEuros('budget.monthly') }).fill('1.394')
  await page.getByRole('textbox', { name: inEuros('budget.own') }).fill('80 000')
  await follow(page.getByRole('button', { name: fr('amount.calculate') }))
  const price = '€\u00a0349.000'
  await page.getByRole('heading', { name: fr('budget.result', { price }) }).waitFor()
  await follow(page.getByRole('link', { name: fr('budget.list', { price }) }))
  expect(new URL(page.url()).search).toBe('?budget=-349000')
  await cards(page).first().waitFor()
  expect(problems).toEqual([])
})

/** Returns the label of a field with its unit. */
function inEuros(key: 'yield.rent' | 'budget.monthly' | 'budget.own'): string {
  return fr('amount.euros', { label: fr(key) })
}
