import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { formatPhone } from '../src/platform/format/phone.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { formPath, SEARCHES, thanksPath } from '../src/urls.ts'
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
    const email = t('form.issue', { label: t('form.email'), message: t('issue.email') })
    expect(await summary.getByRole('link').allTextContents()).toContain(email)
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
    await page.keyboard.press('Escape')
    await list.selectOption('year')

    const opened = page.context().waitForEvent('page')
    await sendButton(form).click()
    expect(new URL((await opened).url()).pathname).toBe('/favicon.svg')
    await page.getByText(t('form.sent')).waitFor()
    expect(await form.count()).toBe(0)
  })
})

test('a form that fails to send retains its values, and a retry has the same idempotency key', async () => {
  const t = translator('nl')
  const { page } = await open(pathOf('contact', 'nl'))
  const form = await formReady(page, 'contact')
  await fillPerson(form)
  const failure = form.getByRole('alert')
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
  const keys = new Set<string | null>()
  for (const [respond, words] of responses) {
    await page.unroute(FORMS)
    await page.route(FORMS, (route) => {
      keys.add(new URLSearchParams(route.request().postData() ?? '').get('idempotencyKey'))
      return respond(route)
    })
    await sendButton(form).click()
    await failure.getByText(words).waitFor()
    await expect.poll(() => isFocused(failure)).toBe(true)
  }
  expect([...keys].map((key) => key?.length)).toEqual([36])
  expect(await failure.getByRole('link').first().textContent()).toBe(formatPhone('09 555 01 40'))
  expect(await form.getByLabel(t('form.firstname')).inputValue()).toBe('Hanne')
  expect(await axeProblems(page)).toEqual([])

  await page.unroute(FORMS)
  await page.route(FORMS, (route) => route.fulfill(SENT))
  await failure.getByRole('button', { name: t('error.retry') }).click()
  await page.waitForURL(`**${thanksPath('nl', 'contact')}`)
})

test('an error message of the server is shown at its field', async () => {
  const { page } = await open(pathOf('demand', 'fr'), { lang: 'fr-BE' })
  const issues = [{ path: ['Email'], message: 'Cette adresse n’existe pas.' }]
  await page.route(FORMS, (route) => route.fulfill({ status: 422, json: { issues } }))
  const form = await formReady(page, 'demand')
  for (let step = 1; step < 3; step++)
    await form.getByRole('button', { name: translator('fr')('form.next') }).click()
  await fillPerson(form)
  await sendButton(form).click()
  await expect.poll(() => focused(page)).toContain('Email')
  expect(await summaryOf(form).isVisible()).toBe(false)
  expect(await accessibleDescription(page)).toContain(issues[0]?.message)
})

test('a form is sent once, even if its submit button is pressed repeatedly', async () => {
  const { page } = await open(pathOf('contact', 'nl'))
  const routes: Route[] = []
  await page.route(FORMS, (route) => void routes.push(route))
  const form = await formReady(page, 'contact')
  await fillPerson(form)
  const button = sendButton(form)
  await button.dblclick()
  await expect.poll(() => button.textContent()).toBe(translator('nl')('form.sending'))
  await button.dispatchEvent('click')
  await button.press('Enter')
  // A request is seen a moment after it was made.
  await expect.poll(() => routes.length).toBeGreaterThan(0)
  await routes[0]?.fulfill(SENT)
  await page.waitForURL(`**${thanksPath('nl', 'contact')}`)
  expect(routes.map((route) => new URL(route.request().url()).pathname)).toEqual([
    formPath('contact'),
  ])
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
    await page.goto(`${pathOf('contact', lang)}?utm_source=brief`)
    const form = formOf(page, 'contact')
    await form.getByLabel(t('form.firstname')).fill('Hanne')
    await sendButton(form).click()
    await page.waitForURL(`**${formPath('contact')}`)
    await expect.poll(() => focused(page)).toContain('Email')
    expect(await summaryOf(form).isVisible()).toBe(false)
    expect(await form.getByLabel(t('form.firstname')).inputValue()).toBe('Hanne')

    await page.unroute('**/lead-form-*.js')
    await formReady(page, 'contact')
    await fillPerson(form)
    const sent = page.waitForRequest(`**${formPath('contact')}`)
    await sendButton(form).click()
    const data = new URLSearchParams((await sent).postData() ?? '')
    expect([data.get('page'), data.get('campaign')]).toEqual([
      pathOf('contact', lang),
      'utm_source=brief',
    ])
    await page.waitForURL(`**${thanksPath(lang, 'contact')}`)

    await page.goto(formPath('contact'))
    expect(new URL(page.url()).pathname).toBe(pathOf('contact', lang))
  })
})

test('a filled honeypot field prevents the request', async () => {
  const { page } = await open(pathOf('contact', 'nl'))
  const bodies: string[] = []
  await page.route(FORMS, (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.fulfill(SENT)
  })
  const form = await formReady(page, 'contact')
  await fillPerson(form)
  const honeypot = form.locator('[name=middleName]')
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'Robot'
  })
  await sendButton(form).click()
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = ''
  })
  await sendButton(form).click()
  await page.waitForURL(`**${thanksPath('nl', 'contact')}`)
  expect(bodies).toHaveLength(1)
})

test('a filled honeypot field prevents the request of a saved search', async () => {
  const { page } = await open(pathOf('rent', 'nl'))
  const t = translator('nl')
  await page
    .getByRole('button', { name: t('searches.offer') })
    .first()
    .click()
  const form = page.locator(`form[action="${SEARCHES.ask}"]`)
  await form.getByLabel(t('searches.email')).fill('hanne@example.com')
  const honeypot = form.locator('[name=middleName]')
  const fill = (text: string) =>
    honeypot.evaluate((input: HTMLInputElement, value) => {
      input.value = value
    }, text)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await fill('Robot')
  const send = form.getByRole('button', { name: t('searches.ask') })
  await send.click()
  await fill('')
  await send.click()
  await page.waitForURL('**/nl/searches?sent=1**')
  expect(posts).toHaveLength(1)
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
