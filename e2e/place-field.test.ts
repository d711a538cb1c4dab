import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathOf } from './demo.ts'
import { axeProblems, islandOf, open, waitForIsland, waitTwoFrames } from './harness.ts'
import { placeTag, requestsOf, searchReady } from './search-page.ts'

test('the place field of the home page opens the list of a town for sale or for rent', async () => {
  const [lang, ghent] = ['fr', 'Gand'] as const
  const { page, problems } = await open(`/${lang}/`, { lang })
  await type(page, 'ghent')
  await page.getByRole('option', { name: `${ghent} 9000` }).waitFor()
  const [all, town] = await placeOptions(page).allTextContents()
  expect(all).toBe('Toutes les communes')
  expect(town).toContain(`${ghent}, tous les codes postaux`)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${pathOf('sale', lang)}?region=${ghent}%7Ctown-gent`)
  expect(await placeTag(page, lang).textContent()).toContain(ghent)

  await page.goto(`/${lang}/?goal=1`)
  await type(page, 'gent')
  await page.getByRole('option', { name: `${ghent} 9000` }).click()
  await page.waitForURL(`**${pathOf('rent', lang)}?region=${ghent}%7C9000`)
  expect(problems).toEqual([])
})

test('the place field of a list works by keyboard and filters in place', async () => {
  const { page, problems } = await open('/nl/te-koop')
  await searchReady(page)
  const requests = requestsOf(page)
  const requestsFor = (path: string) => requests.filter((request) => request.startsWith(path))
  await page.locator('select[name=type]').focus()
  expect(requestsFor('/data/')).toEqual([])
  const homes = page.waitForResponse('**/api/search?*q=mechel')
  await type(page, 'mechel')
  await page.getByRole('option', { name: 'Mechelen 2800' }).waitFor()
  expect(requestsFor('/data/')).toHaveLength(2)
  await (await homes).finished()
  await waitTwoFrames(page)
  const field = page.getByRole('combobox', { name: 'Waar' })
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  expect(await field.getAttribute('aria-activedescendant')).toBeNull()
  const count = await placeOptions(page).count()
  expect(await islandOf(page, 'search-form').getByRole('status').textContent()).toBe(
    `${count - 1} resultaten`,
  )
  for (const [key, index] of [
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
    ['End', count - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    expect(await activeIndex(page)).toBe(index)
  }
  expect(await axeProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')
  expect(await field.inputValue()).toBe('mechel')
  await page.keyboard.press('Escape')
  // The list tells of its change once it is drawn.
  await expect.poll(() => field.inputValue()).toBe('')

  await type(page, ' Coupure ')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/nl/te-koop?streetcity=Coupure')
  await type(page, 'x')
  await page.keyboard.press('Backspace')
  await page.getByRole('option', { name: 'Alle gemeenten' }).click()
  await page.waitForURL('**/nl/te-koop')
  await placeTag(page).waitFor({ state: 'detached' })
  expect(requestsFor('/nl/')).toEqual([
    '/nl/te-koop?streetcity=Coupure&find=true',
    '/nl/te-koop?streetcity=Coupure',
    '/nl/te-koop',
  ])
  expect(problems).toEqual([])
})

test('a place can be selected by touch', async () => {
  const { page } = await open('/nl/te-koop', { width: 390, touch: true })
  await page.locator('#search-where').tap()
  await type(page, 'namur')
  const option = page.getByRole('option', { name: 'Namen 5000' })
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await option.tap()
  await page.waitForURL('**/nl/te-koop?region=Namen%7C5000')
})

async function type(page: Page, text: string): Promise<void> {
  await page.locator('#search-where').focus()
  await waitForIsland(page, 'search-form')
  await page.keyboard.type(text)
  if (text.trim().length > 1) {
    await page.waitForFunction(
      () => document.querySelectorAll('#search-places [role=option]').length > 1,
    )
  }
}

function placeOptions(page: Page): Locator {
  return page.locator('#search-places').getByRole('option')
}

async function activeIndex(page: Page): Promise<number> {
  const id = await page.locator('#search-where').getAttribute('aria-activedescendant')
  return Number(id?.split('-').pop())
}
