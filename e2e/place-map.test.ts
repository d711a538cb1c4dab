import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
import { axeInBothSchemes, boxOf, isFocused, islandOf, open, waitTwoFrames } from './harness.ts'
import { areasOf, markersOf, paneOf, tilesOf } from './map-page.ts'

describe('the map of a property page', () => {
  test('loads only on a click', async () => {
    const lang = 'nl'
    const { page, problems } = await open(propertyPath(lang, PROPERTIES.plain), { pictures: true })
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    await page.locator('#location').scrollIntoViewIfNeeded()
    await showMap(page, lang).hover()
    await waitTwoFrames(page)
    expect(urls.filter((url) => /\/tiles\/|leaflet/.test(url))).toEqual([])
    await showMap(page, lang).click()
    const map = islandOf(page, 'place-map').getByRole('region')
    await map.waitFor()
    expect(await map.getByText('OpenStreetMap').isVisible()).toBe(true)
    const pin = await markersOf(map).locator('svg').boundingBox()
    expect([pin?.width, pin?.height]).toEqual([30, 42])
    await expect.poll(() => isFocused(map)).toBe(true)
    const { zoom } = await tilesOf(map)
    await islandOf(page, 'place-map')
      .getByRole('button', { name: translator(lang)('map.zoomin') })
      .click()
    await expect.poll(async () => (await tilesOf(map)).zoom).toBe(zoom + 1)
    expect(problems).toEqual([])
  })

  test('shows the drawing if no tile loads', async () => {
    const { page } = await open(propertyPath('fr', PROPERTIES.plain), {
      tiles: false,
      pictures: true,
    })
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

function showMap(page: Page, lang: 'nl' | 'fr' = 'nl'): Locator {
  return page.getByRole('button', { name: translator(lang)('place.show') })
}

describe('the map of the offices', () => {
  const lang = 'fr'
  const t = translator(lang)

  test('opens with all offices, and each pin shows its title and address', async () => {
    const { page, problems } = await open(pathOf('agency', lang), { pictures: true })
    const places = islandOf(page, 'marker-map')
    const map = places.getByRole('region')
    await places.getByRole('button', { name: t('place.show') }).click()
    const pins = map.getByRole('button', { name: 'Lindehof' })
    await expect.poll(() => pins.and(page.locator('[tabindex="0"]')).count()).toBe(3)
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
    await pins.first().click()
    expect(await axeInBothSchemes(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('opens at zoom 14 for one office', async () => {
    const { page } = await open(pathOf('agency', lang), { pictures: true })
    const places = islandOf(page, 'marker-map')
    await places
      .getByRole('button', { name: t('markers.show') })
      .first()
      .click()
    await expect.poll(async () => (await tilesOf(places.getByRole('region'))).zoom).toBe(14)
  })

  test.each([390, 1440])(
    'is 24rem high, and its note covers nothing if no tile loads, at %i px',
    async (width) => {
      const { page } = await open(pathOf('contact', lang), { width, tiles: false, pictures: true })
      const island = islandOf(page, 'marker-map')
      const button = island.getByRole('button', { name: t('place.show') })
      await button.click()
      const note = island.getByRole('status').filter({ hasText: t('markers.failed') })
      const frame = await boxOf(paneOf(island))
      expect(Math.round(frame.height)).toBe(384)
      expect((await boxOf(note)).y).toBeGreaterThanOrEqual(frame.y + frame.height)
      expect(await button.isVisible()).toBe(true)
    },
  )
})
