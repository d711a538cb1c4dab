import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { pathOf } from './demo.ts'
import { axeProblems, boxOf, isFocused, open } from './harness.ts'
import { highlightedIn, mapOf, pins } from './map-page.ts'
import { cards, listCount, moreFilters, searchReady } from './search-page.ts'

const PHONE = { width: 390, height: 844, touch: true }
const GHENT = `${pathOf('sale', 'nl')}?region=Gent%7C9000`
const nl = translator('nl')

describe('a list on a phone', () => {
  test('has a row of filters, and a map with cards that are synchronised with its pins', async () => {
    const { page, problems } = await open(`${GHENT}&type=1`, PHONE)
    expect((await boxOf(rowOf(page))).height).toBe(56)
    expect((await boxOf(cards(page).getByRole('img').first())).y).toBeLessThanOrEqual(204)
    expect(await moreFilters(page).textContent()).toMatch(/Filters1/)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    expect((await boxOf(rowOf(page))).y).toBe(0)
    expect((await boxOf(page.getByRole('banner'))).y).toBeLessThan(-67)

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
    expect(problems).toEqual([])
  })

  test('opens a full-screen filter dialog with the number of results', async () => {
    const lang = 'fr'
    const t = translator(lang)
    const list = `${pathOf('sale', lang)}?type=1`
    const { page, problems } = await open(list, { ...PHONE, lang, dark: true })
    await searchReady(page)
    await moreFilters(page, lang).tap()
    const search = page.getByRole('search')
    const close = search.getByRole('button', { name: t('nav.close') })
    await expect.poll(() => isFocused(close)).toBe(true)
    const show = search.locator('.search-submit button')
    const count = t('search.show.other', { count: await listCount(page) })
    await expect.poll(() => show.textContent()).toContain(count)
    // Screen readers ignore live regions inside buttons.
    expect(await search.locator('.search-submit > [aria-live]').textContent()).toBe(count)
    const foot = await boxOf(show)
    expect(foot.y + foot.height).toBeLessThanOrEqual(844)
    expect(foot.y).toBeGreaterThan(760)
    const slider = await boxOf(page.getByRole('slider').first().locator('..'))
    expect(slider.height).toBeGreaterThanOrEqual(44)
    // The page below can't be reached.
    const isInert = (header: Element) => header.closest('[inert]') !== null
    expect(await page.getByRole('banner').evaluate(isInert)).toBe(true)
    expect(await axeProblems(page)).toEqual([])

    const before = await listCount(page)
    await search.getByRole('button', { name: '3', exact: true }).tap()
    await expect.poll(() => listCount(page)).toBeLessThan(before)
    await expect.poll(() => countIn(show)).toBe(await listCount(page))
    await search.getByRole('button', { name: 'Appartement' }).tap()
    await page.waitForURL('**?type=1%2C2*')
    await show.tap()
    await close.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(moreFilters(page, lang))).toBe(true)
    await moreFilters(page, lang).press('Enter')
    await close.press('Escape')
    expect(await close.isVisible()).toBe(false)
    expect(problems).toEqual([])
  })
})

/** Returns the row of filters above a list. It has no accessible name. */
function rowOf(page: Page): Locator {
  return page.locator('[data-filters]')
}

async function countIn(button: Locator): Promise<number> {
  return Number.parseInt(/\d+/.exec((await button.textContent()) ?? '')?.[0] ?? '', 10)
}
