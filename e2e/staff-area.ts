import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { origin } from './harness.ts'

/** What tests change, each in one file alone: files run at the same time, on one site with all their drafts. */
export const CHANGED = {
  stack: '/staff/pages/1',
  banner: { editor: '/staff/pages/10', address: '/nl/verkopen-met-lindehof' },
  offices: '/staff/settings/offices',
  agency: '/staff/settings/agency',
  text: '/staff/articles/30',
} as const

const LANGUAGES = { nl: 'Nederlands', fr: 'Français' }
/** The heading of the area's first page. */
export const OVERVIEW = { nl: 'Overzicht', fr: 'Aperçu' }

/** Logs in on the Dutch page, and chooses a language as whoever was here before may have. */
export async function logIn(
  page: Page,
  name: 'staff' | 'editor' | 'francine',
  lang: keyof typeof LANGUAGES = 'nl',
): Promise<void> {
  await page.goto('/staff?lang=nl')
  // A third log-in at a time, from another file, is refused.
  while ((await submitLogin(page, name)) === 429) await page.waitForLoadState()
  await openMenu(page)
  // The page in the language that was is much like this one: only the way here tells them apart.
  const arrived = page.waitForEvent('framenavigated')
  await page.getByRole('button', { name: LANGUAGES[lang] }).click()
  await arrived
  await page.getByRole('heading', { level: 1, name: OVERVIEW[lang] }).waitFor()
}

/** Returns the status of the response to the log-in form. */
async function submitLogin(page: Page, name: string): Promise<number> {
  await page.getByLabel('E-mailadres').fill(`${name}@example.com`)
  await page.getByLabel('Wachtwoord').fill(`lindehof-${name}`)
  const responded = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  return (await responded).status()
}

/** Opens what is folded beside the page: on small screens its menu, then the own account. */
export async function openMenu(page: Page): Promise<void> {
  // The menu of small screens.
  const button = page.getByRole('banner').getByRole('button', { name: /^(Beheer|Rubriques)/ })
  const account = page.getByRole('banner').locator('summary')
  await account.waitFor({ state: 'attached' })
  // Before its stylesheet is there, a page shows both menus.
  await page.waitForLoadState()
  if (await button.isVisible()) await button.click()
  await account.click()
}

/** Deletes the uploaded file that the page shows: other tests see the library as it was. */
export async function removeUpload(page: Page): Promise<void> {
  const address = `${page.url().replace(/\?.*/, '')}/removal`
  const removed = await page.request.post(address, { form: {}, headers: { Origin: origin } })
  expect(removed.url()).toContain('done=delete')
}
