import { describe, expect, test } from 'vitest'
import { axeProblems, open } from './harness.ts'
import { layoutShift } from './layout-shift.ts'

const HOME = '/nl/property/410001'
const TOUR = '/nl/property/410104'
const PROJECT = '/nl/project/p/9001'

describe.each([390, 1440])('at %i px', (width) => {
  test.each([
    HOME,
    TOUR,
    PROJECT,
    '/fr/property/410136',
    '/de/property/410104',
    '/fr/project/p/9003',
  ])('%s fits, stands still and is accessible', async (path) => {
    const { page, status, problems } = await open(path, { width })
    expect(status).toBe(200)
    expect(await layoutShift(page)).toBeLessThan(0.01)
    const [inner, outer] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(inner).toBe(outer)
    // Closed they are looked at with all other pages.
    await page.locator('#facts details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })
    expect(await axeProblems(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('opens on its first picture, fetched once and in the right size', async () => {
    const { page } = await open(HOME, { width })
    await expect
      .poll(() => page.evaluate(largestPaint))
      .toEqual({
        element: '0',
        url: expect.stringMatching(width === 390 ? /-480\.avif$/ : /-960\.avif$/),
        asked: 1,
      })
  })
})

test('without scripts all of a home and of a project is there', async () => {
  const home = await open(TOUR, { javascript: false })
  expect(await home.page.locator('a[data-tour]').getAttribute('href')).toContain('youtube')
  expect(await home.page.locator('.loan .form-grid').isVisible()).toBe(false)
  const project = await open(PROJECT, { javascript: false })
  expect(await project.page.locator('.building').count()).toBe(2)
  for (const building of await project.page.locator('.building').all()) {
    expect(await building.isVisible()).toBe(true)
  }
  expect(await project.page.locator('.tabs, .unit-filter').first().isVisible()).toBe(false)
})

test('a tour is asked for by nobody but the visitor, and gone when it is closed', async () => {
  const { page, problems } = await open(TOUR)
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>tour</title>' }),
  )
  await page.waitForSelector('pand-island[name=tour][ready]', { state: 'attached' })
  expect(await page.locator('iframe').count()).toBe(0)
  expect(problems).toEqual([])
  const link = page.locator('a[data-tour]')
  await link.click()
  expect(await page.locator('dialog.tour iframe').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/Lh4hXq2ZtW8',
  )
  expect(await axeProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog.tour', { state: 'hidden' })
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(problems.filter((problem) => !problem.includes('youtube-nocookie'))).toEqual([])
})

test('the way back leads to the list as it was', async () => {
  const { page } = await open('/nl/te-koop?bedrooms=2&order=Price+asc')
  await page.locator('.card .title a').first().click()
  await page.waitForURL('**/property/*')
  await page.locator('a.back').click()
  await page.waitForURL('**/te-koop?*')
  expect(page.url()).toContain('bedrooms=2')
  await page.goForward()
  await page.locator('.neighbours a').first().click()
  await page.waitForURL((url) => url.pathname !== '/nl/te-koop')
  await page.locator('a.back').click()
  await page.waitForURL('**/te-koop?bedrooms=2*')
  const direct = await open(HOME)
  await direct.page.locator('a.back').click()
  await direct.page.waitForURL('**/nl/te-koop')
})

describe('the units of a project', () => {
  test('stand under a tab for each building, by mouse and keyboard', async () => {
    const { page } = await open(PROJECT)
    const tabs = page.getByRole('tab')
    await tabs.first().waitFor()
    expect(await page.locator('.building:visible').count()).toBe(1)
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
    expect(await page.locator('#building-2').isVisible()).toBe(true)
    expect(await page.locator('#building-1').isVisible()).toBe(false)
    await page.keyboard.press('Home')
    expect(await page.locator('#building-1').isVisible()).toBe(true)
  })

  test('can be filtered and sorted, and come back in their order', async () => {
    const { page } = await open(PROJECT)
    const status = page.locator('.unit-filter [role=status]')
    await page.getByLabel('Sorteren op').waitFor()
    const names = () => page.locator('.building:visible tr[data-unit]:visible th').allTextContents()
    const before = await names()
    await page.getByLabel('Sorteren op').selectOption('price')
    const prices = await page
      .locator('.building:visible tr[data-unit][data-price]')
      .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.price)))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    await page.getByLabel('Sorteren op').selectOption('')
    expect(await names()).toEqual(before)
    await page.getByLabel('Alleen beschikbare').check()
    const free = await names()
    expect(free.length).toBeLessThan(before.length)
    expect(await status.textContent()).toBe(`${free.length} van ${before.length} woningen`)
    expect(await page.locator('tr.gone:visible').count()).toBe(0)
    expect(await axeProblems(page)).toEqual([])
  })
})

test('a loan is reckoned anew as its terms change', async () => {
  const { page } = await open(HOME)
  await page.locator('.loan summary').click()
  const before = await page.locator('.loan output').textContent()
  await page.getByLabel('Looptijd (jaar)').fill('10')
  const after = await page.locator('.loan output').textContent()
  expect(after).not.toBe(before)
  expect(await page.locator('.loan p').textContent()).toContain('10 jaar')
  expect(await axeProblems(page)).toEqual([])
})

test('the contact bar comes after 50 px and covers neither focus nor footer', async () => {
  const { page } = await open(HOME, { width: 390, height: 800 })
  const bar = page.locator('.contact-bar')
  expect(await bar.isVisible()).toBe(false)
  await page.evaluate(() => scrollTo(0, 60))
  await expect.poll(() => bar.isVisible()).toBe(true)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const covered = async () => {
    const top = (await bar.boundingBox())?.y ?? 0
    const last = await page
      .locator('.site-footer p, .site-footer a')
      .evaluateAll((elements) =>
        Math.max(...elements.map((element) => element.getBoundingClientRect().bottom)),
      )
    return last - top
  }
  await expect.poll(covered).toBeLessThanOrEqual(0)
})

/** The largest thing painted so far: which picture, from where, and how often that was fetched. */
function largestPaint() {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  const last = observer.takeRecords().at(-1) as LargestContentfulPaint | undefined
  observer.disconnect()
  const url = last?.url ?? ''
  const lead = url.replace(/-\d+\.\w+$/, '')
  const all = performance.getEntriesByType('resource')
  return {
    element: last?.element?.closest('a')?.dataset.picture ?? last?.element?.outerHTML,
    url,
    asked: all.filter(({ name }) => name.startsWith(lead)).length,
  }
}
