import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { loginPath, propertyPath } from '../src/urls.ts'
import { PROPERTIES } from './demo.ts'
import { fillPerson, formOf, sendButton, summaryOf } from './form-page.ts'
import { axeInBothSchemes, hydrateIsland, isFocused, open } from './harness.ts'
import { visitLinks } from './visit-page.ts'

const CHECK = '**/api/appointments/check-email'

test('a visit request without a slot moves the focus to the first chip, without a summary', async () => {
  const lang = 'fr'
  const t = translator(lang)
  const { page } = await open(propertyPath(lang, PROPERTIES.plain), { lang: `${lang}-BE` })
  await page.route(CHECK, (route) => route.fulfill({ json: { status: 'failed' } }))
  await hydrateIsland(page, 'visit')
  await visitLinks(page, lang).ask.press('Enter')
  const form = formOf(page, 'visit')
  await fillPerson(form)
  await sendButton(form).click()
  const chip = form.getByRole('checkbox').first()
  await expect.poll(() => isFocused(chip)).toBe(true)
  expect(await summaryOf(form).isVisible()).toBe(false)
  const error = form.getByText(t('issue.required.visit'), { exact: true })
  expect(await error.isVisible()).toBe(true)
  expect(await chip.getAttribute('aria-invalid')).toBe('true')
  expect(await axeInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Space')
  await expect.poll(() => error.count()).toBe(0)
})

test('a log-in reports empty fields and is submitted after they are filled in', async () => {
  const t = translator('fr')
  const { page } = await open(loginPath('fr'), { lang: 'fr-BE' })
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  const email = page.getByLabel(t('login.email'))
  const password = page.getByLabel(t('login.password'))
  await email.press('Enter')
  await page.getByText(t('issue.required.email.login'), { exact: true }).waitFor()
  await page.getByText(t('issue.required.password'), { exact: true }).waitFor()
  expect(await isFocused(email)).toBe(true)
  expect(await axeInBothSchemes(page)).toEqual([])
  await email.fill('unknown@example.com')
  await email.press('Enter')
  await expect.poll(() => isFocused(password)).toBe(true)
  expect(await email.getAttribute('aria-invalid')).toBeNull()
  expect(posted).toEqual([])
  await password.fill('not-the-password')
  await password.press('Enter')
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor()
  expect(posted).toHaveLength(1)
})
