import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pathOf } from './demo.ts'
import { axeProblems, islandOf, open, waitForIsland, waitTwoFrames } from './harness.ts'
import { listHeading, placeTag, requestsOf, searchReady } from './search-page.ts'

describe('the place field', () => {
  const [lang, ghent, all] = ['fr', 'Gand', 'Toutes les communes'] as const
  const [sale, rent] = [pathOf('sale', lang), pathOf('rent', lang)]
  const [town, postcode] = [`region=${ghent}%7Ctown-gent`, `region=${ghent}%7C9000`]
  const wholeTown = `${ghent}, tous les codes postaux`

  test('opens the sale list of a town from the home page', async () => {
    const { page, problems } = await open(`/${lang}/`, { lang })
    await type(page, 'ghent')
    await page.getByRole('option', { name: `${ghent} 9000` }).waitFor()
    const options = placeOptions(page)
    expect(await options.first().textContent()).toBe(all)
    expect(await options.nth(1).textContent()).toBe(wholeTown)
    expect(await options.nth(2).textContent()).toMatch(`${ghent} 9000`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await activeText(page)).toMatch(wholeTown)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${sale}?${town}`)
    expect(await placeTag(page, lang).textContent()).toContain(ghent)
    expect(problems).toEqual([])
  })

  test('opens the rent list if rent is selected', async () => {
    const { page } = await open(`/${lang}/?goal=1`, { lang })
    await type(page, 'gent')
    await page.getByRole('option', { name: `${ghent} 9000` }).click()
    await page.waitForURL(`**${rent}?${postcode}`)
  })

  test('filters a list in place with one request', async () => {
    const { page, problems } = await open(`${sale}?page=2`, { lang })
    await searchReady(page)
    await type(page, 'gand')
    // Homes come by a way of their own, and may be there first.
    await page.getByRole('option', { name: `${ghent} 9000` }).waitFor()
    const requests = requestsOf(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${sale}?${town}`)
    await placeTag(page, lang).waitFor()
    expect(requests.filter((path) => path.startsWith(sale))).toEqual([`${sale}?${town}`])
    expect(await focusedId(page)).toBe('search-where')
    expect(await page.locator('#search-where').inputValue()).toBe('')
    await type(page, 'x')
    await page.keyboard.press('Backspace')
    await page.getByRole('option', { name: all }).click()
    await page.waitForURL(`**${sale}`)
    await placeTag(page, lang).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })
})

describe('the options of the place field', () => {
  test('are navigated by keyboard, and their number is announced', async () => {
    const { page } = await open('/nl/te-koop')
    const homes = page.waitForResponse('**/api/search?*q=mechel')
    await type(page, 'mechel')
    await page.getByRole('option', { name: 'Mechelen 2800' }).waitFor()
    await (await homes).finished()
    await waitTwoFrames(page)
    const field = page.getByRole('combobox', { name: 'Waar' })
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    expect(await field.getAttribute('aria-activedescendant')).toBeNull()
    const count = await placeOptions(page).count()
    expect(await islandOf(page, 'search-form').getByRole('status').textContent()).toBe(
      `${count - 1} resultaten`,
    )
    await page.keyboard.press('ArrowUp')
    expect(await activeIndex(page)).toBe(count - 1)
    await page.keyboard.press('ArrowDown')
    expect(await activeIndex(page)).toBe(0)
    await page.keyboard.press('End')
    expect(await activeIndex(page)).toBe(count - 1)
    await page.keyboard.press('Home')
    expect(await activeIndex(page)).toBe(0)
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')
    expect(await field.inputValue()).toBe('mechel')
    await page.keyboard.press('Escape')
    // The list tells of its change once it is drawn.
    await expect.poll(() => field.inputValue()).toBe('')
  })

  test('change with each letter before the next frame after the places have loaded', async () => {
    const { page } = await open('/nl/te-koop')
    // The server's own answer would look as if they had.
    await page.route('**/api/search?*', (route) => route.abort())
    await type(page, 'gen')
    await page.getByRole('option', { name: 'Gent 9000' }).waitFor()
    const first = await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('#search-where')
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      return ['sint-nikl', 'brugg', 'charler'].map((text) => {
        if (!field) return null
        set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        return document.querySelectorAll('#search-places [role=option]')[1]?.textContent
      })
    })
    expect(first).toEqual([
      expect.stringContaining('Sint-Niklaas'),
      expect.stringContaining('Brugge'),
      expect.stringContaining('Charleroi'),
    ])
  })

  test('open a listing by its title', async () => {
    const { page } = await open('/nl/')
    const { properties } = await (await page.request.get('/api/search?lang=nl&q=9000')).json()
    await type(page, String(properties[0].ID))
    await page.getByRole('option', { name: properties[0].label }).click()
    await page.waitForURL(`**${properties[0].url}`)
  })

  test('can be selected by touch', async () => {
    const { page } = await open('/nl/te-koop', { width: 390, touch: true })
    await page.locator('#search-where').tap()
    await type(page, 'namur')
    const option = page.getByRole('option', { name: 'Namen 5000' })
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await option.tap()
    await page.waitForURL('**/nl/te-koop?region=Namen%7C5000')
  })
})

test('the places are fetched on the first use of the field', async () => {
  const { page } = await open('/nl/te-koop')
  await searchReady(page)
  const requests = requestsOf(page)
  await page.locator('select[name=type]').focus()
  expect(requests.filter((path) => path.startsWith('/data/'))).toEqual([])
  const places = page.waitForResponse('**/data/subcities.json')
  await page.locator('#search-where').focus()
  await places
  await type(page, 'gen')
  await type(page, 't')
  expect(requests.filter((path) => path.startsWith('/data/'))).toHaveLength(2)
})

test('free text filters by street or town on Enter', async () => {
  const { page } = await open('/nl/te-koop')
  await searchReady(page)
  const requests = requestsOf(page)
  await type(page, ' Coupure ')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/nl/te-koop?streetcity=Coupure')
  await page.keyboard.press('Tab')
  expect(requests.filter((path) => path.startsWith('/nl/'))).toEqual([
    '/nl/te-koop?streetcity=Coupure&find=true',
    '/nl/te-koop?streetcity=Coupure',
  ])
  expect(await listHeading(page).textContent()).toContain('Coupure')
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

function activeText(page: Page): Promise<string | null> {
  return page
    .getByRole('combobox')
    .first()
    .evaluate((field) => {
      const id = field.getAttribute('aria-activedescendant') ?? ''
      return document.getElementById(id)?.textContent ?? null
    })
}

function placeOptions(page: Page): Locator {
  return page.locator('#search-places').getByRole('option')
}

async function activeIndex(page: Page): Promise<number> {
  const id = await page.locator('#search-where').getAttribute('aria-activedescendant')
  return Number(id?.split('-').pop())
}

function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id)
}
