import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES } from './demo.ts'
import { formOf } from './form-page.ts'
import { axeProblems, hydrateIsland, isFocused, open } from './harness.ts'
import { visitLinks } from './visit-page.ts'

const CHECK = '**/api/appointments/check-email'

test('a visit request with a questionnaire has five steps that work by keyboard', async () => {
  const lang = 'fr'
  const t = translator(lang)
  const { page } = await open('/healthz')
  await page.route(CHECK, (route) => route.fulfill({ json: { status: 'failed' } }))
  await withBrokenWidget(page, propertyPath(lang, PROPERTIES.rental))
  await page.goto(propertyPath(lang, PROPERTIES.rental))
  await hydrateIsland(page, 'visit')
  await visitLinks(page, lang).ask.press('Enter')
  const sheet = page.getByRole('dialog', { name: t('visit.title') })
  const email = sheet.getByLabel(t('form.email')).first()
  for (const [typed, key] of [
    ['', 'issue.required.email.visit'],
    ['an', 'issue.email'],
  ] as const) {
    await email.fill(typed)
    await page.keyboard.press('Enter')
    await sheet.getByText(t(key), { exact: true }).waitFor()
    await expect.poll(() => isFocused(email)).toBe(true)
  }
  await email.fill('')
  await page.keyboard.type('an@example.com')
  await page.keyboard.press('Enter')
  await sheet.getByRole('heading', { name: t('visitsteps.toolittle') }).waitFor()
  expect(await axeProblems(page)).toEqual([])
  await sheet.getByRole('button', { name: t('visitsteps.questions') }).press('Enter')
  await page.keyboard.type('An')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toBe('Name')
  await page.keyboard.type('Peeters')
  await sheet.locator('form:visible').getByLabel(t('form.phone')).focus()
  await page.keyboard.type('0470 12 34 56')
  await page.keyboard.press('Enter')
  await sheet.getByRole('heading', { name: t('visitsteps.thanks') }).waitFor()
  await sheet.getByRole('button', { name: t('visitsteps.picktime') }).press('Enter')
  await sheet.getByText(t('visitsteps.widgetfailed')).waitFor()
  const form = formOf(page, 'visit')
  expect(await form.getByRole('checkbox').count()).toBe(12)
  expect(await form.getByLabel(t('form.firstname')).inputValue()).toBe('An')
  expect(await form.getByLabel(t('form.email')).inputValue()).toBe('an@example.com')
  expect(await axeProblems(page)).toEqual([])
})

/** Opens the page with a widget that fails to load and without a questionnaire of another site. */
async function withBrokenWidget(page: Page, path: string): Promise<void> {
  const scripts = [
    { id: 'appointment', src: '/widget.js', category: 'necessary', on: 'demand', data: {} },
  ]
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/"questionnaireUrl":"[^"]*"/, '"questionnaireUrl":null')
      .replace(/<body[^>]*>/, `<body data-external-scripts='${JSON.stringify(scripts)}'>`)
    await route.fulfill({ response, body: html })
  })
  await page.route('**/widget.js', (route) => route.abort())
}

function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'))
}
