import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { islandOf, open, waitForIsland, waitTwoFrames } from './harness.ts'
import { SOLD } from './more-listings.ts'
import { cards } from './search-page.ts'

const t = translator('nl')
const SOLD_LIST = `/nl/verkocht${region(SOLD.few)}`
const LONG_LIST = `/nl/verkocht${region(SOLD.many)}`

describe('an infinite list', () => {
  test('loads the next pages on scroll and restores its position after going back', async () => {
    const { page, problems } = await open(SOLD_LIST)
    expect(await cards(page).count()).toBe(12)
    await scrollToEnd(page)
    await expect.poll(() => cards(page).count()).toBe(24)
    expect(page.url()).toContain('page=2')
    expect(await statusMessage(page).textContent()).toBe('Getoond: 24 van 30')
    await scrollToEnd(page)
    await expect.poll(() => cards(page).count()).toBe(30)
    expect(await page.locator('a[rel=next]').count()).toBe(0)
    expect(await statusMessage(page).textContent()).toBe('U hebt alles gezien.')
    expect(new Set(await keys(page)).size).toBe(30)
    await page.locator('[data-listing]').nth(20).scrollIntoViewIfNeeded()
    const before = await cardAtTop(page)
    await page.goto('/nl/contact')
    await page.goBack()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24)
    await page.waitForFunction(() => scrollY > 500)
    await expect.poll(() => cardAtTop(page)).toEqual(before)

    await page.goto(SOLD_LIST)
    await waitForIsland(page, 'infinite-list')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(problems).toEqual([])
  })

  test('loads the next page with its link, which retains the focus', async () => {
    const { page } = await open(LONG_LIST, { height: 500 })
    await waitForIsland(page, 'infinite-list')
    await page.locator('a[rel=next]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('rel'))).toBe('next')
  })

  test('shows the link to the footer until all pages are loaded', async () => {
    const { page } = await open(LONG_LIST)
    const toFooter = page.getByRole('link', { name: t('list.tofooter') })
    const lastPage = Promise.withResolvers<void>()
    await page.route('**/*page=7*', (route) => lastPage.promise.then(() => route.continue()))
    await expect.poll(() => countAtEnd(page)).toBe(72)
    const height = () => toFooter.evaluate((link) => link.getBoundingClientRect().height)
    await expect.poll(height).toBeGreaterThan(40)
    await toFooter.focus()
    lastPage.resolve()
    await expect.poll(() => countAtEnd(page)).toBe(SOLD.many.count)
    // The focus of a link that is gone goes to the message that the list has ended.
    expect(await page.evaluate(() => document.activeElement?.role)).toBe('status')
  })

  test('stops loading when a visitor uses the link to the footer', async () => {
    const { page, problems } = await open(LONG_LIST)
    await waitForIsland(page, 'infinite-list')
    const toFooter = page.getByRole('link', { name: t('list.tofooter') })
    const lastLink = page.getByRole('contentinfo').getByRole('link').last()
    const pages = Promise.withResolvers<void>()
    await page.route('**/*page=*', (route) => pages.promise.then(() => route.continue()))
    const initialCount = await cards(page).count()
    const request = page.waitForRequest('**/*page=*')
    await toFooter.focus()
    await request
    await toFooter.click()
    await expect.poll(() => isInView(lastLink)).toBe(true)
    pages.resolve()
    await (await (await request).response())?.finished()
    await waitTwoFrames(page)
    expect(await cards(page).count()).toBe(initialCount)
    expect(await isInView(lastLink)).toBe(true)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await waitTwoFrames(page)
    await scrollToEnd(page)
    await expect.poll(() => cards(page).count()).toBeGreaterThan(initialCount)
    expect(problems).toEqual([])
  })
})

/** The status message of a list that has grown. */
function statusMessage(page: Page): Locator {
  return islandOf(page, 'infinite-list').getByRole('status')
}

function keys(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('[data-listing]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.listing))
}

function isInView(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
}

/** Scrolls to the end and returns the number of cards. */
async function countAtEnd(page: Page): Promise<number> {
  await scrollToEnd(page)
  return cards(page).count()
}

/** Returns the first visible card and its distance from the top. */
function cardAtTop(page: Page) {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll<HTMLElement>('[data-listing]')]
    const first = items.find((item) => item.getBoundingClientRect().bottom > 0)
    const top = first?.getBoundingClientRect().top ?? 0
    return { listing: first?.dataset.listing, top: Math.round(top / 4) }
  })
}

function region({ city, zip }: (typeof SOLD)['few']): string {
  return `?region=${city}%7C${zip}`
}
