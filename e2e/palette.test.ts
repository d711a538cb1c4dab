import { expect, test } from 'vitest'
import { isFocused, open } from './harness.ts'
import { logIn } from './staff-area.ts'

test('Ctrl-K finds a screen, a listing and an action by keyboard alone', async () => {
  const { page, problems } = await open('/staff')
  await logIn(page, 'editor')
  await page.goto('/staff/redirects')
  const palette = page.getByRole('dialog', { name: 'Overal zoeken' })
  const field = palette.getByRole('combobox')
  const selected = palette.getByRole('option', { selected: true })
  const link = page.getByRole('main').getByRole('link').first()
  await link.focus()
  await page.keyboard.press('Control+k')
  await expect.poll(() => isFocused(field)).toBe(true)
  await palette.getByRole('group', { name: 'Acties' }).waitFor()

  await page.keyboard.type('leieboord')
  await palette.getByRole('group', { name: 'Panden' }).waitFor()
  await palette
    .getByRole('status')
    .filter({ hasText: /resulta/ })
    .waitFor()
  const first = await selected.textContent()
  await page.keyboard.press('ArrowDown')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await selected.getAttribute('id'))
  await page.keyboard.press('Home')
  expect(await selected.textContent()).toBe(first)
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(link)).toBe(true)

  // Enter waits for the results of what was typed last.
  await page.keyboard.press('Control+k')
  await field.fill('nieuw artikel')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/staff/articles/new')
  expect(problems).toEqual([])
})

test('the search page shows results while the user types', async () => {
  const { page, problems } = await open('/staff')
  await logIn(page, 'editor')
  await page.goto('/staff/find')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('leieboord')
  await main.getByRole('heading', { name: 'Panden' }).waitFor()
  await expect.poll(() => page.url()).toContain('for=leieboord')
  expect(problems).toEqual([])
})
