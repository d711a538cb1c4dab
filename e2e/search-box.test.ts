import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { open } from './harness.ts'
import {
  clearAll,
  listCount,
  listHeading,
  moreFilters,
  optionCount,
  requestsOf,
  searchButton,
  searchReady,
} from './search-page.ts'

describe('the search bar', () => {
  test('changes the list and the URL without a page load', async () => {
    const [lang, path] = ['fr', '/fr/a-vendre'] as const
    const { page, problems } = await open(`${path}?page=2`, { lang })
    await searchReady(page)
    const requests = requestsOf(page)
    const length = await page.evaluate(() => history.length)
    const type = page.locator('select[name=type]')
    await type.focus()
    await page.keyboard.press('ArrowDown')
    await page.waitForURL(`**${path}?type=1`)
    expect(await focusedName(page)).toBe('type')
    expect(await page.evaluate(() => history.length)).toBe(length)
    expect(requests.filter((request) => request.startsWith(path))).toEqual([`${path}?type=1`])
    const { total } = await (
      await page.request.get(`/api/facets?lang=${lang}&list=sale&type=1`)
    ).json()
    expect(await listCount(page)).toBe(total)
    expect(await listHeading(page).textContent()).toMatch(/ maisons$/)
    expect(problems).toEqual([])
  })

  test('ends the panel of a wide screen with a button, and has each place field once', async () => {
    const { page } = await open('/nl/te-koop')
    await searchReady(page)
    await moreFilters(page).click()
    const search = page.getByRole('search')
    await search.locator('[name=garden]').check()
    await page.waitForURL('**?garden=true')
    const name = translator('nl')('search.show.other', { count: await listCount(page) })
    await search.getByRole('button', { name }).click()
    await expect.poll(() => search.locator('[name=garden]').isVisible()).toBe(false)
    await moreFilters(page).click()
    expect(await search.locator('input[type=text]:visible').count()).toBe(1)
  })

  test('shows the number of results at each option', async () => {
    const { page } = await open('/nl/te-koop')
    await searchReady(page)
    await moreFilters(page).click()
    await page.getByRole('slider').first().waitFor()
    const facets = await (await page.request.get('/api/facets?lang=nl&list=sale')).json()
    const garden = optionCount(page, 'garden')
    await expect.poll(() => garden.textContent()).toBe(String(facets.features.garden))
    expect(await page.locator('select[name=type] option[value="2"]').textContent()).toBe(
      `Appartement (${facets.types[2]})`,
    )
    const requests = requestsOf(page)
    await page.getByRole('search').locator('[name=garden]').check()
    await page.waitForURL('**?garden=true')
    const withGarden = await (
      await page.request.get('/api/facets?lang=nl&list=sale&garden=true')
    ).json()
    await expect
      .poll(() => optionCount(page, 'terrace').textContent())
      .toBe(String(withGarden.features.terrace))
    expect(requests.filter((path) => !path.startsWith('/api/map'))).toEqual([
      '/nl/te-koop?garden=true',
    ])
    await page.locator('select[name=bedrooms]').focus()
    await page.keyboard.press('3')
    await page.waitForURL('**?bedrooms=3&garden=true')
    const narrowed = await (
      await page.request.get('/api/facets?lang=nl&list=sale&garden=true&bedrooms=3')
    ).json()
    await expect.poll(() => garden.textContent()).toBe(String(narrowed.features.garden))
  })

  test('shows the number of results on the home page before the list opens', async () => {
    const { page } = await open('/nl/')
    await searchReady(page)
    const button = searchButton(page)
    const { types, total } = await (await page.request.get('/api/facets?lang=nl&list=sale')).json()
    await page.locator('select[name=bedrooms]').focus()
    await expect
      .poll(() => button.locator('[aria-live]').textContent())
      .toBe(`Toon ${total} panden`)
    await page.locator('select[name=type]').selectOption('2')
    await expect
      .poll(() => button.locator('[aria-live]').textContent())
      .toBe(`Toon ${types[2]} panden`)
    expect(
      await page.getByRole('link', { name: 'Te huur' }).last().getAttribute('href'),
    ).toBeTruthy()
    await button.click()
    await page.waitForURL('**/nl/te-koop?type=2')
  })
})

test('the panel filters by surface and energy label', async () => {
  const [lang, path, facts] = [
    'nl',
    '/nl/te-koop',
    ' met minstens 120 m² en EPC C of beter',
  ] as const
  const { page, problems } = await open(path, { lang })
  await searchReady(page)
  await moreFilters(page, lang).click()
  const surface = page.locator('select[name=surfacemin]')
  await surface.selectOption('120')
  await page.waitForURL(`**${path}?surfacemin=120`)
  await page.locator('select[name=epc]').selectOption('C')
  await page.waitForURL(`**${path}?surfacemin=120&epc=C`)
  const text = (await listHeading(page).textContent()) ?? ''
  expect(text.replace(/[\u00a0\u202f]/g, ' ').endsWith(facts), text).toBe(true)
  await surface.selectOption('')
  await page.waitForURL(`**${path}?epc=C`)
  expect(problems).toEqual([])
})

test('all filters are cleared together without a page load', async () => {
  const { page, problems } = await open(
    '/nl/te-koop?region=Gent%7C9000&type=1&budget=200000-900000&garden=true&bedrooms=3',
  )
  expect(await listHeading(page).textContent()).toMatch(
    /^Te koop in Gent, \d+ huizen met 3 slaapkamers en tuin van €.200\.000 tot €.900\.000$/,
  )
  await searchReady(page)
  const requests = requestsOf(page)
  await moreFilters(page).click()
  await clearAll(page).click()
  await page.waitForURL('**/nl/te-koop')
  await expect.poll(() => listHeading(page).textContent()).toMatch(/^Te koop, \d+ panden$/)
  expect(await page.locator('select[name=type]').inputValue()).toBe('')
  expect(await page.locator('select[name=pricemin]').inputValue()).toBe('')
  expect(await page.getByRole('search').locator('[name=garden]').isChecked()).toBe(false)
  expect(requests.filter((path) => path.startsWith('/nl/'))).toHaveLength(1)
  expect(problems).toEqual([])
})

test('the goal tabs retain place, type, size and features, and reset the budget', async () => {
  const { page } = await open(
    '/fr/a-vendre?region=Gand%7C9000&type=2&bedrooms=2&terrace=true&budget=100000-400000&order=Price+asc',
  )
  await searchReady(page)
  await moreFilters(page, 'fr').click()
  await page
    .getByRole('navigation', { name: translator('fr')('goal.label') })
    .getByRole('link', { name: 'À louer' })
    .click()
  await page.waitForURL('**/fr/a-louer?**')
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({
    region: 'Gand|9000',
    type: '2',
    bedrooms: '2',
    terrace: 'true',
  })
  await moreFilters(page, 'fr').click()
  const ranges = page.getByRole('slider')
  expect(await ranges.first().getAttribute('step')).toBe('100')
  expect(await ranges.first().inputValue()).toBe('0')
  expect(await ranges.last().inputValue()).toBe('5000')
})

function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'))
}
