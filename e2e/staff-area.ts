import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { origin } from './harness.ts'

/** The documents that tests change. Each is changed by one test file only, because files run concurrently. */
export const CHANGED = {
  stack: '/staff/pages/1',
  banner: { editor: '/staff/pages/10', address: '/nl/verkopen-met-lindehof' },
  offices: '/staff/settings/offices',
  agency: '/staff/settings/agency',
  text: '/staff/articles/30',
} as const

const LANGUAGES = { nl: 'Nederlands', fr: 'Français' }
/** The beginning of the overview's heading, which greets the staff member. */
export const OVERVIEW = { nl: /^Dag /, fr: /^Bonjour / }

type StaffName = 'staff' | 'editor' | 'francine'

/** Logs in and selects a language, because another test may have changed it. */
export async function logIn(
  page: Page,
  name: StaffName,
  lang: keyof typeof LANGUAGES = 'nl',
): Promise<void> {
  await logInByRequest(page.request, name)
  await page.goto('/staff')
  await openMenu(page)
  // The page in the previous language is similar, so wait for the navigation.
  const navigated = page.waitForEvent('framenavigated')
  await page.getByRole('button', { name: LANGUAGES[lang] }).click()
  await navigated
  await page.getByRole('heading', { level: 1, name: OVERVIEW[lang] }).waitFor()
}

/** Logs in the browser of a page without opening a page, which would log an error for each rejection. */
export async function logInByRequest(request: Page['request'], name: StaffName): Promise<void> {
  const form = { email: `${name}@example.com`, password: `lindehof-${name}` }
  const post = () => request.post('/staff/login', { form, headers: { Origin: origin } })
  // A third concurrent log-in, from another test file, is rejected.
  await expect.poll(async () => (await post()).status()).toBe(200)
}

/** Opens the account menu, and on small screens the main menu first. */
export async function openMenu(page: Page): Promise<void> {
  // The menu of small screens.
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: /^(Onderdelen|Menu de gestion)/ })
  const account = page.getByRole('banner').locator('.me > summary')
  await account.waitFor({ state: 'attached' })
  // Before its stylesheet has loaded, a page shows both menus.
  await page.waitForLoadState()
  if (await button.isVisible()) await button.click()
  await account.click()
}

/** Deletes the uploaded file of the page, so that other tests find the library unchanged. */
export async function removeUpload(page: Page): Promise<void> {
  const address = `${page.url().replace(/\?.*/, '')}/removal`
  const response = await page.request.post(address, { form: {}, headers: { Origin: origin } })
  expect(response.url()).toContain('done=delete')
}
