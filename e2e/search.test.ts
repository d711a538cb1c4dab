import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { pathOf } from './demo.ts'
import { open } from './harness.ts'
import { cards, listCount as count, searchReady } from './search-page.ts'

const t = translator('nl')
const LIST = pathOf('sale', 'nl')

test('going back from a property page restores the filtered list', async () => {
  const { page } = await open(LIST)
  const lists = page.getByRole('group', { name: t('picture.carousel') })
  const pictures = () =>
    lists.evaluateAll((elements) => elements.map((element) => element.children.length))
  // The other pictures of a card are added on the first interaction.
  expect(new Set(await pictures())).toEqual(new Set([1]))
  await page.mouse.move(5, 5)
  await expect.poll(async () => (await pictures())[0]).toBeGreaterThan(1)

  await searchReady(page)
  const all = await count(page)
  await page.getByRole('combobox', { name: t('search.bedrooms') }).selectOption('2')
  await expect.poll(() => count(page)).toBeLessThan(all)
  const titles = await titlesOf(page)
  const address = page.url()

  await cards(page).getByRole('heading').getByRole('link').first().click()
  await page.getByRole('heading', { name: t('detail.features') }).waitFor()
  await page.goBack()
  expect(page.url()).toBe(address)
  expect(await titlesOf(page)).toEqual(titles)
  const bedrooms = page.getByRole('combobox', { name: t('search.bedrooms') })
  expect(await bedrooms.inputValue()).toBe('2')
})

test('a script that fails to load is reported, and the page works without it', async () => {
  const { page } = await open('/healthz')
  await page.route('**/search-form-*.js', (route) => route.abort())
  const searchReport = reportStatus(page, 'search-form')
  await page.goto(LIST)
  await page.getByLabel(t('search.where'), { exact: true }).focus()
  expect(await searchReport).toBe(204)

  await page.getByRole('combobox', { name: t('search.bedrooms') }).selectOption('3')
  await page.getByRole('button', { name: t('search.submit') }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('bedrooms')).toBe('3')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await page.getByRole('heading', { name: t('detail.features') }).waitFor()
})

function titlesOf(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').allInnerTexts()
}

/** The answer to the report that an island failed. */
async function reportStatus(page: Page, module: string): Promise<number | undefined> {
  const report = await page.waitForRequest(
    (request) =>
      request.method() === 'POST' &&
      new URL(request.url()).pathname === '/api/error/' &&
      request.postDataJSON().module === module,
  )
  return (await report.response())?.status()
}
