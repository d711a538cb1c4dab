import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { homePath } from '../src/urls.ts'
import { hydrateIsland, open } from './harness.ts'
import { listCount } from './search-page.ts'

const t = translator('nl')

test('the search of the home page shows the number of results and stores its options', async () => {
  const { page } = await open(homePath('nl'))
  const search = page.getByRole('search')
  const button = search.getByRole('button', { name: t('search.submit') })
  const before = await button.boundingBox()
  await hydrateIsland(page, 'search-form')
  const counted = search.getByRole('button', { name: /\d/ })
  await counted.waitFor()
  expect(await counted.boundingBox()).toEqual(before)
  const label = counted.locator('[aria-live]')

  const { types } = await (await page.request.get('/api/facets?lang=nl&list=sale')).json()
  const type = page.locator('select[name=type]')
  await type.selectOption('2')
  await expect.poll(() => label.textContent()).toBe(t('search.show.other', { count: types[2] }))
  expect(new URL(page.url()).search).toBe('?type=2')
  await page.reload()
  await hydrateIsland(page, 'search-form')
  expect(await type.inputValue()).toBe('2')
  await counted.click()
  await page.waitForURL('**/nl/te-koop?type=2')
  await page.goBack()
  expect(await type.inputValue()).toBe('2')
})

test('the words of the sentence change the number of results and lead to the list', async () => {
  const { page, problems } = await open(homePath('nl'))
  const search = page.getByRole('search')
  await search.getByRole('link', { name: t('search.sentence') }).click()
  await page.waitForURL('**?sentence=true')
  await hydrateIsland(page, 'search-form')
  await search.getByRole('combobox', { name: t('search.type') }).selectOption('1')
  await search.getByRole('combobox', { name: t('search.features') }).selectOption('garden')
  const { total } = await (
    await page.request.get('/api/facets?lang=nl&list=sale&type=1&garden=true')
  ).json()
  const name = t('search.show.other', { count: total })
  const button = search.getByRole('button', { name })
  await button.waitFor()
  expect(new URL(page.url()).search).toBe('?type=1&garden=true&sentence=true')
  await button.click()
  await page.waitForURL('**/nl/te-koop?type=1&garden=true')
  expect(await listCount(page)).toBe(total)
  expect(problems).toEqual([])
})
