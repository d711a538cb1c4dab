import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES } from './demo.ts'
import { formOf } from './form-page.ts'
import { axeProblems, hydrateIsland, isFocused, open } from './harness.ts'
import { visitLinks } from './visit-page.ts'

const CHECK = '**/api/appointments/check-email'

describe('a visit request with questionnaire and widget', () => {
  const t = translator('nl')
  const path = propertyPath('nl', PROPERTIES.rental)

  test('has five steps that work by keyboard', async () => {
    const lang = 'fr'
    const words = translator(lang)
    const { page } = await open('/healthz')
    await page.route(CHECK, (route) => route.fulfill({ json: { status: 'failed' } }))
    await withWidget(page, propertyPath(lang, PROPERTIES.rental), {
      isUnavailable: true,
      hasOwnQuestionnaire: true,
    })
    await page.goto(propertyPath(lang, PROPERTIES.rental))
    await hydrateIsland(page, 'visit')
    await visitLinks(page, lang).ask.press('Enter')
    const sheet = page.getByRole('dialog', { name: words('visit.title') })
    const email = sheet.getByLabel(words('form.email')).first()
    for (const [typed, key] of [
      ['', 'issue.required.email.visit'],
      ['an', 'issue.email'],
    ] as const) {
      await email.fill(typed)
      await page.keyboard.press('Enter')
      await sheet.getByText(words(key), { exact: true }).waitFor()
      await expect.poll(() => isFocused(email)).toBe(true)
    }
    await email.fill('')
    await page.keyboard.type('an@example.com')
    await page.keyboard.press('Enter')
    await sheet.getByRole('heading', { name: words('visitsteps.toolittle') }).waitFor()
    expect(await axeProblems(page)).toEqual([])
    await sheet.getByRole('button', { name: words('visitsteps.questions') }).press('Enter')
    await page.keyboard.type('An')
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedName(page)).toBe('Name')
    await page.keyboard.type('Peeters')
    await sheet.locator('form:visible').getByLabel(words('form.phone')).focus()
    await page.keyboard.type('0470 12 34 56')
    await page.keyboard.press('Enter')
    await sheet.getByRole('heading', { name: words('visitsteps.thanks') }).waitFor()
    await sheet.getByRole('button', { name: words('visitsteps.picktime') }).press('Enter')
    await sheet.getByText(words('visitsteps.widgetfailed')).waitFor()
    const form = formOf(page, 'visit')
    expect(await form.getByRole('checkbox').count()).toBe(12)
    expect(await form.getByLabel(words('form.firstname')).inputValue()).toBe('An')
    expect(await form.getByLabel(words('form.email')).inputValue()).toBe('an@example.com')
    expect(await axeProblems(page)).toEqual([])
  })

  test('reuses known answers, and restarts after it was closed at the last step', async () => {
    const { page } = await open(path)
    await page.route(CHECK, (route) => route.fulfill({ json: { status: 'known' } }))
    await hydrateIsland(page, 'visit')
    const { ask, pick } = visitLinks(page, 'nl')
    await ask.click()
    const sheet = page.getByRole('dialog', { name: t('visit.title') })
    await sheet.getByLabel(t('form.email')).first().fill('an@example.com')
    await sheet.getByRole('button', { name: t('visitsteps.check') }).click()
    await sheet.getByRole('heading', { name: t('visitsteps.enough') }).waitFor()
    await sheet.getByRole('button', { name: t('visitsteps.existing') }).click()
    await sheet.getByRole('heading', { name: t('visitsteps.thanks') }).waitFor()
    await sheet.getByRole('button', { name: t('visitsteps.close') }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(ask)).toBe(true)
    expect(await pick.isVisible()).toBe(false)
    await ask.click()
    await sheet.getByLabel(t('form.email')).first().waitFor()
  })

  test('opens at the last step for a URL with an appointment', async () => {
    const { page } = await open(`${path}?appointment=1`)
    const sheet = page.getByRole('dialog', { name: t('visit.title') })
    await sheet.getByRole('heading', { name: t('visitsteps.thanks') }).waitFor()
    const { ask, pick } = visitLinks(page, 'nl')
    expect(await pick.isVisible()).toBe(true)
    expect(await ask.isVisible()).toBe(false)
  })

  test('uses the external widget to select a slot if the agency has one', async () => {
    const { page } = await open('/healthz')
    await withWidget(page, path, { isUnavailable: false, hasOwnQuestionnaire: false })
    await page.goto(`${path}?appointment=1`)
    const sheet = page.getByRole('dialog', { name: t('visit.title') })
    await sheet.getByRole('button', { name: t('visitsteps.picktime') }).click()
    await expect.poll(() => page.title()).toBe('booked')
    await sheet.waitFor({ state: 'hidden' })
    expect(await visitLinks(page, 'nl').pick.isVisible()).toBe(true)
    const widget = page.locator('.appointment-widget')
    expect(await widget.locator('script').getAttribute('data-key')).toBe('lindehof-demo')
    expect((await widget.boundingBox())?.height).toBeCloseTo(600)
  })
})

interface Partner {
  /** True if the script of the widget fails to load. */
  isUnavailable: boolean
  /** True if no questionnaire of another site is used. */
  hasOwnQuestionnaire: boolean
}

/** Opens the page with another appointment widget, as if the agency's settings named it. */
async function withWidget(
  page: Page,
  path: string,
  { isUnavailable, hasOwnQuestionnaire }: Partner,
): Promise<void> {
  const scripts = [
    { id: 'appointment', src: '/widget.js', category: 'necessary', on: 'demand', data: {} },
  ]
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/"questionnaireUrl":"[^"]*"/, (url) =>
        hasOwnQuestionnaire ? '"questionnaireUrl":null' : url,
      )
      .replace(/<body[^>]*>/, `<body data-external-scripts='${JSON.stringify(scripts)}'>`)
    await route.fulfill({ response, body: html })
  })
  const widget = `
    const button = document.createElement('button')
    button.onclick = () => { document.title = 'booked' }
    document.currentScript.parentElement.append(button)`
  await page.route('**/widget.js', (route) =>
    isUnavailable ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: widget }),
  )
}

function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'))
}
