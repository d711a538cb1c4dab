import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Lang } from '../src/platform/format/lang.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { pathOf } from './demo.ts'
import { axeProblems, boxOf, isFocused, open } from './harness.ts'
import { highlightedIn, mapOf, pins } from './map-page.ts'
import { cards, clearAll, listCount, moreFilters, searchReady } from './search-page.ts'

const PHONE = { width: 390, height: 844, touch: true }
const GHENT = `${pathOf('sale', 'nl')}?region=Gent%7C9000`
const FILTERED = `${GHENT}&type=1&garden=true`
const nl = translator('nl')

describe('a list on a phone', () => {
  test('has a filter row of 56 px, its first picture at y = 204, and targets of 44 px', async () => {
    const { page, problems } = await open(FILTERED, PHONE)
    const row = await boxOf(rowOf(page))
    expect(row.height).toBe(56)
    expect((await boxOf(cards(page).getByRole('img').first())).y).toBeLessThanOrEqual(204)
    const small = await rowOf(page).locator('button, summary, input').evaluateAll(smallTargets)
    expect(small).toEqual([])
    expect(await moreFilters(page).textContent()).toMatch(/Filters2/)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    expect((await boxOf(rowOf(page))).y).toBe(0)
    expect((await boxOf(page.getByRole('banner'))).y).toBeLessThan(-67)
    expect(problems).toEqual([])
  })

  test('opens a full-screen filter dialog with the number of results', async () => {
    const lang = 'fr'
    const t = translator(lang)
    const list = `${pathOf('sale', lang)}?type=1`
    const { page, problems } = await open(list, { ...PHONE, lang, dark: true })
    await searchReady(page)
    await moreFilters(page, lang).tap()
    const close = page.getByRole('search').getByRole('button', { name: t('nav.close') })
    await expect.poll(() => isFocused(close)).toBe(true)
    const show = page.getByRole('search').locator('.search-submit button')
    await expect
      .poll(() => show.textContent())
      .toContain(t('search.show.other', { count: await listCount(page) }))
    // Screen readers ignore live regions inside buttons.
    const announced = page.getByRole('search').locator('.search-submit > [aria-live]')
    expect(await announced.textContent()).toBe(
      t('search.show.other', { count: await listCount(page) }),
    )
    const foot = await boxOf(show)
    expect(foot.y + foot.height).toBeLessThanOrEqual(844)
    expect(foot.y).toBeGreaterThan(760)
    // The page below can't be reached.
    expect(
      await page.getByRole('banner').evaluate((header) => header.closest('[inert]') !== null),
    ).toBe(true)
    expect(await axeProblems(page)).toEqual([])
    const before = await listCount(page)
    await page.getByRole('search').getByRole('button', { name: '3', exact: true }).tap()
    await expect.poll(() => listCount(page)).toBeLessThan(before)
    await expect.poll(() => countIn(show)).toBe(await listCount(page))
    expect((await boxOf(show)).y).toBe(foot.y)
    await show.tap()
    await close.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(moreFilters(page, lang))).toBe(true)
    await moreFilters(page, lang).press('Enter')
    await close.press('Escape')
    expect(await close.isVisible()).toBe(false)
    expect(problems).toEqual([])
  })

  test('can filter by several types in its dialog and clear them', async () => {
    const { page } = await open(`${pathOf('sale', 'nl')}?type=1`, PHONE)
    await searchReady(page)
    await moreFilters(page).tap()
    await page.getByRole('search').getByRole('button', { name: 'Appartement' }).tap()
    await page.waitForURL('**?type=1%2C2')
    await clearAll(page).tap()
    await page.waitForURL('**/nl/te-koop')
    expect(await page.locator('select[name=type]').inputValue()).toBe('')
  })

  test('has a map with a carousel of cards that is synchronised with the pins', async () => {
    const { page, problems } = await open(`${GHENT}&type=1`, PHONE)
    await page.getByRole('button', { name: nl('list.map'), exact: true }).tap()
    const pin = pins(page).last()
    await pin.waitFor()
    const name = (await pin.getAttribute('aria-label')) ?? ''
    const carousel = page.getByRole('list', { name: nl('map.cards') })
    const highlighted = () => highlightedIn(mapOf(page)).getAttribute('aria-label')
    await pin.tap()
    await expect.poll(highlighted).toBe(name)
    const [, title] = name.split(', ')
    const card = carousel.getByRole('listitem').filter({ hasText: title })
    await expect.poll(async () => Math.round((await boxOf(card)).x)).toBeLessThanOrEqual(90)
    await carousel.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }))
    await expect.poll(highlighted).not.toBe(name)
    const row = await boxOf(rowOf(page))
    expect([row.y, row.height]).toEqual([0, 56])
    expect(problems).toEqual([])
  })

  test.each(['nl', 'de'] as const)(
    'has all facts of an advert on the cards of its map in %s',
    async (lang) => {
      const t = translator(lang)
      const path = `${pathOf('sale', lang)}?region=Kaprijke%7C9970`
      const { page } = await open(path, PHONE)
      await page.getByRole('button', { name: t('list.map'), exact: true }).tap()
      const carousel = page.getByRole('list', { name: t('map.cards') })
      const advert = carousel.getByText(t('card.flood.p'))
      await advert.waitFor()
      const [isClipped, card] = await Promise.all([
        advert.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight),
        boxOf(carousel.getByRole('listitem').filter({ hasText: t('card.flood.p') })),
      ])
      const { y, height } = await boxOf(advert)
      expect(isClipped).toBe(false)
      expect(y + height).toBeLessThanOrEqual(card.y + card.height)
      expect(card.y + card.height).toBeLessThanOrEqual(PHONE.height)
    },
  )
})

describe.each(['fr', 'de'] as const)('the row of filters in %s', (lang: Lang) => {
  test('is one line of 68 px from 1100 to 1920 px with many filters', async () => {
    const query = '?type=2&pricemax=1000000&bedrooms=3&garden=true&region=Gent%7C9000'
    const { page } = await open(pathOf('sale', lang) + query, { lang, pictures: false })
    for (const width of [1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await boxOf(rowOf(page))).height).toBe(68)
      const parts = rowOf(page).locator('select:visible, summary, input:visible, button:visible')
      const boxes = await Promise.all((await parts.all()).map(boxOf))
      const middles = boxes.map(({ y, height }) => Math.round(y + height / 2))
      expect(new Set(middles).size).toBe(1)
      expect(Math.max(...boxes.map(({ x, width: boxWidth }) => x + boxWidth))).toBeLessThan(width)
    }
    await page.setViewportSize({ width: 1100, height: 900 })
    await moreFilters(page, lang).click()
    const legends = page.getByRole('search').locator('legend:visible')
    const [price, measures, regions] = await Promise.all((await legends.all()).map(boxOf))
    expect(measures?.y).toBe(price?.y)
    expect(regions?.y).toBe(price?.y)
  })
})

/** Returns the row of filters above a list. It has no accessible name. */
function rowOf(page: Page): Locator {
  return page.locator('[data-filters]')
}

function smallTargets(elements: Element[]): string[] {
  return elements
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const box = (
        element.matches('input') ? (element.closest('.cell') ?? element) : element
      ).getBoundingClientRect()
      return box.height < 44 || box.width < 44
    })
    .map((element) => element.outerHTML)
}

async function countIn(button: Locator): Promise<number> {
  return Number.parseInt(/\d+/.exec((await button.textContent()) ?? '')?.[0] ?? '', 10)
}
