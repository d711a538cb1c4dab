import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { islandOf, open } from './harness.ts'

const nl = translator('nl')

const PROPERTY_PATH = '/nl/property/410001'
const PROJECT = '/nl/project/p/9001'

test('no page loads React before one of its islands is used', async () => {
  const { page } = await open(PROPERTY_PATH)
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(new URL(request.url()).pathname))
  await islandOf(page, 'gallery').first().dispatchEvent('pointerenter')
  await page.locator('pand-island[name=gallery][ready]').waitFor({ state: 'attached' })
  expect(scripts.filter((path) => path.includes('/react-'))).toEqual([])
  await islandOf(page, 'loan').dispatchEvent('pointerenter')
  await page.locator('pand-island[name=loan][ready]').waitFor({ state: 'attached' })
  expect(scripts.filter((path) => path.includes('/react-'))).toHaveLength(1)
})

test('without the script, tabs and filters are hidden and all units are shown', async () => {
  const { page } = await open('/nl/')
  await page.route('**/assets/react-*.js', (route) => route.abort())
  await page.goto(PROJECT)
  await page.getByRole('tab').nth(1).click()
  await page.locator('#building-2').waitFor()
  expect(await page.locator('#building-1').isVisible()).toBe(true)
  expect(await page.getByRole('tab').count()).toBe(0)
})

test("an island that throws shows the server's markup", async () => {
  const { page, problems } = await open('/nl/')
  await page.route(`**${PROPERTY_PATH}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"terms":', '"gone":')
    await route.fulfill({ response, body })
  })
  await page.goto(PROPERTY_PATH)
  const loan = islandOf(page, 'loan')
  await loan.getByText(nl('costs.loan')).click()
  await page.locator('pand-island[name=loan][failed]').waitFor({ state: 'attached' })
  await loan.getByText(nl('costs.loan')).waitFor()
  expect(await loan.getByRole('status').textContent()).toMatch(/€\s[\d.]+/)
  await expect.poll(() => problems.join()).toContain('TypeError')
})
