import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Lang } from '../src/domain/format/lang.ts'
import { translator } from '../src/i18n/index.ts'
import { historyPath, loginPath } from '../src/urls.ts'
import { axeProblems, open } from './harness.ts'

const OWNER = { email: 'owner@example.com', password: 'lindehof-owner' }
const HOME = 410004

test('axe finds nothing in the history, all of it open', async () => {
  const page = await openHistory('nl')
  for (const [lang, width] of [
    ['nl', 1440],
    ['de', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
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
