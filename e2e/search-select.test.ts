import { expect, test } from 'vitest'
import { isFocused, open } from './harness.ts'
import { logIn } from './staff-area.ts'

test('text filters a select, and Enter moves to it unless the user typed further', async () => {
  const { page, problems } = await open('/staff')
  await logIn(page, 'editor')
  await page.goto('/staff/listings/410002')
  await page.getByRole('group', { name: 'Verwante panden' }).getByText('Toevoegen').click()
  const words = page.getByLabel('Zoek in: Pand').last()
  const choice = page.getByRole('combobox', { name: 'Pand', exact: true }).last()
  await words.waitFor()
  // Until its script is there, a button sends the words.
  await words.locator('..').getByRole('button').waitFor({ state: 'hidden' })
  const requested = Promise.withResolvers<void>()
  const response = Promise.withResolvers<void>()
  await page.route(/for=gen(&|$)/, async (route) => {
    requested.resolve()
    await response.promise
    // The search is aborted by then.
    await route.fallback().catch(() => {})
  })
  await words.fill('gen')
  await words.press('Enter')
  await requested.promise
  await words.pressSequentially('t')
  response.resolve()
  await page
    .getByRole('status')
    .filter({ hasText: /Gevonden: \d/ })
    .waitFor()
  await expect.poll(() => isFocused(words)).toBe(true)
  await words.press('Enter')
  await expect.poll(() => isFocused(choice)).toBe(true)
  expect(problems).toEqual([])
})
