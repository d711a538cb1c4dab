import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { consentTo, readConsent } from '../src/platform/external-scripts/consent-categories.ts'
import type { Lang } from '../src/platform/format/lang.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { homePath } from '../src/urls.ts'
import { pathOf } from './demo.ts'
import { fillPerson, formReady, sendButton, sentPath } from './form-page.ts'
import { axeInBothSchemes, boxOf, isFocused, open, origin, waitForIsland } from './harness.ts'

const t = translator('nl')
const SCRIPT = '/demo/statistics.js'

describe('a new visitor', () => {
  test('gets the consent dialog, and no external script loads before they accept', async () => {
    const { page, problems } = await open('/nl/contact', { consentRefused: false })
    const requests = requestsOf(page)
    const dialog = await consentDialog(page)
    await page
      .getByRole('link', { name: t('nav.sale') })
      .first()
      .click()
    await page.waitForURL('**/nl/te-koop')
    await consentDialog(page)
    expect(requests.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
    expect(requests.filter((url) => url.includes(SCRIPT))).toEqual([])
    expect(await commands(page)).toEqual([['consent', 'default', DENIED]])

    await dialog.getByRole('button', { name: t('consent.accept') }).click()
    await page.locator('html[data-statistics=on]').waitFor()
    expect(await dialog.isVisible()).toBe(false)
    expect((await commands(page)).slice(1)).toEqual([
      ['consent', 'update', GRANTED],
      ['event', 'page_view'],
    ])
    await page.reload()
    await page.locator('html[data-statistics=on]').waitFor()
    await waitForIsland(page, 'consent')
    expect(await dialog.isVisible()).toBe(false)
    expect(requests.filter((url) => !url.startsWith(`${origin}/`))).toEqual([])
    expect(problems).toEqual([])
  })

  test('can refuse with one click for 30 days, and no external script loads', async () => {
    const { page } = await open('/nl/contact', { consentRefused: false, width: 390, height: 844 })
    const requests = requestsOf(page)
    const dialog = await consentDialog(page)
    const answers = ['consent.refuse', 'consent.accept'] as const
    const buttons = answers.map((answer) => dialog.getByRole('button', { name: t(answer) }))
    const sizes = await Promise.all(
      buttons.map((answer) =>
        answer.evaluate((button) => {
          const { width, height } = button.getBoundingClientRect()
          const { backgroundColor, color, fontWeight } = getComputedStyle(button)
          return { width, height, backgroundColor, color, fontWeight }
        }),
      ),
    )
    expect(sizes[0]).toEqual(sizes[1])
    await dialog.getByRole('button', { name: t('consent.refuse') }).click()
    expect(await dialog.isVisible()).toBe(false)
    const { expires = 0, value } = (await consentCookie(page)) ?? {}
    expect(readConsent(decodeURIComponent(value ?? ''))).toEqual(consentTo([]))
    expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(30)
    await page.reload()
    await waitForIsland(page, 'consent')
    expect(await dialog.isVisible()).toBe(false)
    expect(requests.filter((url) => url.includes(SCRIPT))).toEqual([])
  })

  test('can select categories by keyboard and reopen the dialog from the footer', async () => {
    const lang = 'fr'
    const words = translator(lang)
    const options = { consentRefused: false, lang: `${lang}-BE` }
    const { page, problems } = await open(pathOf('contact', lang), options)
    const dialog = await consentDialog(page, lang)
    await page.keyboard.press('Tab')
    for (const next of ['consent.choose', 'consent.refuse', 'consent.accept'] as const) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(words(next))
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: words('consent.title') })
    await sheet.getByRole('heading', { name: words('consent.title') }).waitFor()
    expect(await sheet.getByRole('checkbox').count()).toBe(5)
    expect(await sheet.getByRole('checkbox', { checked: true }).count()).toBe(1)
    expect(await sheet.getByRole('checkbox').first().isDisabled()).toBe(true)
    expect(await axeInBothSchemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await sheet.isVisible()).toBe(false)
    expect(await focused(page)).toBe(words('consent.choose'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(sheet.getByRole('link'))).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    )
    await sheet.getByRole('button', { name: words('consent.save') }).press('Enter')
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.locator('html[data-statistics=on]').waitFor()

    const again = page.getByRole('button', { name: words('legal.cookiesettings') })
    await again.press('Enter')
    await consentDialog(page, lang)
    await dialog.getByRole('button', { name: words('consent.choose') }).press('Enter')
    expect(await sheet.getByRole('checkbox', { checked: true }).count()).toBe(2)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(false)
    expect(await focused(page)).toBe(words('legal.cookiesettings'))
    await again.press('Enter')
    await dialog.getByRole('button', { name: words('consent.refuse') }).press('Enter')
    const { value = '' } = (await consentCookie(page)) ?? {}
    expect(readConsent(decodeURIComponent(value))).toEqual(consentTo([]))
    expect(problems).toEqual([])
  })
})

test('a form submission is tracked after consent', async () => {
  const words = translator('fr')
  const path = pathOf('valuation', 'fr')
  const { page } = await open(path, { consentRefused: false, lang: 'fr-BE' })
  const events: string[] = []
  page.on('console', (line) => {
    const event = /^event ((?:form_submission|conversion).*)$/.exec(line.text())?.[1]
    if (event) events.push(event)
  })
  await page.getByRole('button', { name: words('consent.accept') }).click()
  await page.locator('html[data-statistics=on]').waitFor()
  const form = await formReady(page, 'valuation')
  const next = form.getByRole('button', { name: words('form.next') })
  while (await next.count()) await next.click()
  await fillPerson(form)
  await sendButton(form).click()
  await page.waitForURL(`**${sentPath('fr', 'valuation')}`)
  expect(events).toEqual([
    'form_submission {event_category: Forms, event_label: valuation, value: 1}',
    'conversion {send_to: demo/valuation, value: 1}',
  ])
})

test('the consent bar of the home page is low and does not cover the search form', async () => {
  const { page } = await open(homePath('de'), { consentRefused: false, width: 390, height: 844 })
  const bar = await consentDialog(page, 'de')
  for (const [width, height, maxHeight] of [
    [390, 844, 140],
    [1440, 900, 80],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await boxOf(bar)
    expect(box.height).toBeLessThanOrEqual(maxHeight)
    const search = await boxOf(page.getByRole('search').first())
    expect(search.y + search.height).toBeLessThanOrEqual(box.y)
  }
})

test('without JavaScript there is no consent dialog', async () => {
  const { page } = await open('/nl/contact', { consentRefused: false, javascript: false })
  expect(await page.getByRole('dialog').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: t('legal.cookiesettings') }).count()).toBe(0)
})

const DENIED = words('denied')
const GRANTED = words('granted')

function words(word: string) {
  return {
    analytics_storage: word,
    ad_storage: word,
    ad_user_data: word,
    ad_personalization: word,
  }
}

async function consentDialog(page: Page, lang: Lang = 'nl') {
  const dialog = page.getByRole('dialog', { name: translator(lang)('consent.ask') })
  await dialog.waitFor()
  return dialog
}

function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  return requests
}

/** The commands that the tags have received so far. */
function commands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] }
    return dataLayer.map((words) => Array.from(words))
  })
}

async function consentCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'consent')
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
}
