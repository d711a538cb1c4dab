import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { hydrateIsland, islandOf, open } from './harness.ts'

const nl = translator('nl')

const PROPERTY_PATH = '/nl/property/410001'
const PROJECT = '/nl/project/p/9001'
const REACT = '**/assets/react-*.js'

describe('the scripts of islands that load on first use', () => {
  test('are prefetched on the first interaction, but not executed', async () => {
    const { page } = await open(PROPERTY_PATH)
    expect(await page.locator('link[rel=prefetch]').count()).toBe(0)
    await page.mouse.move(5, 5)
    await page.locator('link[rel=prefetch][href*="/react-"]').waitFor({ state: 'attached' })
    expect(await page.locator('link[rel=prefetch][href*="/loan-"]').count()).toBe(1)
    expect(await islandOf(page, 'loan').getAttribute('ready')).toBe(null)
  })

  test('are not prefetched on a slow connection', async () => {
    const connection = { saveData: false, effectiveType: '3g' }
    const { page } = await open('/nl/', { freshTab: true })
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    await page.goto(PROPERTY_PATH, { waitUntil: 'networkidle' })
    await page.mouse.move(5, 5)
    expect(await page.locator('link[rel=prefetch]').count()).toBe(0)
    await hydrateIsland(page, 'loan')
  })
})

test('a click is replayed once a late script has loaded', async () => {
  const { page } = await open('/nl/')
  const late = Promise.withResolvers<void>()
  await page.route(REACT, (route) => late.promise.then(() => route.continue()))
  await page.goto(PROJECT)
  await page.getByRole('tab').nth(1).click()
  expect(await page.locator('#building-2').isVisible()).toBe(false)
  late.resolve()
  await page.locator('#building-2').waitFor()
})

test('without the script, tabs and filters are hidden and all units are shown', async () => {
  const { page } = await open('/nl/')
  await page.route(REACT, (route) => route.abort())
  await page.goto(PROJECT)
  await page.getByRole('tab').nth(1).click()
  await page.locator('#building-2').waitFor()
  expect(await page.locator('#building-1').isVisible()).toBe(true)
  expect(await page.getByRole('tab').count()).toBe(0)
})

test("an island that throws shows the server's markup", async () => {
  const { page, problems } = await open('/nl/')
  await corrupt(page, PROPERTY_PATH, '"terms":', '"gone":')
  await page.goto(PROPERTY_PATH)
  const loan = islandOf(page, 'loan')
  await loan.getByText(nl('costs.loan')).click()
  await page.locator('pand-island[name=loan][failed]').waitFor({ state: 'attached' })
  await loan.getByText(nl('costs.loan')).waitFor()
  expect(await loan.getByRole('status').textContent()).toMatch(/€\s[\d.]+/)
  await expect.poll(() => problems.join()).toContain('TypeError')
})

/** Serves a page in which a text is replaced. */
async function corrupt(page: Page, path: string, text: string, replacement: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(text, replacement) })
  })
}
