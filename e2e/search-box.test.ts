import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/i18n/index.ts'
import { axeProblems, open } from './harness.ts'
import {
  chips,
  listCount,
  moreFilters,
  placeTag,
  requestsOf,
  searchButton,
  searchReady,
  watchShifts,
} from './search-page.ts'

const LANGS = [
  {
    lang: 'nl' as const,
    sale: '/nl/te-koop',
    rent: '/nl/te-huur',
    ghent: 'Gent',
    all: 'Alle gemeenten',
  },
  {
    lang: 'fr' as const,
    sale: '/fr/a-vendre',
    rent: '/fr/a-louer',
    ghent: 'Gand',
    all: 'Toutes les communes',
  },
]

describe.each(LANGS)('the search box in $lang', ({ lang, sale, rent, ghent, all }) => {
  const region = `region=${ghent}%7C9000`

  test('leads from the home page to the sale list of a town', async () => {
    const { page, problems } = await open(`/${lang}/`, { lang })
    await type(page, 'ghent')
    const options = placeOptions(page)
    expect(await options.first().textContent()).toBe(all)
    expect(await options.nth(1).textContent()).toMatch(`${ghent} 9000`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await activeText(page)).toMatch(`${ghent} 9000`)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${sale}?${region}`)
    expect(await placeTag(page, lang).textContent()).toContain(`${ghent} 9000`)
    expect(problems).toEqual([])
  })

  test('leads to the rent list where rent is chosen', async () => {
    const { page } = await open(`/${lang}/?goal=1`, { lang })
    await type(page, 'gent')
    await page.getByRole('option', { name: `${ghent} 9000` }).click()
    await page.waitForURL(`**${rent}?${region}`)
  })

  test('filters a list in place, with one request for it', async () => {
    const { page, problems } = await open(`${sale}?page=2`, { lang })
    await searchReady(page)
    await type(page, 'gand')
    const asked = requestsOf(page)
    const shifts = await watchShifts(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await placeTag(page, lang).waitFor()
    expect(page.url()).toContain(`${sale}?${region}`)
    expect(asked.filter((path) => path.startsWith(sale))).toEqual([`${sale}?${region}`])
    expect(await focusedId(page)).toBe('search-where')
    expect(await page.locator('#search-where').inputValue()).toBe('')
    await type(page, 'x')
    await page.keyboard.press('Backspace')
    await page.getByRole('option', { name: all }).click()
    await placeTag(page, lang).waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
    expect(await shifts()).toBeLessThan(0.001)
    expect(problems).toEqual([])
  })
})

describe('the list beneath the box', () => {
  test('is moved through by keys, and says how much it holds', async () => {
    const { page } = await open('/nl/te-koop')
    await type(page, 'mechel')
    const field = page.getByRole('combobox', { name: 'Waar' })
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    expect(await field.getAttribute('aria-activedescendant')).toBeNull()
    const count = await placeOptions(page).count()
    expect(
      await page.locator('pand-island[name=search-box]').getByRole('status').textContent(),
    ).toBe(`${count - 1} resultaten`)
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
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    expect(await field.inputValue()).toBe('mechel')
    await page.keyboard.press('Escape')
    expect(await field.inputValue()).toBe('')
  })

  test.each([
    ['LIEGE', 'Luik 4000'],
    ['  bruxelles ', 'Brussel 1000'],
    ['9000', 'Gent 9000'],
    ['Antwerpn', 'Antwerpen 2000'],
    ['Löwen', 'Leuven 3000'],
  ])('finds for %j first %s', async (text, label) => {
    const { page } = await open('/nl/te-koop')
    await type(page, text)
    await page.waitForFunction(
      () => document.querySelectorAll('#search-places [role=option]').length > 1,
    )
    expect(await placeOptions(page).nth(1).textContent()).toMatch(label)
  })

  test('answers each letter before the next frame, once the places are there', async () => {
    const { page } = await open('/nl/te-koop')
    await type(page, 'gen')
    await page.getByRole('option', { name: 'Gent 9000' }).waitFor()
    const first = await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('#search-where')
      return ['sint-nikl', 'brugg', 'charler'].map((text) => {
        if (!field) return null
        field.value = text
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

  test('leads to a home that is called so', async () => {
    const { page } = await open('/nl/')
    const { properties } = await (await page.request.get('/api/search?lang=nl&q=9000')).json()
    await type(page, String(properties[0].ID))
    await page.getByRole('option', { name: properties[0].label }).click()
    await page.waitForURL(`**${properties[0].url}`)
  })

  test('works by touch', async () => {
    const { page } = await open('/nl/te-koop', { width: 390, touch: true })
    await page.locator('#search-where').tap()
    await type(page, 'namur')
    const option = page.getByRole('option', { name: 'Namen 5000' })
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await option.tap()
    await page.waitForURL('**/nl/te-koop?region=Namen%7C5000')
  })
})

test('the places are fetched when the field is first used', async () => {
  const { page } = await open('/nl/te-koop')
  await searchReady(page)
  const asked = requestsOf(page)
  await page.locator('select[name=type]').focus()
  expect(asked.filter((path) => path.startsWith('/data/'))).toEqual([])
  await page.locator('#search-where').focus()
  await page.waitForResponse('**/data/subcities.json')
  await type(page, 'gen')
  await type(page, 't')
  expect(asked.filter((path) => path.startsWith('/data/'))).toHaveLength(2)
})

test('a text of their own filters by street or town when they leave the field', async () => {
  const { page } = await open('/nl/te-koop')
  await searchReady(page)
  const asked = requestsOf(page)
  await type(page, ' Coupure ')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/nl/te-koop?streetcity=Coupure')
  await page.keyboard.press('Tab')
  expect(asked.filter((path) => path.startsWith('/nl/'))).toHaveLength(1)
  expect(await chips(page).textContent()).toContain('Coupure')
})

describe('the search bar', () => {
  test.each([
    ['nl', '/nl/te-koop'],
    ['fr', '/fr/a-vendre'],
  ] as const)('changes the list and the address in place in %s', async (lang, path) => {
    const { page, problems } = await open(`${path}?page=2`, { lang })
    await searchReady(page)
    const asked = requestsOf(page)
    const length = await page.evaluate(() => history.length)
    const type = page.locator('select[name=type]')
    await type.focus()
    await page.keyboard.press('ArrowDown')
    await page.waitForURL(`**${path}?type=1`)
    expect(await focusedName(page)).toBe('type')
    expect(await page.evaluate(() => history.length)).toBe(length)
    expect(asked.filter((one) => one.startsWith(path))).toEqual([`${path}?type=1`])
    const { total } = await (
      await page.request.get(`/api/facets?lang=${lang}&list=sale&type=1`)
    ).json()
    expect(await listCount(page)).toBe(total)
    expect(await chips(page, lang).count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('says beside each choice how many homes it leaves, and nothing moves', async () => {
    const { page } = await open('/nl/te-koop')
    await searchReady(page)
    await moreFilters(page).click()
    await page.getByRole('slider').first().waitFor()
    const facets = await (await page.request.get('/api/facets?lang=nl&list=sale')).json()
    const garden = page.locator('[data-count=garden]')
    await expect.poll(() => garden.textContent()).toBe(String(facets.features.garden))
    expect(await page.locator('select[name=type] option[value="2"]').textContent()).toBe(
      `Appartement (${facets.types[2]})`,
    )
    const shifts = await watchShifts(page)
    const asked = requestsOf(page)
    await page.getByRole('search').locator('[name=garden]').check()
    await page.waitForURL('**?garden=true')
    const withGarden = await (
      await page.request.get('/api/facets?lang=nl&list=sale&garden=true')
    ).json()
    await expect
      .poll(() => page.locator('[data-count=terrace]').textContent())
      .toBe(String(withGarden.features.terrace))
    expect(asked.filter((path) => !path.startsWith('/api/map'))).toEqual([
      '/nl/te-koop?garden=true',
    ])
    await page.locator('select[name=bedrooms]').focus()
    await page.keyboard.press('3')
    await page.waitForURL('**?bedrooms=3&garden=true')
    const narrowed = await (
      await page.request.get('/api/facets?lang=nl&list=sale&garden=true&bedrooms=3')
    ).json()
    await expect.poll(() => garden.textContent()).toBe(String(narrowed.features.garden))
    expect(await shifts()).toBe(0)
    expect(await axeProblems(page)).toEqual([])
  })

  test('says on the home page what is to be found before it leads there', async () => {
    const { page } = await open('/nl/')
    await searchReady(page)
    const button = searchButton(page)
    const shifts = await watchShifts(page)
    const { types, total } = await (await page.request.get('/api/facets?lang=nl&list=sale')).json()
    await page.locator('select[name=bedrooms]').focus()
    await expect.poll(() => button.textContent()).toBe(`Toon ${total} panden`)
    await page.locator('select[name=type]').selectOption('2')
    await expect.poll(() => button.textContent()).toBe(`Toon ${types[2]} panden`)
    expect(await shifts()).toBe(0)
    expect(
      await page.getByRole('link', { name: 'Te huur' }).last().getAttribute('href'),
    ).toBeTruthy()
    await button.click()
    await page.waitForURL('**/nl/te-koop?type=2')
  })
})

describe('the chips', () => {
  test('are taken away one by one and all at once, in place', async () => {
    const { page, problems } = await open(
      '/nl/te-koop?region=Gent%7C9000&type=1&budget=200000-900000&garden=true&bedrooms=3',
    )
    await searchReady(page)
    const asked = requestsOf(page)
    const active = chips(page)
    expect(await active.count()).toBe(6)
    await active.filter({ hasText: 'Huis' }).click()
    await expect.poll(() => active.count()).toBe(5)
    expect(await page.locator('select[name=type]').inputValue()).toBe('')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('200.000')
    await page.keyboard.press('Enter')
    await expect.poll(() => active.count()).toBe(4)
    expect(await page.locator('select[name=pricemin]').inputValue()).toBe('')
    expect(await page.locator('select[name=pricemax]').inputValue()).toBe('900000')
    expect(asked.filter((path) => path.startsWith('/nl/'))).toHaveLength(2)
    await page.getByRole('link', { name: 'Alles wissen' }).click()
    await page.waitForURL('**/nl/te-koop')
    await expect.poll(() => active.count()).toBe(0)
    expect(await page.getByRole('search').locator('[name=garden]').isChecked()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-live'))).toBe(
      'list',
    )
    expect(problems).toEqual([])
  })
})

test('the goal tabs keep place, type, size and features, and start the budget anew', async () => {
  const { page } = await open(
    '/fr/a-vendre?region=Gand%7C9000&type=2&bedrooms=2&terrace=true&budget=100000-400000&order=Price+asc',
  )
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

describe('without scripts', () => {
  test('the form finds by text, and what was chosen stays', async () => {
    const { page } = await open('/nl/te-koop?region=Gent%7C9000&order=Price+asc', {
      javascript: false,
    })
    await page.locator('#search-where').fill('coupure')
    await searchButton(page).click()
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('streetcity')).toBe('coupure')
    expect(searchParams.get('region')).toBe('Gent|9000')
    expect(searchParams.get('order')).toBe('Price asc')
    await placeTag(page).click()
    expect(new URL(page.url()).searchParams.has('region')).toBe(false)
    expect(new URL(page.url()).searchParams.get('streetcity')).toBe('coupure')
  })

  test('a chip leads to the list without it', async () => {
    const { page } = await open('/nl/te-koop?type=1&garden=true', { javascript: false })
    await chips(page).first().click()
    expect(new URL(page.url()).search).toBe('?garden=true')
  })
})

async function type(page: Page, text: string): Promise<void> {
  await page.locator('#search-where').focus()
  await page.locator('pand-island[name="search-box"][ready]').waitFor({ state: 'attached' })
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

function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'))
}
