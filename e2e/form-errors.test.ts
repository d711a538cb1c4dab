import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Lang } from '../src/platform/format/lang.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { loginPath, propertyPath } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
import { fillPerson, formOf, sendButton, summaryOf } from './form-page.ts'
import { axeInBothSchemes, hydrateIsland, isFocused, open } from './harness.ts'
import { visitLinks } from './visit-page.ts'

const CHECK = '**/api/appointments/check-email'

describe('a visit request without a slot', () => {
  test('moves the focus to the first chip, without a summary', async () => {
    const lang = 'fr'
    const t = translator(lang)
    const { page } = await open(propertyPath(lang, PROPERTIES.plain), { lang: `${lang}-BE` })
    await page.route(CHECK, (route) => route.fulfill({ json: { status: 'failed' } }))
    await openVisit(page, lang)
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
})

test('an email address that was typed before the island started is checked then', async () => {
  const lang = 'nl'
  const t = translator(lang)
  const { page } = await open('/healthz')
  const chunk = Promise.withResolvers<void>()
  await page.route('**/visit-*.js', async (route) => {
    await chunk.promise
    await route.continue()
  })
  const requested: string[] = []
  await page.route(CHECK, (route) => {
    requested.push(new URLSearchParams(route.request().postData() ?? '').get('email') ?? '')
    return route.fulfill({ json: { status: 'known' } })
  })
  await page.goto(`${propertyPath(lang, PROPERTIES.plain)}#visit`)
  const form = formOf(page, 'visit')
  await form.getByLabel(t('form.email')).fill('kim@example.com\u200b')
  await form.getByLabel(t('form.email')).blur()
  chunk.resolve()
  await form.getByText(t('visit.knownhere')).waitFor()
  expect(requested).toEqual(['kim@example.com'])
})

describe('a form without an island', () => {
  const t = translator('fr')

  test('reports empty fields of a log-in and submits it after they are filled in', async () => {
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

  test('rejects a saved search without a valid email address', async () => {
    const { page } = await open(pathOf('rent', 'fr'), { lang: 'fr-BE' })
    await page
      .getByRole('button', { name: t('searches.offer') })
      .first()
      .press('Enter')
    for (const [typed, key] of [
      ['', 'issue.required.email.search'],
      ['chercheuse@', 'issue.email'],
    ] as const) {
      const email = page.getByLabel(t('searches.email'))
      await email.fill(typed)
      await email.press('Enter')
      await page.getByText(t(key), { exact: true }).waitFor()
      await expect.poll(() => isFocused(email)).toBe(true)
    }
    expect(new URL(page.url()).pathname).toBe(pathOf('rent', 'fr'))
  })
})

async function openVisit(page: Page, lang: Lang): Promise<void> {
  await hydrateIsland(page, 'visit')
  await visitLinks(page, lang).ask.press('Enter')
  await page.getByRole('dialog', { name: translator(lang)('visit.title') }).waitFor()
}
