import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { historyPath, loginPath, STAFF } from '../src/urls.ts'
import { PROPERTIES } from './demo.ts'
import { axeProblems, open, submitPassword } from './harness.ts'
import { mailedLink } from './mailed-link.ts'
import { logInByRequest } from './staff-area.ts'

const t = translator('nl')
const fr = translator('fr')
/** A property of the demo's owner, and a visitor of it who has answered. */
const OWNED = 410004
const ANSWERED = 'Bastien Collard'

/** Returns a Tuesday at least a week ahead. */
function tuesday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Returns the number of pixels by which the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

test('a visit is requested, confirmed in three clicks and moved, without scripts', async () => {
  const email = 'lise.renard@example.com'
  const { page } = await open('/healthz', { javascript: false, width: 390 })
  const data = {
    ObjectID: String(PROPERTIES.plain),
    FirstName: 'Lise',
    Name: 'Renard',
    Email: email,
    PhoneNumber: '+32470123456',
    VisitDate: tuesday(),
    VisitPart: 'am',
    lang: 'fr',
  }
  expect((await page.request.post('/api/forms/visit', { data })).ok()).toBe(true)
  await logInByRequest(page.request, 'staff')
  await page.goto(`${STAFF.leads}?status=all&q=${email}`)
  await page.getByRole('link', { name: 'Lise Renard' }).first().click()
  await page.locator('summary').filter({ hasText: 'voormiddag' }).waitFor()
  await page.getByText('10.30 uur').click()
  await page.getByRole('button', { name: t('visits.confirmandmail') }).click()
  await page.getByText(t('staff.lead.done.appointment')).waitFor()

  const link = await mailedLink(page, email, '/fr/appointment')
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: fr('appointment.title') }).waitFor()
  expect(await page.getByRole('main').textContent()).toContain('10\u00a0h\u00a030')
  expect(await overflow(page)).toBe(0)
  await page.getByLabel(fr('appointment.propose.date'), { exact: true }).fill(tuesday())
  await page.getByLabel(fr('appointment.propose.part')).selectOption('pm')
  await page.getByRole('button', { name: fr('appointment.propose.submit') }).click()
  await page.getByText(fr('appointment.page.done.propose')).waitFor()

  await page.goto(STAFF.visits)
  await page.getByRole('link', { name: 'Lise Renard' }).click()
  await page.getByText('14 uur', { exact: true }).click()
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: t('staff.lead.save') }).click()
  await page.getByText(t('visits.done.told')).waitFor()
  await page.goto(link)
  expect(await page.getByRole('main').textContent()).toContain('14\u00a0h')
  await page.getByRole('button', { name: fr('appointment.cancel') }).click()
  await page.goto(`${STAFF.visits}?week=${tuesday()}`)
  const line = page.getByRole('listitem').filter({ hasText: 'Lise Renard' })
  expect(await line.textContent()).toContain(t('appointment.state.cancelled-by-visitor'))
})

test('an owner reads the feedback on a visit only when staff show it', async () => {
  const { page: staff } = await open('/healthz', { width: 390 })
  const { page: owner } = await open(loginPath('fr'), { width: 390 })
  await owner.getByLabel(fr('login.email')).fill('owner@example.com')
  await submitPassword(owner.getByLabel(fr('login.password'), { exact: true }), 'lindehof-owner')
  await owner.waitForURL(`**${historyPath('fr')}`)
  const history = async () => {
    await owner.goto(historyPath('fr', OWNED))
    return (await owner.getByRole('main').textContent()) ?? ''
  }
  const words = fr('appointment.liking.little').toLowerCase()
  expect(await history()).not.toContain(words)

  await logInByRequest(staff.request, 'staff')
  await staff.goto(`${STAFF.leads}?status=all&q=bastien.collard@example.com`)
  await staff.getByRole('link', { name: ANSWERED }).first().click()
  await staff.locator(`a[href^="${STAFF.visits}/"]`).first().click()
  await staff.getByText('Il nous manque une chambre').waitFor()
  expect(await axeProblems(staff)).toEqual([])
  expect(await overflow(staff)).toBe(0)
  await staff.getByRole('button', { name: t('visits.approve') }).click()
  await staff.getByText(t('visits.done.released')).waitFor()
  const shown = await history()
  expect(shown).toContain(words)
  expect(shown).not.toContain('Collard')
  expect(shown).not.toContain('Il nous manque')

  await staff.getByRole('button', { name: t('visits.withdraw') }).click()
  await staff.getByText(t('visits.done.withdrawn')).waitFor()
  expect(await history()).not.toContain(words)
})
