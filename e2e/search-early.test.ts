import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrateIsland, open } from './harness.ts'
import { requestsOf } from './search-page.ts'

test('text that was typed before the search script has loaded is retained and finds places', async () => {
  const { page, problems } = await open('/fr/', { lang: 'fr' })
  const release = await delayScript(page)
  const field = page.locator('#search-where')
  await field.focus()
  await page.keyboard.type('mechel')
  await page.keyboard.press('ArrowLeft')
  release()
  await page.getByRole('option', { name: /2800/ }).first().waitFor()
  await page.keyboard.type('x')
  expect(await field.inputValue()).toBe('mechexl')
  expect(problems).toEqual([])
})

test('filters that were selected before the search script has loaded are applied then', async () => {
  const path = '/fr/a-vendre'
  const { page, problems } = await open(`${path}?type=1`, { lang: 'fr' })
  const release = await delayScript(page)
  const requests = requestsOf(page)
  await page.locator('select[name=bedrooms]').selectOption('3')
  await page.locator('select[name=type]').selectOption('2')
  const ready = hydrateIsland(page, 'search-form')
  release()
  await ready
  await page.waitForURL(`**${path}?type=2&bedrooms=3`)
  expect(await page.locator('select[name=bedrooms]').inputValue()).toBe('3')
  expect(requests.filter((request) => request.startsWith(path))).toEqual([
    `${path}?type=2&bedrooms=3`,
  ])
  expect(problems).toEqual([])
})

/** Delays the script of the search until the returned function is called. */
async function delayScript(page: Page): Promise<() => void> {
  let release = () => {}
  const wait = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/search-form-*.js', (route) => wait.then(() => route.continue()))
  return release
}
