import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { propertyPath } from '../src/urls.ts'
import {
  axeInBothSchemes,
  isFocused,
  islandOf,
  open,
  waitForIsland,
  waitTwoFrames,
} from './harness.ts'
import { cards } from './search-page.ts'

const nl = translator('nl')

const PROPERTY_PATH = '/nl/property/410001'
const TOUR = '/nl/property/410104'

test('a virtual tour names its host, loads after consent, and is removed when closed', async () => {
  const { page, problems } = await open(TOUR)
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>tour</title>' }),
  )
  expect(await page.locator('iframe').count()).toBe(0)
  expect(problems).toEqual([])
  const link = page.locator('a[data-tour]')
  const tour = page.getByRole('dialog', { name: nl('picture.tour') })
  const notice = page.getByText('laadt beelden van www.youtube-nocookie.com')
  expect(await notice.isVisible()).toBe(false)
  await link.click()
  expect(await notice.isVisible()).toBe(true)
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await axeInBothSchemes(page)).toEqual([])
  await tour.getByRole('button', { name: nl('tour.load') }).click()
  expect(await tour.locator('iframe').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/Lh4hXq2ZtW8',
  )
  await page.keyboard.press('Escape')
  await tour.waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('iframe').count()).toBe(0)
  await expect.poll(() => isFocused(link)).toBe(true)
  expect(problems.filter((problem) => !problem.includes('youtube-nocookie'))).toEqual([])
})

test('the back link returns to the list with its filter', async () => {
  const { page } = await open('/nl/te-koop?bedrooms=2&order=Price+asc')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/property/*')
  await back(page).click()
  await page.waitForURL('**/te-koop?*')
  expect(page.url()).toContain('bedrooms=2')
  const direct = await open(PROPERTY_PATH)
  await back(direct.page).click()
  await direct.page.waitForURL('**/nl/te-koop')
})

test('a space separates the rent from its period', async () => {
  const { page } = await open('/nl/property/410003')
  const prices = await page.locator('.title-block .price').allInnerTexts()
  expect(prices).toEqual(['€\u00a0725 per maand'])
})

test('the monthly payment is recalculated when the terms change', async () => {
  const t = translator('fr')
  const { page, problems } = await open(propertyPath('fr', 410001))
  const loan = islandOf(page, 'loan')
  await loan.getByText(t('costs.loan')).click()
  await waitForIsland(page, 'loan')
  const before = await loan.getByRole('status').textContent()
  await page.getByLabel(t('costs.years')).fill('10')
  await loan.getByText(/10 ans/).waitFor()
  expect(await loan.getByRole('status').textContent()).not.toBe(before)
  expect(problems).toEqual([])
})

test('the contact bar appears after 50 px, but not over the footer or next to the manager card', async () => {
  const { page } = await open(PROPERTY_PATH, { width: 390, height: 620 })
  const bar = contactBar(page)
  expect(await bar.isVisible()).toBe(false)
  await page.evaluate(() => scrollTo(0, 50))
  await waitTwoFrames(page)
  expect(await bar.isVisible()).toBe(false)
  await page.evaluate(() => scrollTo(0, 60))
  await expect.poll(() => bar.isVisible()).toBe(true)
  expect(await bar.textContent()).toMatch(/^€\s[\d.]+Lotte Vermeulen/)

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const overlap = async () => {
    const top = (await bar.boundingBox())?.y ?? 0
    const last = await page
      .getByRole('contentinfo')
      .locator('p, a')
      .evaluateAll((elements) =>
        Math.max(...elements.map((element) => element.getBoundingClientRect().bottom)),
      )
    return last - top
  }
  await expect.poll(overlap).toBeLessThanOrEqual(0)

  await page.setViewportSize({ width: 1280, height: 620 })
  const card = page.getByRole('complementary', { name: nl('manager.title') })
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect.poll(() => bar.isVisible()).toBe(false)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => bar.isVisible()).toBe(true)
})

function contactBar(page: Page): Locator {
  return page.locator('a[data-visit=ask]').last().locator('..')
}

function back(page: Page): Locator {
  return page.getByRole('link', { name: nl('detail.backtolist') })
}
