import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pathOf } from './demo.ts'
import { hydrateIsland, open, waitForIsland } from './harness.ts'
import {
  clearAll,
  listCount,
  listHeading,
  moreFilters,
  placeTag,
  requestsOf,
} from './search-page.ts'

describe('before the search script has loaded', () => {
  const lang = 'fr'
  const list = pathOf('sale', lang)

  test.each([`/${lang}/`, list])('text typed on %s is retained and finds places', async (path) => {
    const { page, problems } = await open(path, { lang })
    const release = await delayScript(page)
    const field = page.locator('#search-where')
    await field.focus()
    await page.keyboard.type('mechel')
    await page.keyboard.press('ArrowLeft')
    release()
    await page.getByRole('option', { name: /2800/ }).first().waitFor()
    await page.keyboard.type('x')
    expect(await field.inputValue()).toBe('mechexl')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
  })

  test('selected filters are applied afterwards', async () => {
    const { page, problems } = await open(`${list}?type=1`, { lang })
    const release = await delayScript(page)
    const requests = requestsOf(page)
    const bedrooms = page.locator('select[name=bedrooms]')
    await bedrooms.selectOption('3')
    await page.locator('select[name=type]').selectOption('2')
    await hydrateDuring(page, release)
    await page.waitForURL(`**${list}?type=2&bedrooms=3`)
    expect(await bedrooms.inputValue()).toBe('3')
    await expect
      .poll(() => listHeading(page).textContent())
      .toMatch(/ appartements? |appartementen /)
    expect(requests.filter((request) => request.startsWith(list))).toEqual([
      `${list}?type=2&bedrooms=3`,
    ])
    expect(problems).toEqual([])
  })

  test('clearing the filters changes the list in place and updates the form', async () => {
    const { page, problems } = await open(`${list}?type=1&bedrooms=2&terrace=true`, { lang })
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const all = await listCount(page)
    await moreFilters(page, lang).click()
    await clearAll(page, lang).click()
    await page.waitForURL(`**${list}`)
    await expect.poll(() => listCount(page)).toBeGreaterThan(all)
    await waitForIsland(page, 'search-form')
    expect(await page.locator('select[name=type]').inputValue()).toBe('')
    expect(await page.locator('select[name=bedrooms]').inputValue()).toBe('')
    expect(await page.getByRole('search').locator('[name=terrace]').isChecked()).toBe(false)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(problems).toEqual([])
  })

  test('a place is removed without a page load', async () => {
    const { page, problems } = await open(`${list}?region=Gent%7C9000&type=1`, { lang })
    const release = await delayScript(page)
    await placeTag(page, lang).click()
    await page.waitForURL(`**${list}?type=1`)
    release()
    await placeTag(page, lang).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })
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

async function hydrateDuring(page: Page, release: () => void): Promise<void> {
  const ready = hydrateIsland(page, 'search-form')
  release()
  await ready
}
