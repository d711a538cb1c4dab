import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { open } from './harness.ts'
import {
  clearAll,
  listCount,
  listHeading,
  moreFilters,
  optionCount,
  requestsOf,
  searchReady,
} from './search-page.ts'

const t = translator('nl')

test('the filters change the list, its URL and their numbers of results without a page load', async () => {
  const path = '/nl/te-koop'
  const { page, problems } = await open(`${path}?page=2`)
  const facets = async (query: string) =>
    (await page.request.get(`/api/facets?lang=nl&list=sale&${query}`)).json()
  await searchReady(page)
  const requests = requestsOf(page)
  const length = await page.evaluate(() => history.length)
  const type = page.locator('select[name=type]')
  await type.focus()
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(`**${path}?type=1`)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('type')
  expect(await page.evaluate(() => history.length)).toBe(length)
  const houses = await facets('type=1')
  expect(await listCount(page)).toBe(houses.total)
  expect(await listHeading(page).textContent()).toMatch(/ huizen$/)

  await moreFilters(page).click()
  const search = page.getByRole('search')
  const garden = search.locator('[name=garden]')
  await expect
    .poll(() => optionCount(page, 'garden').textContent())
    .toBe(String(houses.features.garden))
  await garden.check()
  await page.waitForURL(`**${path}?type=1&garden=true`)
  const withGarden = await facets('type=1&garden=true')
  await expect
    .poll(() => optionCount(page, 'terrace').textContent())
    .toBe(String(withGarden.features.terrace))
  await page.locator('select[name=epc]').selectOption('C')
  await page.waitForURL(/epc=C/)
  await expect.poll(() => listHeading(page).textContent()).toMatch(/EPC\sC of beter/)
  await search
    .getByRole('button', { name: t('search.show.other', { count: await listCount(page) }) })
    .click()
  await expect.poll(() => garden.isVisible()).toBe(false)

  await moreFilters(page).click()
  expect(await search.locator('input[type=text]:visible').count()).toBe(1)
  await clearAll(page).click()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => listHeading(page).textContent()).toMatch(/^Te koop, \d+ panden$/)
  expect(await type.inputValue()).toBe('')
  expect(await garden.isChecked()).toBe(false)
  expect(requests.filter((request) => request.startsWith(path))).toHaveLength(4)
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
})
