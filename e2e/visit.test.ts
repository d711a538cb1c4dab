import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Lang } from '../src/domain/format/lang.ts'
import { translator } from '../src/i18n/index.ts'
import { formPath, propertyPath } from '../src/urls.ts'
import { HOMES } from './demo.ts'
import { fillPerson, formOf, summaryOf } from './form-page.ts'
import { axeProblems, isFocused, open, wakeIsland } from './harness.ts'

const CHECK = '**/api/appointments/check-email'

describe.each(['nl', 'fr'] as const)('a visit in %s', (lang) => {
  const t = translator(lang)
  const path = propertyPath(lang, HOMES.plain)

  test('is requested step by step, by keyboard', async () => {
    const { page, problems } = await open(path)
    await page.route(CHECK, (route) => route.fulfill({ json: { status: 'failed' } }))
    await visitReady(page)
    const { ask } = waysOf(page, lang)
    await ask.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: t('visit.title') })
    await sheet.waitFor()
    expect(await isLocked(page)).toBe(true)
    expect(await axeProblems(page)).toEqual([])

    await sheet.getByLabel(t('form.email')).first().focus()
    await page.keyboard.type('an@example.com')
    await page.keyboard.press('Enter')
    await sheet.getByRole('heading', { name: t('visit.toolittle') }).waitFor()
    expect(await axeProblems(page)).toEqual([])

    await sheet.getByRole('button', { name: t('visit.questions') }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('An')
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedName(page)).toBe('Name')
    await page.keyboard.type('Peeters')
    await sheet.locator('form:visible').getByLabel(t('form.phone')).focus()
    await page.keyboard.type('0470 12 34 56')
    await page.keyboard.press('Enter')
    await sheet.getByRole('heading', { name: t('visit.thanks') }).waitFor()
    expect(await axeProblems(page)).toEqual([])

    await sheet.getByRole('button', { name: t('visit.picktime') }).focus()
    await page.keyboard.press('Enter')
    await sheet.getByText(t('visit.chipshelp')).waitFor()
    const form = formOf(page, 'visit')
    expect(await form.getByLabel(t('form.firstname')).inputValue()).toBe('An')
    expect(await form.getByLabel(t('form.email')).inputValue()).toBe('an@example.com')
    expect(await axeProblems(page)).toEqual([])

    const chips = sheet.locator('form:visible').getByRole('checkbox', { name: chipOf(lang) })
    expect(await chips.count()).toBe(12)
    for (const at of [0, 3, 11]) {
      await chips.nth(at).focus()
      await page.keyboard.press('Space')
    }
    expect(await chips.and(page.locator(':checked')).count()).toBe(3)
    expect(await chips.and(page.locator(':disabled')).count()).toBe(9)
    expect(await axeProblems(page)).toEqual([])
    const sent = page.waitForRequest(`**${formPath('visit')}`)
    await sheet.getByRole('button', { name: t('visit.send') }).focus()
    await page.keyboard.press('Enter')
    const data = new URLSearchParams((await sent).postData() ?? '')
    expect(data.getAll('VisitPart')).toEqual(['am', 'pm', 'pm'])
    expect(new Set(data.getAll('VisitDate')).size).toBe(3)
    await page.waitForURL(`**/${lang}/merci/contact-me`)
    expect(problems).toEqual([])
  })
})

test.each(['nl', 'fr'] as const)('a known visitor only picks the moment, in %s', async (lang) => {
  const t = translator(lang)
  const path = propertyPath(lang, HOMES.plain)
  const { page, problems } = await open(path)
  const form = {
    FirstName: 'Kim',
    Name: 'Maes',
    Email: 'kim@example.com',
    PhoneNumber: '0470123456',
  }
  await page.request.post(formPath('contact'), { form })
  await visitReady(page)
  await waysOf(page, lang).ask.click()
  const sheet = page.getByRole('dialog', { name: t('visit.title') })
  await sheet.getByLabel(t('form.email')).first().fill(form.Email)
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: t('visit.existing') }).click()
  await sheet.getByRole('button', { name: t('visit.picktime') }).press('Enter')
  await sheet.getByText(t('visit.known', { email: form.Email })).waitFor()
  for (const name of ['form.firstname', 'form.lastname', 'form.phone'] as const) {
    expect(await sheet.getByRole('textbox', { name: t(name) }).count(), name).toBe(0)
  }
  expect(await axeProblems(page)).toEqual([])
  await sheet
    .getByRole('checkbox', { name: chipOf(lang) })
    .first()
    .check()
  const sent = page.waitForRequest(`**${formPath('visit')}`)
  await sheet.getByRole('button', { name: t('visit.send') }).click()
  const data = new URLSearchParams((await sent).postData() ?? '')
  expect([data.get('Email'), data.has('Name')]).toEqual([form.Email, false])
  await page.waitForURL(`**/${lang}/merci/contact-me`)
  expect(problems).toEqual([])
})

