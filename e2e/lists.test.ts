import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { translator } from '../src/i18n/index.ts'
import { axeProblems, open, origin } from './harness.ts'
import { layoutShift } from './layout-shift.ts'
import { cards, listCount } from './search-page.ts'

/** Sold homes in a town of their own, so that other tests' lists stay as they are. */
const TOWN = { City: 'Ieper', Zip: '8900' }
const SOLD_COUNT = 30
const SOLD_LIST = '/nl/verkocht?region=Ieper%7C8900'

beforeAll(async () => {
  const Items = Array.from({ length: SOLD_COUNT }, (_, index) => ({
    ID: 990_000 + index,
    Goal: 0,
    Status: 2,
    ...TOWN,
    WebID: 1,
    TypeDescription: { nl: `Huis ${index}`, fr: `Maison ${index}` },
    StartCommercialisation: `2026-02-${String((index % 28) + 1).padStart(2, '0')}`,
  }))
  const response = await fetch(`${origin}/api/staff/listings`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer local-staff-token', 'Content-Type': 'application/json' },
    body: JSON.stringify({ Items }),
  })
  expect(response.status).toBe(200)
})

describe('an infinite list', () => {
  test('grows while one scrolls, says so, and ends where the list does', async () => {
    const { page, problems } = await open(SOLD_LIST)
    expect(await cards(page).count()).toBe(12)
    await scrollToEnd(page)
    await expect.poll(() => cards(page).count()).toBe(24)
    expect(page.url()).toContain('page=2')
    expect(await grown(page).textContent()).toBe('Getoond: 24 van 30')
    await scrollToEnd(page)
    await expect.poll(() => cards(page).count()).toBe(30)
    expect(page.url()).toContain('page=3')
    expect(await page.locator('a[rel=next]').count()).toBe(0)
    expect(await grown(page).textContent()).toBe('U hebt alles gezien.')
    expect(new Set(await keys(page)).size).toBe(30)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
    expect(await axeProblems(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('grows by its link too, which keeps the focus', async () => {
    const { page } = await open(SOLD_LIST, { height: 500 })
    await page.locator('pand-island[name=infinite-list][ready]').waitFor({ state: 'attached' })
    await page.locator('a[rel=next]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('rel'))).toBe('next')
  })

  test.each([{ first: SOLD_LIST }, { first: '/fr/sold?region=Ieper%7C8900' }])(
    'brings who comes back to the same card: $first',
    async ({ first }) => {
      const { page } = await open(first)
      await scrollToEnd(page)
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24)
      await page.locator('[data-listing]').nth(20).scrollIntoViewIfNeeded()
      const before = await cardAtTop(page)
      await page.goto('/nl/contact')
      await page.goBack()
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24)
      await page.waitForFunction(() => scrollY > 500)
      expect((await keys(page)).slice(0, 12)).toEqual(await firstKeys(first))
      await expect.poll(() => cardAtTop(page)).toEqual(before)
    },
  )

  test('starts at its top for who comes anew', async () => {
    const { page } = await open(SOLD_LIST)
    await scrollToEnd(page)
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24)
    await page.goto(SOLD_LIST)
    await page.locator('pand-island[name=infinite-list][ready]').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('is pages with links where no script runs', async () => {
    const { page } = await open(SOLD_LIST, { javascript: false })
    await page.locator('a', { hasText: 'Meer laden' }).click()
    expect(page.url()).toContain('page=2')
    expect(await cards(page).count()).toBe(12)
    await page.locator('a', { hasText: 'Vorige panden' }).click()
    expect(page.url()).not.toContain('page=')
  })
})

test("the demo's sold homes are several pages, and Back leads to the card", async () => {
  const { page, problems } = await open('/nl/verkocht?type=2,1&order=Price+asc')
  await scrollToEnd(page)
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24)
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
  await page.locator('[data-listing]').nth(15).scrollIntoViewIfNeeded()
  const before = await cardAtTop(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/nl/')
  await page.goBack()
  await page.waitForFunction(() => scrollY > 500)
  await expect.poll(() => cardAtTop(page)).toEqual(before)
  expect(problems).toEqual([])
})

describe('the order', () => {
  test.each([
    { path: '/nl/te-koop?page=2', label: 'Prijs oplopend' },
    { path: '/fr/a-louer?page=2', label: 'Prix croissant' },
  ])('changes in place, from the first page on: $path', async ({ path, label }) => {
    const { page, problems } = await open(path)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.locator('select[name=order]').focus()
    await page.locator('select[name=order]').selectOption({ label })
    await page.waitForURL(/order=Price\+asc/)
    await page.waitForFunction(() => !document.querySelector('[aria-busy]'))
    expect(page.url()).not.toContain('page=')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('order')
    const prices = (await shownPrices(page)).filter((price) => price > 0)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(await layoutShift(page)).toBeLessThan(0.01)
    expect(problems).toEqual([])
  })

  test('changes by its button where no script runs', async () => {
    const { page } = await open('/nl/te-koop?type=1', { javascript: false })
    await page.locator('select[name=order]').selectOption('Price desc')
    await page.getByRole('button', { name: translator('nl')('sort.apply') }).click()
    expect(page.url()).toContain('order=Price+desc')
    expect(page.url()).toContain('type=1')
  })

  test('needs no button where scripts run', async () => {
    const { page } = await open('/nl/te-koop')
    expect(
      await page.getByRole('button', { name: translator('nl')('sort.apply') }).isVisible(),
    ).toBe(false)
  })
})

describe('a row of homes', () => {
  test.each([
    { width: 390, shown: 1 },
    { width: 800, shown: 2 },
    { width: 1440, shown: 3 },
  ])('shows $shown at $width px', async ({ width, shown }) => {
    const { page } = await open('/fr/', { width })
    expect(await wholeCards(page)).toBe(shown)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })

  test('goes on and back by its buttons, which are off at the ends', async () => {
    const { page, problems } = await open('/nl/')
    const row = page.locator('section', { has: page.locator('.rail') }).first()
    await row.scrollIntoViewIfNeeded()
    const [back, on] = [
      row.locator('.rail-nav button').first(),
      row.locator('.rail-nav button').last(),
    ]
    await row.locator('pand-island[name=rail][ready]').waitFor({ state: 'attached' })
    expect(await back.isDisabled()).toBe(true)
    const rail = row.getByRole('list').first()
    const cardsOn = async () => {
      const rested = await rail.evaluateHandle((list) => ({
        scroll: new Promise((resolve) => list.addEventListener('scrollend', resolve)),
      }))
      await on.press('Enter')
      await rested.evaluate(({ scroll }) => scroll)
    }
    await cardsOn()
    expect(await rail.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(300)
    expect(await back.isDisabled()).toBe(false)
    while (await on.isEnabled()) await cardsOn()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-step'))).toBe('-1')
    expect(problems).toEqual([])
  })

  test('scrolls by the arrow keys', async () => {
    const { page } = await open('/nl/')
    await page.locator('.rail').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => (document.querySelector('.rail')?.scrollLeft ?? 0) > 0)
  })

  test('has no buttons where no script runs', async () => {
    const { page } = await open('/nl/', { javascript: false })
    expect(await page.locator('.rail-nav').first().isVisible()).toBe(false)
    expect(await page.locator('.rail .card').first().isVisible()).toBe(true)
  })
})

describe('a list that finds nothing', () => {
  test.each([
    { path: '/nl/te-koop?type=1&bedrooms=1&region=Gent%7C9000', all: 'Bekijk alle panden' },
    { path: '/fr/a-vendre?type=1&bedrooms=1&region=Gent%7C9000', all: 'Voir tous les biens' },
  ])('says what would find something, and how much: $path', async ({ path, all }) => {
    const { page, problems } = await open(path)
    expect(await cards(page).count()).toBe(0)
    expect(await page.getByRole('main').getByRole('link', { name: all }).count()).toBe(1)
    expect(await axeProblems(page)).toEqual([])
    const way = page.locator('.ways a').first()
    const promised = await numberIn(way.locator('b'))
    expect(promised).toBeGreaterThan(0)
    await way.click()
    await cards(page).first().waitFor()
    expect(await listCount(page)).toBe(promised)
    expect(problems).toEqual([])
  })
})

/** What the list says after it has grown. */
function grown(page: Page): Locator {
  return page.locator('pand-island[name=infinite-list]').getByRole('status')
}

function keys(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('[data-listing]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.listing))
}

async function firstKeys(path: string): Promise<string[]> {
  const html = await (await fetch(origin + path)).text()
  return [...html.matchAll(/data-listing="([^"]+)"/g)].map(([, key]) => key ?? '')
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
}

/** Which card is the first to be seen, and where. */
function cardAtTop(page: Page) {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll<HTMLElement>('[data-listing]')]
    const first = items.find((item) => item.getBoundingClientRect().bottom > 0)
    const top = first?.getBoundingClientRect().top ?? 0
    return { listing: first?.dataset.listing, top: Math.round(top / 4) }
  })
}

async function shownPrices(page: Page): Promise<number[]> {
  const texts = await page.locator('.grid-cards .price').allTextContents()
  return texts.map((text) => Number(text.replace(/\D/g, '')))
}

/** How many cards of the first row can be seen whole between the page's edges. */
function wholeCards(page: Page): Promise<number> {
  return page.evaluate(() => {
    const row = document.querySelector('.rail')
    return [...(row?.children ?? [])].filter(
      (card) =>
        card.getBoundingClientRect().left >= 0 &&
        card.getBoundingClientRect().right <= document.documentElement.clientWidth,
    ).length
  })
}

async function numberIn(text: Locator): Promise<number> {
  return Number.parseInt((await text.textContent()) ?? '', 10)
}
