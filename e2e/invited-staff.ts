import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { origin } from './harness.ts'
import { logInAsAdmin, mailedLink } from './mailed-link.ts'

/** The account of a staff member of one test. */
interface StaffMember {
  email: string
  password: string
}

/** Invites a staff member, who chooses a password by the link of the mail. */
export async function invite(page: Page, { email, password }: StaffMember): Promise<void> {
  const { request } = page
  const headers = { Origin: origin }
  await logInAsAdmin(request)
  const form = { email, name: 'Tom', role: 'editor', lang: 'nl' }
  const invited = await request.post('/staff/accounts', { form, headers })
  expect(invited.ok()).toBe(true)
  const link = await mailedLink(page, email, '/staff/password')
  const response = await request.post(link, { form: { password }, headers })
  expect(response.ok()).toBe(true)
  await page.context().clearCookies()
}

/** Sends the login form with the password. */
export async function enterPassword(page: Page, { email, password }: StaffMember): Promise<void> {
  await page.goto('/staff?lang=nl')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord').fill(password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Wachtwoord').waitFor({ state: 'detached' })
}
