import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { axeProblems, open } from './harness.ts'
import { mailedLink } from './mailed-link.ts'

const WIDTH = 320

/** Expects that the page is accessible and does not scroll horizontally at the narrowest width. */
async function expectUsable(page: Page): Promise<void> {
  expect(await axeProblems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH)
}

test('search mails can be requested, confirmed, changed and ended by keyboard at 320 px', async () => {
  const { page, problems } = await open('/fr/a-louer', { lang: 'fr', width: WIDTH })
  const email = 'chercheuse@example.be'
  const openers = page.getByRole('button', { name: 'Tenez-moi au courant' })
  await openers.first().press('Enter')
  const form = page.locator('form[action="/api/searches"]')
  for (const [typed, key] of [
    ['', 'issue.required.email.search'],
    ['chercheuse@', 'issue.email'],
  ] as const) {
    await form.getByLabel('Votre adresse e-mail').fill(typed)
    await form.getByLabel('Votre adresse e-mail').press('Enter')
    await form.getByText(translator('fr')(key), { exact: true }).waitFor()
  }
  await form.getByLabel('Votre adresse e-mail').fill(email)
  expect(await axeProblems(page)).toEqual([])
  await form.getByLabel('Votre adresse e-mail').press('Enter')
  await page.waitForURL('**/fr/searches?sent=1**')
  await expectUsable(page)

  const link = await mailedLink(page, email, '/fr/searches/confirm')
  await page.goto(link)
  await page.waitForURL('**/fr/searches?**done=confirm**')
  await expectUsable(page)

  await page.locator('select[name=frequency]').selectOption('weekly')
  await page.locator('button[value=frequency]').press('Enter')
  await page.waitForURL('**done=frequency**')
  expect(await page.locator('select[name=frequency]').inputValue()).toBe('weekly')
  await page.locator('button[value=pause]').press('Enter')
  await page.waitForURL('**done=pause**')
  const manageUrl = page.url()
  await page.locator('button[value=end]').press('Enter')
  await page.waitForURL('**ended=1**')
  await expectUsable(page)
  const gone = await page.goto(manageUrl)
  expect(gone?.status()).toBe(404)
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})
