import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGS, type Lang } from '../src/domain/format/lang.ts'
import { translator } from '../src/i18n/index.ts'
import { forgotPath, historyPath, homePath, loginPath } from '../src/urls.ts'
import { axeProblems, open } from './harness.ts'
import { mailedLink } from './mailed-link.ts'

const OWNER = { email: 'owner@example.com', password: 'lindehof-owner' }
const HOME = 410004
/** Whose sessions and password the tests below change; other files log in as the first. */
const SECOND = { email: 'owner2@example.com', password: 'lindehof-owner2' }
const HOME_OF_SECOND = 410021
const SECTIONS = ['stats', 'calendar', 'media', 'communications', 'documents'] as const
const nl = translator('nl')

test('an owner opens the login, mistypes the password, and sees the history', async () => {
  const { page } = await open(homePath('nl'))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: nl('nav.login') })
    .click()
  await page.getByRole('heading', { name: nl('login.title'), level: 1 }).waitFor()
  await fillIn(page, 'nl', { ...OWNER, password: 'not this one' })
  const alert = page.getByRole('alert')
  await alert.waitFor()
  await page.waitForLoadState()
  expect(await alert.textContent()).toBe(nl('login.failed'))
  expect(await alert.evaluate((label) => getComputedStyle(label).color)).toBe('rgb(164, 38, 44)')
  expect(await axeProblems(page)).toEqual([])

  await fillIn(page, 'nl', OWNER)
  await page.waitForURL(`**${historyPath('nl')}`)
  await page.getByRole('link', { name: nl('history.all') }).click()
  await page.getByRole('link', { name: 'Herenhuis aan de Coupure' }).click()
  await page.waitForURL(`**${historyPath('nl', HOME)}`)
  await page.getByRole('link', { name: nl('history.public') }).click()
  await page.waitForURL(`**/nl/property/${HOME}`)
})

test('sections open one at a time and close again, by keyboard too', async () => {
  const page = await openHistory('nl')
  const opened = () =>
    page
      .locator('details[name="history"][open] h2')
      .evaluateAll((titles) => titles.map((title) => title.textContent))
  expect(await opened()).toEqual([])
  for (const section of SECTIONS) {
    const title = nl(`history.${section}`)
    await page.locator('summary', { hasText: title }).click()
    await expect.poll(opened).toEqual([title])
  }
  await page.locator('summary', { hasText: nl('history.documents') }).press('Enter')
  await expect.poll(opened).toEqual([])
})

test('axe finds nothing in the history, in four languages and all of it open', async () => {
  const page = await openHistory('nl')
  for (const [index, lang] of LANGS.entries()) {
    await page.setViewportSize({ width: index % 2 ? 1440 : 360, height: 900 })
    await page.goto(historyPath(lang, HOME))
    const title = page.getByRole('heading', { level: 1 })
    expect(await title.textContent()).toBe(translator(lang)('history.title'))
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
        details.removeAttribute('name')
        details.open = true
      }
    })
    expect(await axeProblems(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

test('without scripts an owner logs in, reads the history, and logs out everywhere', async () => {
  const { page: elsewhere } = await open(loginPath('fr'))
  await logIn(elsewhere, 'fr', SECOND)
  const { page } = await open(loginPath('nl'), { javascript: false })
  await logIn(page, 'nl', SECOND)
  await page.goto(historyPath('nl', HOME_OF_SECOND))
  await page.locator('summary', { hasText: nl('history.stats') }).click()
  await page.getByRole('rowheader', { name: 'Immoweb' }).waitFor()

  await page.getByRole('button', { name: nl('login.logouteverywhere') }).click()
  await page.waitForURL(`**${loginPath('nl')}`)
  for (const left of [page, elsewhere]) {
    await left.goto(historyPath('nl'))
    expect(new URL(left.url()).pathname).toBe(loginPath('nl'))
  }
})

test('a forgotten password gets the same answer for known and unknown addresses', async () => {
  const { page } = await open(loginPath('en'))
  const t = translator('en')
  for (const email of [OWNER.email, 'nobody@example.com']) {
    await page.goto(forgotPath('en'))
    await page.getByLabel(t('login.email')).fill(email)
    await page.getByRole('button', { name: t('login.forgotsubmit') }).click()
    const done = page.getByRole('status')
    await done.waitFor()
    expect(await done.textContent()).toBe(t('login.forgotsent'))
  }
})

test('a new password is set by the link in a mail, which works once', async () => {
  const renewed = { ...SECOND, password: 'a password of my own' }
  const t = translator('fr')
  const { page } = await open(forgotPath('fr'))
  await page.getByLabel(t('login.email')).fill(renewed.email)
  await page.getByRole('button', { name: t('login.forgotsubmit') }).click()
  await page.getByRole('status').waitFor()

  const link = await mailedLink(page, renewed.email, '/fr/login/password')
  await page.goto(link)
  await page.getByLabel(t('login.newpassword')).fill(renewed.password)
  expect(await axeProblems(page)).toEqual([])
  await page.getByRole('button', { name: t('login.save') }).click()
  await page.getByText(t('login.saved')).waitFor()
  await fillIn(page, 'fr', renewed)
  await page.waitForURL(`**${historyPath('fr')}`)
  await page.goto(link)
  await page.getByRole('heading', { name: t('login.linkover') }).waitFor()
})

async function openHistory(lang: Lang): Promise<Page> {
  const { page } = await open(loginPath(lang))
  await logIn(page, lang)
  await page.goto(historyPath(lang, HOME))
  return page
}

async function logIn(page: Page, lang: Lang, who = OWNER): Promise<void> {
  await fillIn(page, lang, who)
  await page.waitForURL(`**${historyPath(lang)}`)
}

async function fillIn(page: Page, lang: Lang, { email, password }: typeof OWNER): Promise<void> {
  const t = translator(lang)
  await page.getByLabel(t('login.email')).fill(email)
  await page.getByLabel(t('login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('login.submit') }).click()
}
