import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { pathOf } from './demo.ts'
import { open } from './harness.ts'
import { mapStatus, openMap } from './map-page.ts'
import { listCount, placeTag, requestsOf, searchButton, searchReady } from './search-page.ts'

describe('the search box', () => {
  const [lang, ghent, antwerp] = ['fr', 'Gand', 'Anvers'] as const
  const list = pathOf('sale', lang)
  const t = translator(lang)

  test('selects the town of a postcode on Enter', async () => {
    const { page, problems } = await open(list, { lang })
    await searchReady(page)
    const where = page.getByLabel(t('search.where'), { exact: true })
    await where.pressSequentially('9000')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${list}?region=${ghent}%7C9000`)
    await expect.poll(() => placeTag(page, lang).textContent()).toContain(`${ghent} 9000`)
    expect(await where.inputValue()).toBe('')
    expect(await listCount(page)).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  test('suggests streets, and a street elsewhere replaces the place', async () => {
    const { page, problems } = await open(`${list}?region=${ghent}%7C9000`, { lang })
    await searchReady(page)
    const where = page.getByLabel(t('search.where'), { exact: true })
    await where.pressSequentially('Lange Leem')
    await page.getByRole('option', { name: `Lange Leemstraat, ${antwerp}` }).click()
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ streetcity: `Lange Leemstraat, ${antwerp}` })
    expect(await listCount(page)).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  test('opens the listing with the typed ID', async () => {
    const { page } = await open(list, { lang })
    await searchReady(page)
    await page.locator('#search-where').pressSequentially('410001')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${lang}/property/410001`)
  })

  test('shows a message if the places fail to load, and reports the error', async () => {
    const { page } = await open('/healthz', { lang })
    await page.route(/\/data\/|\/api\/search/, (route) => route.abort())
    const report = page.waitForRequest((request) => request.url().endsWith('/api/error/'))
    await page.goto(list)
    await searchReady(page)
    await page.locator('#search-where').pressSequentially('gent')
    expect((await report).postDataJSON().module).toBe('places')
    const unavailableOption = page.getByRole('option', { name: t('search.away') })
    await unavailableOption.waitFor()
    expect(await unavailableOption.getAttribute('aria-disabled')).toBe('true')
    const statusMessage = page
      .getByRole('search')
      .getByRole('status')
      .filter({ hasText: t('search.away') })
    expect(await statusMessage.count()).toBe(1)
    await page.unroute(/\/data\/|\/api\/search/)
    await page.keyboard.type(' ')
    await page.getByRole('option', { name: `${ghent} 9000` }).waitFor()
    expect(await unavailableOption.count()).toBe(0)
  })

  test("suggests the server's towns if the places fail to load in the browser", async () => {
    const { page } = await open('/healthz', { lang })
    await page.route('**/data/*.json', (route) => route.abort())
    await page.goto(list)
    await searchReady(page)
    await page.locator('#search-where').pressSequentially('gent')
    await page.getByRole('option', { name: `${ghent} 9000` }).waitFor()
    expect(await page.getByRole('option', { name: t('search.away') }).count()).toBe(0)
  })

  test('stores the selected options of the home page in its URL', async () => {
    const { page, problems } = await open(`/${lang}/`, { lang })
    await searchReady(page)
    await page.locator('select[name=type]').selectOption('2')
    await page.locator('select[name=bedrooms]').selectOption('3')
    await expect.poll(() => new URL(page.url()).search).toBe('?type=2&bedrooms=3')
    await page.reload()
    await searchReady(page)
    expect(await page.locator('select[name=type]').inputValue()).toBe('2')
    expect(await page.locator('select[name=bedrooms]').inputValue()).toBe('3')
    await searchButton(page).click()
    await page.waitForURL(`**${list}?type=2&bedrooms=3`)
    await page.goBack()
    expect(await page.locator('select[name=type]').inputValue()).toBe('2')
    expect(problems).toEqual([])
  })
})

test('a changed filter requests the map once', async () => {
  const { page } = await openMap(pathOf('sale', 'nl'), { freshTab: true })
  await searchReady(page)
  await page.clock.install()
  const requests = requestsOf(page)
  await page.locator('select[name=bedrooms]').selectOption('3')
  await page.waitForURL('**?bedrooms=3')
  await expect
    .poll(async () => mapStatus(page).textContent())
    .toContain(String(await listCount(page)))
  // Past the time after which a map that came to rest asks again.
  await page.clock.runFor(1000)
  expect(requests.filter((path) => path.startsWith('/api/map'))).toHaveLength(1)
})