describe('the dialog of a visit', () => {
  const t = translator('nl')
  const path = propertyPath('nl', HOMES.plain)

  test('fills in known answers, and restarts when it is closed at the thanks', async () => {
    const { page } = await open(path)
    await page.route(CHECK, (route) => route.fulfill({ json: { status: 'known' } }))
    await visitReady(page)
    const { ask, pick } = waysOf(page, 'nl')
    await ask.click()
    const sheet = page.getByRole('dialog', { name: t('visit.title') })
    await sheet.getByLabel(t('form.email')).first().fill('an@example.com')
    await sheet.getByRole('button', { name: t('visit.check') }).click()
    await sheet.getByRole('heading', { name: t('visit.enough') }).waitFor()
    expect(await axeProblems(page)).toEqual([])
    await sheet.getByRole('button', { name: t('visit.existing') }).click()
    await sheet.getByRole('heading', { name: t('visit.thanks') }).waitFor()
    await sheet.getByRole('button', { name: t('visit.close') }).click()
    await sheet.waitFor({ state: 'hidden' })
    expect(await isLocked(page)).toBe(false)
    expect(await isFocused(ask)).toBe(true)
    expect(await pick.isVisible()).toBe(false)
    await ask.click()
    await sheet.getByLabel(t('form.email')).first().waitFor()
  })

  test('opens at the thanks for a URL with an appointment', async () => {
    const { page } = await open(`${path}?appointment=1`)
    const sheet = page.getByRole('dialog', { name: t('visit.title') })
    await sheet.getByRole('heading', { name: t('visit.thanks') }).waitFor()
    const { ask, pick } = waysOf(page, 'nl')
    expect(await pick.isVisible()).toBe(true)
    expect(await ask.isVisible()).toBe(false)
  })

  test("picks the time in another firm's widget where the agency has one", async () => {
    const { page } = await open('/healthz')
    await withWidget(page, path)
    await page.goto(`${path}?appointment=1`)
    const sheet = page.getByRole('dialog', { name: t('visit.title') })
    await sheet.getByRole('button', { name: t('visit.picktime') }).click()
    await expect.poll(() => page.title()).toBe('booked')
    await sheet.waitFor({ state: 'hidden' })
    expect(await waysOf(page, 'nl').pick.isVisible()).toBe(true)
    const widget = page.locator('.appointment-widget')
    expect(await widget.locator('script').getAttribute('data-key')).toBe('k-1')
    expect((await widget.boundingBox())?.height).toBe(600)
  })

  test('is a form in the page without scripts', async () => {
    const { page } = await open(path, { javascript: false })
    await waysOf(page, 'nl').ask.click()
    const sheet = formOf(page, 'visit')
    await sheet.getByLabel(t('visit.date', { number: 1 })).fill(nextMonday())
    await sheet.getByLabel(t('form.firstname')).fill('An')
    await sheet.getByRole('button', { name: t('visit.send') }).click()
    expect(await sheet.getByLabel(t('form.firstname')).inputValue()).toBe('An')
    expect(await summaryOf(sheet).isVisible()).toBe(true)
    await fillPerson(sheet)
    await sheet.getByRole('button', { name: t('visit.send') }).click()
    await page.waitForURL('**/nl/merci/contact-me')
  })
})

/** The page once the agency's settings name a widget (which React adds to it), and the widget itself. */
async function withWidget(page: Page, path: string): Promise<void> {
  const scripts = [
    { id: 'appointment', src: '/widget.js', category: 'necessary', on: 'demand', data: {} },
  ]
  const settings = { data: { key: 'k-1' }, button: 'button' }
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace('"widget":null', `"widget":${JSON.stringify(settings)}`)
      .replace(/<body[^>]*>/, `<body data-external-scripts='${JSON.stringify(scripts)}'>`)
    await route.fulfill({ response, body: html })
  })
  const widget = `
    const button = document.createElement('button')
    button.onclick = () => { document.title = 'booked' }
    document.currentScript.parentElement.append(button)`
  await page.route('**/widget.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widget }),
  )
}

/** The two links to a visit beside the home, of which one is shown. */
function waysOf(page: Page, lang: Lang): { ask: Locator; pick: Locator } {
  const t = translator(lang)
  const manager = page.getByRole('complementary', { name: t('manager.title') })
  return {
    ask: manager.getByRole('link', { name: t('manager.plan') }),
    pick: manager.getByRole('link', { name: t('visit.picktime') }),
  }
}

async function visitReady(page: Page): Promise<void> {
  await wakeIsland(page, 'visit')
}

function isLocked(page: Page): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden')
}

function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'))
}

/** The accessible name of a half-day: weekday, date, part of the day. */
function chipOf(lang: Lang): RegExp {
  const t = translator(lang)
  return new RegExp(`, (${t('visit.amchip')}|${t('visit.pmchip')})$`)
}

function nextMonday(): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 1 + ((7 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
}
