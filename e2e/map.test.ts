import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import {
  axeInBothSchemes,
  containsFocus,
  isFocused,
  islandOf,
  open,
  waitTwoFrames,
} from './harness.ts'
import {
  countOnMap,
  highlightedIn,
  mapOf,
  mapStatus,
  openMap,
  pins,
  smallCards,
  tilesOf,
} from './map-page.ts'
import { cards, listCount } from './search-page.ts'

const nl = translator('nl')

describe('the map next to a list', () => {
  test('loads after the first input and shows all results of each filter', async () => {
    const { page, problems } = await open('/nl/te-koop', { pictures: true })
    const isReady = () => islandOf(page, 'list-map').and(page.locator('[ready]')).count()
    await waitTwoFrames(page)
    expect(await isReady()).toBe(0)
    await page.keyboard.press('Tab')
    await expect.poll(isReady).toBe(1)
    await expect.poll(async () => (await tilesOf(mapOf(page))).loaded).toBeGreaterThan(0)
    expect(await mapOf(page).getByText('OpenStreetMap').isVisible()).toBe(true)
    expect(await axeInBothSchemes(page)).toEqual([])

    const total = await listCount(page)
    expect(await cards(page).count()).toBeLessThan(total)
    await expect.poll(() => countOnMap(page)).toBe(total)
    expect(await mapStatus(page).textContent()).toContain(nl('map.total', { count: total }))
    await changeList(page, '/nl/te-koop?region=Gent%7C9000')
    await expect.poll(async () => (await countOnMap(page)) === (await listCount(page))).toBe(true)
    await changeList(page, '/nl/te-koop?pricemax=1000')
    await expect.poll(() => listCount(page)).toBe(0)
    expect(await mapOf(page).isVisible()).toBe(false)
    await changeList(page, '/nl/te-koop')
    // A list that can't be shown in place is opened as a new page, whose map loads on the first input.
    let x = 600
    await expect
      .poll(async () => {
        await page.mouse.move(x++, 420)
        return countOnMap(page)
      })
      .toBe(total)
    expect(problems).toEqual([])
  })

  test('opens a pin by keyboard, and highlights the pin of a card', async () => {
    const { page, problems } = await openMap('/nl/te-koop?region=Gent%7C9000', { motion: true })
    const pin = pins(page).first()
    await pin.focus()
    const name = await pin.getAttribute('aria-label')
    const colour = () => pin.evaluate((button) => getComputedStyle(button).color)
    const unvisitedColour = await colour()
    await page.keyboard.press('Enter')
    const card = smallCards(page).first()
    await card.waitFor()
    await expect.poll(() => containsFocus(card)).toBe(true)
    expect(name).toContain(await card.getByRole('link').textContent())
    expect(await card.getByRole('link').getAttribute('href')).toMatch(
      /^\/nl\/(property|project\/p)\/\d+/,
    )
    expect(await axeInBothSchemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(pin)).toBe(true)
    await expect.poll(colour).not.toBe(unvisitedColour)

    await pin.click()
    await card.waitFor()
    await mapOf(page).click({ position: { x: 30, y: 650 } })
    await expect.poll(() => smallCards(page).count()).toBe(0)

    const links = cards(page).filter({ has: page.getByRole('link') })
    await expect.poll(() => isAnyHighlighted(page, links)).toBe(true)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.poll(() => highlightedIn(mapOf(page)).count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('can be left and skipped by keyboard, zooms in on a cluster and filters by its area', async () => {
    const { page, problems } = await openMap('/nl/te-koop')
    const pane = islandOf(page, 'list-map')
    await pane.getByRole('link', { name: nl('map.skip') }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await containsFocus(pane)).toBe(false)
    await mapOf(page).focus()
    let steps = 0
    while (steps++ < 80) {
      await page.keyboard.press('Tab')
      if (!(await containsFocus(pane))) break
    }
    expect(steps).toBeLessThan(80)

    const total = await listCount(page)
    const cluster = new RegExp(nl('map.cluster', { count: '\\d+' }))
    await mapOf(page).getByRole('button', { name: cluster }).first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => countOnMap(page)).toBeLessThan(total)
    await expect.poll(() => isFocused(mapOf(page))).toBe(true)
    const search = page.getByRole('button', { name: nl('map.searchhere') })
    await search.click()
    await page.waitForURL(/region=.*radius=|radius=.*region=/)
    await expect.poll(() => listCount(page)).toBeLessThan(total)
    await expect.poll(() => search.isVisible()).toBe(false)
    expect(problems).toEqual([])
  })

  test('shows a message if its results do not load', async () => {
    const { page } = await open('/nl/te-koop', { width: 390 })
    await page.route('**/api/map?*', (route) => route.abort())
    await page.getByRole('button', { name: nl('list.map'), exact: true }).click()
    await mapStatus(page).getByText('laden niet op de kaart').waitFor()
  })
})

/** Follows a link that changes the list in place. */
async function changeList(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    link.dataset.inPlace = ''
    document.querySelector('main')?.append(link)
    link.click()
    link.remove()
  }, path)
  await page.waitForURL(path)
  await page.waitForFunction(() => !document.querySelector('[aria-busy]'))
}

/** Moves the pointer over the cards in turn until a pin is highlighted. */
async function isAnyHighlighted(page: Page, all: Locator): Promise<boolean> {
  for (const card of await all.all()) {
    await card.hover()
    if ((await highlightedIn(mapOf(page)).count()) > 0) return true
  }
  return false
}
