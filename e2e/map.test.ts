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
  isZooming,
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
  test('loads when it is in view', async () => {
    const { page, problems } = await openMap('/fr/a-louer')
    await expect.poll(async () => (await tilesOf(mapOf(page))).loaded).toBeGreaterThan(0)
    expect(await mapOf(page).getByText('OpenStreetMap').isVisible()).toBe(true)
    expect(await axeInBothSchemes(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test("loads after the visitor's first input", async () => {
    const { page } = await open('/nl/te-koop', { pictures: true })
    const isReady = () => islandOf(page, 'list-map').and(page.locator('[ready]')).count()
    await waitTwoFrames(page)
    expect(await isReady()).toBe(0)
    await page.keyboard.press('Tab')
    await expect.poll(isReady).toBe(1)
  })

  test('shows all results, not only those of the page', async () => {
    const { page } = await openMap('/nl/te-koop')
    const total = await listCount(page)
    expect(await cards(page).count()).toBeLessThan(total)
    expect(await mapStatus(page).textContent()).toContain(nl('map.total', { count: total }))
    expect(await countOnMap(page)).toBe(total)
  })

  test('shows the count of the heading after each change of the filter', async () => {
    const { page, problems } = await openMap('/nl/te-koop')
    const total = await listCount(page)
    for (const path of ['/nl/te-koop?region=Gent%7C9000', '/nl/te-koop']) {
      await changeList(page, path)
      await expect.poll(async () => (await countOnMap(page)) === (await listCount(page))).toBe(true)
    }
    expect(await countOnMap(page)).toBe(total)
    expect(problems).toEqual([])
  })

  test('gives its space to a list without results', async () => {
    const { page } = await openMap('/nl/te-koop')
    await changeList(page, '/nl/te-koop?pricemax=1000')
    await expect.poll(() => listCount(page)).toBe(0)
    expect(await mapOf(page).isVisible()).toBe(false)
    await changeList(page, '/nl/te-koop')
    // A list that can't be shown in place is opened as a new page, whose map loads on the first input.
    await page.mouse.move(600, 420)
    const total = await listCount(page)
    const status = nl('map.total', { count: total })
    await expect.poll(() => mapStatus(page).textContent()).toContain(status)
    await expect.poll(() => countOnMap(page)).toBe(total)
    expect(await mapOf(page).isVisible()).toBe(true)
  })

  test('opens a pin by keyboard and returns the focus', async () => {
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
    expect(await card.getByRole('presentation').getAttribute('src')).toMatch(/^\/images\//)
    expect(await axeInBothSchemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(pin)).toBe(true)
    await expect.poll(colour).not.toBe(unvisitedColour)
    expect(problems).toEqual([])
  })

  test('closes its popup with a click outside it', async () => {
    const { page, problems } = await openMap('/nl/te-koop?region=Gent%7C9000')
    await pins(page).first().click()
    await smallCards(page).first().waitFor()
    await mapOf(page).click({ position: { x: 30, y: 650 } })
    await expect.poll(() => smallCards(page).count()).toBe(0)
    await expect.poll(() => isFocused(mapOf(page))).toBe(true)
    expect(problems).toEqual([])
  })

  test('does not move during a press on its popup', async () => {
    const { page } = await openMap('/fr/a-vendre?region=Gent%7C9000', { motion: true })
    const pane = mapOf(page).locator('.leaflet-map-pane')
    const before = await pane.evaluate((element: HTMLElement) => element.style.transform)
    const [pressed, later] = await pins(page).first().evaluate(pressDuringMove)
    expect(pressed).not.toBe(before)
    expect(later).toBe(pressed)
  })

  test('can be left and skipped by keyboard', async () => {
    const { page } = await openMap('/nl/te-koop')
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
  })

  test('zooms in on a cluster', async () => {
    const { page } = await openMap('/nl/te-koop')
    const before = await countOnMap(page)
    const cluster = new RegExp(nl('map.cluster', { count: '\\d+' }))
    await mapOf(page).getByRole('button', { name: cluster }).first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => countOnMap(page)).toBeLessThan(before)
    await expect.poll(() => isFocused(mapOf(page))).toBe(true)
    expect(await page.getByRole('button', { name: nl('map.searchhere') }).isVisible()).toBe(true)
  })

  test('highlights the pin of a card and the card of a pin', async () => {
    const { page } = await openMap('/nl/te-koop?region=Gent%7C9000')
    const links = cards(page).filter({ has: page.getByRole('link') })
    await expect.poll(() => isAnyHighlighted(page, links)).toBe(true)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.poll(() => highlightedIn(mapOf(page)).count()).toBe(0)
    const highlightCounts: number[] = []
    for (const pin of await pins(page).all()) {
      await pin.focus()
      highlightCounts.push(await highlightedIn(page.getByRole('list')).count())
    }
    expect(Math.max(...highlightCounts)).toBe(1)
  })

  test('filters the list by its visible area', async () => {
    const { page, problems } = await openMap('/fr/a-vendre')
    const total = await listCount(page)
    const search = page.getByRole('button', { name: 'Rechercher dans cette zone' })
    await mapOf(page).focus()
    const { zoom } = await tilesOf(mapOf(page))
    // Three steps at once: a key that comes while the map still moves is lost.
    await page.keyboard.press('Shift+Equal')
    await expect.poll(async () => (await tilesOf(mapOf(page))).zoom).toBe(zoom + 3)
    await expect.poll(() => isZooming(page)).toBe(false)
    await search.click()
    await page.waitForURL(/region=.*radius=|radius=.*region=/)
    await page.waitForFunction(() => !document.querySelector('[aria-busy]'))
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('region')).toMatch(/^[^|]+\|\d{4}$/)
    expect(Number(searchParams.get('radius')) % 5).toBe(0)
    await expect.poll(() => listCount(page)).toBeLessThan(total)
    await expect.poll(() => search.isVisible()).toBe(false)
    expect(problems).toEqual([])
  })

  test('shows a message if its tiles do not load', async () => {
    const { page, problems } = await openMap('/fr/a-vendre', { tiles: false })
    await mapStatus(page).getByText('rues').waitFor()
    expect(await mapOf(page).getByRole('button').count()).toBeGreaterThan(0)
    expect(problems.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([])
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

/** Opens a pin's popup, and presses on its link while the map moves; where the map was then, and is later. */
async function pressDuringMove(pin: HTMLElement): Promise<(string | undefined)[]> {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }
  const pane = pin.closest<HTMLElement>('.leaflet-map-pane')
  pin.click()
  await frames(3)
  const link = pane?.querySelector('.leaflet-popup a')
  link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  const pressed = pane?.style.transform
  await frames(20)
  return [pressed, pane?.style.transform]
}
