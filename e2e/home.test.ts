import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { homePath } from '../src/urls.ts'
import { hydrateIsland, open } from './harness.ts'
import { listCount } from './search-page.ts'

const t = translator('nl')

test('the search button shows the number of results without a layout shift', async () => {
  const { page } = await open(homePath('nl'), { pictures: false })
  const button = page.getByRole('search').getByRole('button', { name: t('search.submit') })
  const before = await button.boundingBox()
  expect(await offCentre(page, t('search.submit'))).toBeLessThan(1)
  await hydrateIsland(page, 'search-form')
  const counted = page.getByRole('search').getByRole('button', { name: /\d/ })
  await counted.waitFor()
  expect(await counted.boundingBox()).toEqual(before)
  expect(
    await offCentre(page, (await counted.locator('[aria-live]').textContent()) ?? ''),
  ).toBeLessThan(1)
})

test('the words of the sentence change the number of results and lead to the list', async () => {
  const { page, problems } = await open(homePath('nl'), { pictures: false })
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

/** Returns the distance in pixels from the centre of the icon and text to the centre of the search button. */
function offCentre(page: Page, words: string): Promise<number> {
  return page
    .getByRole('search')
    .locator('[type=submit]')
    .evaluate((button, text) => {
      const middle = (box: DOMRect) => (box.left + box.right) / 2
      const label = [...button.children].find(
        (part) => part.textContent === text && getComputedStyle(part).visibility === 'visible',
      )
      if (!label) return Number.POSITIVE_INFINITY
      const range = document.createRange()
      range.selectNodeContents(label)
      return Math.abs(
        middle(range.getBoundingClientRect()) - middle(button.getBoundingClientRect()),
      )
    }, words)
}
