import { expect, test } from 'vitest'
import { open } from './harness.ts'
import { logIn } from './staff-area.ts'

test('an admin adds an office by keyboard, without scripts', async () => {
  const { page } = await open('/staff', { javascript: false, width: 390 })
  await logIn(page, 'staff')
  await page.goto('/staff/settings/offices')
  const names = page.getByLabel('Naam', { exact: true })
  const count = await names.count()
  await page.getByRole('button', { name: 'Toevoegen' }).press('Enter')
  await expect.poll(() => names.count()).toBe(count + 1)
  await page.getByRole('button', { name: `Omhoog: Kantoor ${count + 1}` }).press('Enter')
  await expect.poll(() => names.nth(count - 1).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Publiceren' }).press('Enter')
  await page.getByRole('alert').filter({ hasText: 'nog niets bewaard' }).waitFor()
  await page.getByRole('button', { name: `Verwijderen: Kantoor ${count}` }).press('Enter')
  await expect.poll(() => names.count()).toBe(count)
  await page.getByRole('button', { name: 'Publiceren' }).press('Enter')
  await page.getByRole('status').filter({ hasText: 'Gepubliceerd' }).waitFor()
})

test('an editor adds a module to a page by keyboard, without scripts, and discards it', async () => {
  const { page } = await open('/staff', { javascript: false, width: 390 })
  await logIn(page, 'editor')
  await page.goto('/staff/pages/1')
  await page.getByText('Onderdeel toevoegen').press('Enter')
  await page.getByRole('button', { name: /^Vragen en antwoorden/ }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Vragen en antwoorden' }).waitFor()
  await page
    .getByRole('textbox', { name: 'Titel boven dit onderdeel, Nederlands' })
    .fill('Nog vragen?')
  await page.getByRole('button', { name: 'Bewaren als concept', exact: true }).last().press('Enter')
  await page.getByRole('status').filter({ hasText: 'Bewaard als concept' }).waitFor()
  await page.getByRole('link', { name: 'Home', exact: true }).press('Enter')
  await page.getByRole('button', { name: /^Omhoog: .*Nog vragen/ }).press('Enter')
  await page.getByRole('button', { name: 'Concept weggooien' }).press('Enter')
  await page.getByRole('status').filter({ hasText: 'weg' }).waitFor()
  expect(await page.getByText('Nog vragen?').count()).toBe(0)
})
