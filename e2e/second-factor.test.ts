import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { axeInBothSchemes, axeProblems, open } from './harness.ts'
import { enterPassword, invite } from './invited-staff.ts'
import { OVERVIEW } from './staff-area.ts'

test('a staff member sets up an authenticator app and logs in by keyboard', async () => {
  const staffMember = { email: 'tom@example.org', password: 'a words-only sentence' }
  const { page, problems } = await open('/staff?lang=nl', { width: 390, dark: true })
  await invite(page, staffMember)
  await enterPassword(page, staffMember)
  await page.goto('/staff/account')
  const setupForm = page.locator('form[action="/staff/account/second-factor"]')
  await setupForm.getByLabel('Huidig wachtwoord').fill(staffMember.password)
  await page.keyboard.press('Enter')
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
  expect(problems.filter((problem) => !problem.includes('401'))).toEqual([])
})
