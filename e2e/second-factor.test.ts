import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeInBothSchemes, axeProblems, open, origin, submitPassword } from './harness.ts'
import { mailedLink } from './mailed-link.ts'
import { logInByRequest, OVERVIEW } from './staff-area.ts'

test('a staff member sets up an authenticator app and logs in by keyboard', async () => {
  const staffMember = { email: 'tom@example.org', password: 'a words-only sentence' }
  const { page, problems } = await open('/staff?lang=nl', { width: 390, dark: true })
  await invite(page, staffMember)
  await enterPassword(page, staffMember)
  await page.goto('/staff/account')
  const setupForm = page.locator('form[action="/staff/account/second-factor"]')
  await submitPassword(setupForm.getByLabel('Huidig wachtwoord'), staffMember.password)
  const secret = await page.locator('.secret').textContent()
  expect(await axeInBothSchemes(page)).toEqual([])
  const app = new TOTP({ secret: Secret.fromBase32(secret?.replaceAll(' ', '') ?? '') })
  await page.getByLabel('Code van de app').fill(app.generate())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Uw herstelcodes' }).waitFor()
  expect(await axeProblems(page)).toEqual([])
  const [recovery = ''] = await page.locator('.secret').allTextContents()

  await page.context().clearCookies()
  await enterPassword(page, staffMember)
  const code = page.getByLabel('Code van de app')
  await code.fill(app.generate({ timestamp: Date.now() - 90_000 }))
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await code.focus()
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await page.keyboard.type(recovery)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: OVERVIEW.nl }).waitFor()
  expect(problems.filter((problem) => !/status of 4(?:01|29)/.test(problem))).toEqual([])
})

/** The account of a staff member of one test. */
interface StaffMember {
  email: string
  password: string
}

/** Invites a staff member, who chooses a password by the link of the mail. */
async function invite(page: Page, { email, password }: StaffMember): Promise<void> {
  const { request } = page
  const headers = { Origin: origin }
  await logInByRequest(request, 'staff')
  const form = { email, name: 'Tom', role: 'editor', lang: 'nl' }
  const invited = await request.post('/staff/accounts', { form, headers })
  expect(invited.ok()).toBe(true)
  const link = await mailedLink(page, email, '/staff/password')
  const response = await request.post(link, { form: { password }, headers })
  expect(response.ok()).toBe(true)
  await page.context().clearCookies()
}

/** Sends the login form with the password. */
async function enterPassword(page: Page, { email, password }: StaffMember): Promise<void> {
  await page.goto('/staff?lang=nl')
  await page.getByLabel('E-mailadres').fill(email)
  await submitPassword(page.getByLabel('Wachtwoord'), password)
  await page.getByLabel('Wachtwoord').waitFor({ state: 'detached' })
}
