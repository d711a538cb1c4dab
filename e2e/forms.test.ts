import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { formatPhone } from '../src/platform/format/phone.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { formPath, thanksPath } from '../src/urls.ts'
import { GUIDE_PAGE_ID, pathOf, pathOfId } from './demo.ts'
import { fillPerson, formOf, formReady, sendButton, summaryOf } from './form-page.ts'
import { axeProblems, isFocused, open } from './harness.ts'

const FORMS = '**/api/forms/*'
const SENT = { status: 200, json: { status: 'success', data: {} } }

describe('a form with invalid fields', () => {
  test('shows errors in a summary and at the fields, and removes corrected ones', async () => {
    const t = translator('nl')
    const { page, problems } = await open(pathOf('agency', 'nl'))
    const form = await formReady(page, 'site-contact')
    await form.getByLabel(t('form.email')).fill('hanne@')
    await form.getByRole('button', { name: t('form.send') }).click()
    const summary = form.getByRole('region', { name: 'Nog 4 velden nakijken' })
    await expect.poll(() => isFocused(summary)).toBe(true)
    const email = t('form.email')
    expect(await summary.getByRole('link').allTextContents()).toContain(email)
    expect(await summary.textContent()).not.toContain(t('issue.email'))
    expect(await axeProblems(page)).toEqual([])

    await summary.getByRole('link', { name: email }).click()
    await expect.poll(() => focused(page)).toContain('Email')
    expect(await accessibleDescription(page)).toContain(t('issue.email'))
    await page.keyboard.type('example.com')
    await page.keyboard.press('Tab')
    await expect.poll(() => form.getByText(t('issue.email'), { exact: true }).count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('opens an empty select, and opens its file after a valid submission', async () => {
    const t = translator('fr')
    const { page } = await open(pathOfId(GUIDE_PAGE_ID, 'fr'), { lang: 'fr-BE' })
    await page.route(FORMS, (route) =>
      route.fulfill({ ...SENT, json: { status: 'success', data: { fileUrl: '/favicon.svg' } } }),
    )
    const form = await formReady(page, 'contact-download')
    await fillPerson(form)
    await sendButton(form).click()
    const list = form.getByRole('combobox')
    await expect.poll(() => focused(page)).toContain('SellingWhen')
    expect(await list.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => list.evaluate((select) => select.matches(':open'))).toBe(true)
    await page.keyboard.press('Escape')
    await list.selectOption('year')

    const opened = page.context().waitForEvent('page')
    await sendButton(form).click()
    expect(new URL((await opened).url()).pathname).toBe('/favicon.svg')
    await page.getByText(t('form.sent')).waitFor()
    expect(await form.count()).toBe(0)
  })
})

test('a form is sent once, retains its values if that fails, and shows the messages of the server', async () => {
  const t = translator('nl')
  const { page } = await open(pathOf('contact', 'nl'))
  const form = await formReady(page, 'contact')
  await fillPerson(form)
  const failure = form.getByRole('alert')
  const issues = [{ path: ['Email'], message: 'Dit adres bestaat niet.' }]
  const responses: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.fulfill({ status: 500, body: 'oops' }), t('form.failed.server')],
    [
      (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '540' }, body: '{}' }),
      t('form.failed.limited.other', { count: 9 }),
    ],
    [(route) => route.fulfill({ status: 503, body: '{}' }), t('form.failed.away')],
    [(route) => route.fulfill({ status: 413, body: '{}' }), t('form.failed.large')],
    [(route) => route.abort(), t('form.failed.offline')],
  ]
  const keys: (string | null)[] = []
  let respond = (route: Route) => route.fulfill({ status: 422, json: { issues } })
  await page.route(FORMS, (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('idempotencyKey'))
    return respond(route)
  })

  // A robot fills in the honeypot, so nothing is sent.
  const fillHoneypot = (text: string) =>
    form.locator('[name=middleName]').evaluate((input, value) => {
      if (input instanceof HTMLInputElement) input.value = value
    }, text)
  await fillHoneypot('Robot')
  await sendButton(form).click()
  await fillHoneypot('')
  await sendButton(form).click()
  await expect.poll(() => focused(page)).toContain('Email')
  expect(await accessibleDescription(page)).toContain('Dit adres bestaat niet.')
  expect(keys).toHaveLength(1)

  keys.length = 0
  for (const [response, words] of responses) {
    respond = response
    await sendButton(form).click()
    await failure.getByText(words).waitFor()
    await expect.poll(() => isFocused(failure)).toBe(true)
  }
  expect([...new Set(keys)].map((key) => key?.length)).toEqual([36])
  expect(await failure.getByRole('link').first().textContent()).toBe(formatPhone('09 555 01 40'))
  expect(await form.getByLabel(t('form.firstname')).inputValue()).toBe('Hanne')
  expect(await axeProblems(page)).toEqual([])

  const pending = Promise.withResolvers<void>()
  respond = (route) => pending.promise.then(() => route.fulfill(SENT))
  keys.length = 0
  const button = sendButton(form)
  await button.dblclick()
  await expect.poll(() => button.textContent()).toBe(t('form.sending'))
  await button.dispatchEvent('click')
  await button.press('Enter')
  pending.resolve()
  await page.waitForURL(`**${thanksPath('nl', 'contact')}`)
  expect(keys).toHaveLength(1)
})

describe('a form whose island has not loaded yet', () => {
  const lang = 'fr'
  const t = translator(lang)

  test('retains the typed values and is submitted after the island has loaded', async () => {
    const { page, problems } = await open('/healthz', { lang: `${lang}-BE` })
    const chunk = Promise.withResolvers<void>()
    await page.route('**/lead-form-*.js', async (route) => {
      await chunk.promise
      await route.continue()
    })
    await page.goto(pathOf('contact', lang))
    const form = formOf(page, 'contact')
    await form.getByLabel(t('form.firstname')).fill('Hanne')
    await form.getByRole('checkbox').check()
    await sendButton(form).click()
    const error = form.getByText(t('issue.reach'), { exact: true })
    expect(await error.isVisible()).toBe(false)
    chunk.resolve()
    await error.waitFor()
    await expect.poll(() => focused(page)).toContain('Email')
    expect(await form.getByLabel(t('form.firstname')).inputValue()).toBe('Hanne')
    expect(await form.getByRole('checkbox').isChecked()).toBe(true)
    expect(await summaryOf(form).isVisible()).toBe(false)
    expect(problems).toEqual([])
  })

  test('is sent as a plain POST if the island takes too long', async () => {
    const { page } = await open('/healthz', { lang: `${lang}-BE` })
    await page.route('**/lead-form-*.js', () => {})
    await page.goto(pathOf('contact', lang))
    const form = formOf(page, 'contact')
    await form.getByLabel(t('form.firstname')).fill('Hanne')
    await sendButton(form).click()
    await page.waitForURL(`**${formPath('contact')}`)
    await expect.poll(() => focused(page)).toContain('Email')
    expect(await summaryOf(form).isVisible()).toBe(false)
    expect(await form.getByLabel(t('form.firstname')).inputValue()).toBe('Hanne')
  })
})

/** The ID of the field that has the focus, which ends with its name. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id ?? '')
}

/** Returns the accessible description of the field that has the focus. */
function accessibleDescription(page: Page): Promise<string> {
  return page.evaluate(() => {
    const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  })
}
