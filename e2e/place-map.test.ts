import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
import {
  axeInBothSchemes,
  boxOf,
  isFocused,
  islandOf,
  open,
  waitForIsland,
  waitTwoFrames,
} from './harness.ts'
import { areasOf, markersOf, namesIn, paneOf, tilesOf } from './map-page.ts'

describe('the map of a property page', () => {
  test('loads its tiles when the mouse is over it, and keeps its size', async () => {
    const { page, problems } = await open(propertyPath('nl', PROPERTIES.plain), { pictures: true })
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    const place = islandOf(page, 'place-map')
    await paneOf(place).scrollIntoViewIfNeeded()
    const { height } = await boxOf(paneOf(place))
    expect(Math.round(height)).toBeLessThanOrEqual(384)
    await waitTwoFrames(page)
    expect(urls.filter((url) => /\/tiles\/|leaflet/.test(url))).toEqual([])
    await paneOf(place).hover()
    await waitForIsland(page, 'place-map')
    await page.mouse.move(700, 450)
    await paneOf(place).hover()
    await place.getByRole('region').waitFor()
    const names = await namesIn(paneOf(place))
    expect(names.filter(({ toDot, toEdge }) => (toDot ?? 0) > 14 || toEdge < 0)).toEqual([])
    expect(await isFocused(place.getByRole('region'))).toBe(false)
    await showMap(page).click()
    const map = place.getByRole('region')
    await map.waitFor()
    expect(await map.getByText('OpenStreetMap').isVisible()).toBe(true)
    expect((await boxOf(paneOf(place))).height).toBe(height)
    const pin = await boxOf(markersOf(map).locator('svg'))
    expect([pin.width, pin.height]).toEqual([30, 42])
    await expect.poll(() => isFocused(map)).toBe(true)
    const { zoom } = await tilesOf(map)
    await place.getByRole('button', { name: translator('nl')('map.zoomin') }).click()
    await expect.poll(async () => (await tilesOf(map)).zoom).toBe(zoom + 1)
    expect(problems).toEqual([])
  })

  test('shows the drawing if no tile loads', async () => {
    const path = propertyPath('fr', PROPERTIES.plain)
    const { page } = await open(path, { tiles: false, pictures: true })
    const place = islandOf(page, 'place-map')
    await showMap(page, 'fr').click()
    await expect.poll(() => place.getByRole('status').textContent()).toContain('OpenStreetMap')
    expect(await place.locator('svg').first().isVisible()).toBe(true)
    expect(await place.getByRole('region').count()).toBe(0)
    expect(await showMap(page, 'fr').isVisible()).toBe(true)
  })

  test('shows an area if the address is hidden', async () => {
    const { page } = await open(propertyPath('nl', PROPERTIES.hiddenAddress), { pictures: true })
    await showMap(page).click()
    const map = islandOf(page, 'place-map').getByRole('region')
    await map.waitFor()
    expect(await areasOf(map).count()).toBe(1)
    expect(await markersOf(map).count()).toBe(0)
  })
})

test('the map of the offices has a pin for each office, with its title and address', async () => {
  const lang = 'fr'
  const t = translator(lang)
  const { page, problems } = await open(pathOf('agency', lang), { pictures: true })
  const places = islandOf(page, 'marker-map')
  await paneOf(places).scrollIntoViewIfNeeded()
  const { height } = await boxOf(paneOf(places))
  await showMap(page, lang).click()
  const map = places.getByRole('region')
  const pins = map.getByRole('button', { name: 'Lindehof' })
  await expect.poll(() => pins.and(page.locator('[tabindex="0"]')).count()).toBe(3)
  expect((await boxOf(paneOf(places))).height).toBe(height)
  for (const pin of await pins.all()) {
    await pin.focus()
    await page.keyboard.press('Enter')
    const popup = map.locator('div', { has: page.getByRole('button', { name: t('nav.close') }) })
    const link = popup.last().getByRole('link')
    await expect.poll(() => isFocused(link)).toBe(true)
    expect(await link.getAttribute('href')).toContain('openstreetmap.org/?mlat=')
    const title = (await pin.getAttribute('aria-label')) ?? ''
    const item = places.getByRole('listitem').filter({ hasText: title })
    const address = (await item.locator('address').textContent()) ?? ''
    expect(await popup.last().textContent()).toContain(`${title}${address}`)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(pin)).toBe(true)
    await expect.poll(() => popup.count()).toBe(0)
  }
  await pins.first().press('Enter')
  expect(await axeInBothSchemes(page)).toEqual([])
  await places
    .getByRole('button', { name: t('markers.show') })
    .first()
    .click()
  await expect.poll(async () => (await tilesOf(map)).zoom).toBe(14)
  expect(problems).toEqual([])
})

function showMap(page: Page, lang: 'nl' | 'fr' = 'nl'): Locator {
  return page.getByRole('button', { name: translator(lang)('place.show') })
}
