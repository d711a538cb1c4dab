import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { historyPath, loginPath } from '../src/urls.ts'
import { axeProblems, open, submitPassword } from './harness.ts'

const PROPERTY = 410004
const t = translator('nl')

test('axe reports no problems in the history of an owner with all details open', async () => {
  const { page } = await open(loginPath('nl'))
  await page.getByLabel(t('login.email')).fill('owner@example.com')
  await submitPassword(page.getByLabel(t('login.password'), { exact: true }), 'lindehof-owner')
  await page.waitForURL(`**${historyPath('nl')}`)
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto(historyPath('de', PROPERTY))
  const title = page.getByRole('heading', { level: 1 })
  expect(await title.textContent()).toBe(translator('de')('history.title'))
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      details.removeAttribute('name')
      details.open = true
    }
  })
  expect(await axeProblems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
