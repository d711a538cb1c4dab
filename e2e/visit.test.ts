import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Lang } from '../src/platform/format/lang.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { formPath, propertyPath } from '../src/urls.ts'
import { PROPERTIES } from './demo.ts'
import { clickSlowly, formOf, sendButton, summaryOf } from './form-page.ts'
import { axeInBothSchemes, axeProblems, hydrateIsland, isFocused, open } from './harness.ts'
import { visitLinks } from './visit-page.ts'

const CHECK = '**/api/appointments/check-email'
const KIM = {
  FirstName: 'Kim',
  Name: 'Maes',
  Email: 'kim@example.com',
  PhoneNumber: '0470123456',
}
const CONTACT_FIELDS = ['form.firstname', 'form.lastname', 'form.phone'] as const

describe('a visit', () => {
  const lang = 'fr'
  const t = translator(lang)
  const path = propertyPath(lang, PROPERTIES.plain)

  test('can be requested in one dialog by keyboard', async () => {
    const { page, problems } = await open(path, { width: 1440 })
    const sheet = await openSheet(page, lang)
    expect(await isLocked(page)).toBe(true)
    await sheet.getByText(/Lange Leemstraat 214 .* ·\u00a0€\s345\.000$/).waitFor()
    expect(await sheet.getByRole('presentation').first().isVisible()).toBe(true)
    const form = formOf(page, 'visit')
    const chips = form.getByRole('checkbox', { name: chipOf(lang) })
    expect(await chips.count()).toBe(12)
    const email = form.getByLabel(t('form.email'))
    expect(await axeInBothSchemes(page)).toEqual([])
    for (const at of [0, 3, 11]) {
      await chips.nth(at).focus()
      await page.keyboard.press('Space')
    }
    expect(await chips.and(page.locator(':checked')).count()).toBe(3)
    expect(await chips.and(page.locator(':disabled')).count()).toBe(9)

    await email.focus()
    const checked = page.waitForResponse(CHECK)
    await page.keyboard.type(`stranger-${lang}@example.com`)
    await page.keyboard.press('Tab')
    await page.keyboard.type('An')
    expect(await (await checked).json()).toEqual({ status: 'failed' })
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(summaryOf(form))).toBe(true)
    expect(await summaryOf(form).getByRole('link').count()).toBe(2)
    await lastName(form).fill('Peeters')
    await form.getByLabel(t('form.phone')).fill('0470 12 34 56')
    const request = page.waitForRequest(`**${formPath('visit')}`)
    await page.keyboard.press('Enter')
    const data = new URLSearchParams((await request).postData() ?? '')
    expect(data.getAll('VisitPart')).toEqual(['am', 'pm', 'pm'])
    expect(new Set(data.getAll('VisitDate')).size).toBe(3)
    expect([data.get('FirstName'), data.get('Email')]).toEqual([
      'An',
      `stranger-${lang}@example.com`,
    ])
    const sent = await confirmation(page, lang)
    const heading = sent.getByRole('heading', { name: t('thanks.visit.hello', { name: 'An' }) })
    await expect.poll(() => isFocused(heading)).toBe(true)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(
      await sent
        .getByRole('list', { name: t('thanks.visit.moments') })
        .getByRole('listitem')
        .count(),
    ).toBe(3)
    await sent
      .getByText(t('thanks.visit.copy', { email: `stranger-${lang}@example.com` }))
      .waitFor()
    expect(await sent.getByRole('link', { name: /^\+?[\d\s]+$/ }).count()).toBe(1)
    const file = await sent.locator('a[download]').first().getAttribute('href')
    expect(file).not.toMatch(/stranger|Peeters/)
    const calendar = await page.request.get(file ?? '')
    expect([calendar.status(), calendar.headers()['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ])
    expect(await axeProblems(page)).toEqual([])
    await sent.getByRole('button', { name: t('thanks.visit.back') }).click()
    expect(await sent.count()).toBe(0)
    await visitLinks(page, lang).ask.press('Enter')
    await sheet.waitFor()
    expect(await form.getByLabel(t('form.email')).inputValue()).toBe('')
    expect(problems).toEqual([])
  })

  test('asks a known visitor only for the slot on a phone', async () => {
    const { page, problems } = await open(path, { width: 390 })
    await page.request.post(formPath('contact'), { form: KIM })
    const sheet = await openSheet(page, lang)
    const form = formOf(page, 'visit')
    const chip = form.getByRole('checkbox', { name: chipOf(lang) }).first()
    const email = form.getByLabel(t('form.email'))
    await chip.check()
    await email.fill(KIM.Email)
    await page.keyboard.press('Tab')
    await sheet.getByText(t('visit.knownhere')).waitFor()
    const others = sheet.getByRole('button', { name: t('visit.enter') })
    await expect.poll(() => isFocused(others)).toBe(true)
    for (const name of CONTACT_FIELDS) {
      expect(await form.getByLabel(t(name)).count(), name).toBe(0)
    }
    await others.press('Enter')
    await expect.poll(() => isFocused(form.getByLabel(t('form.firstname')))).toBe(true)
    await email.fill('')
    await email.fill(KIM.Email)
    await page.keyboard.press('Tab')
    await sheet.getByText(t('visit.knownhere')).waitFor()

    const sent = page.waitForRequest(`**${formPath('visit')}`)
    await clickSlowly(page, sendButton(form))
    const data = new URLSearchParams((await sent).postData() ?? '')
    expect([data.get('Email'), data.has('Name')]).toEqual([KIM.Email, false])
    const thanks = (await confirmation(page, lang)).getByRole('heading', {
      name: t('thanks.visit.thanks'),
    })
    await thanks.waitFor()
    expect(problems).toEqual([])
  })
})

/** The sheet once it confirms the request. */
async function confirmation(page: Page, lang: Lang): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: translator(lang)('thanks.visit.title') })
  await sheet.waitFor()
  return sheet
}

async function openSheet(page: Page, lang: Lang): Promise<Locator> {
  await hydrateIsland(page, 'visit')
  await visitLinks(page, lang).ask.press('Enter')
  const sheet = page.getByRole('dialog', { name: translator(lang)('visit.title') })
  await sheet.waitFor()
  return sheet
}

/** Returns the field for the last name. Its label is also part of the label of the first name. */
function lastName(form: Locator): Locator {
  return form.locator('[name=Name]')
}

function isLocked(page: Page): Promise<boolean> {
  return page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden')
}

/** The accessible name of a half-day: weekday, date, part of the day. */
function chipOf(lang: Lang): RegExp {
  const t = translator(lang)
  return new RegExp(`, (${t('visit.amchip')}|${t('visit.pmchip')})$`)
}
