import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { axeInBothSchemes, boxOf, islandOf, open } from './harness.ts'
import { basemapIn, basemapLayerOf, mapOf, mapStatus, markersOf } from './map-page.ts'
import { cards } from './search-page.ts'

const nl = translator('nl')
const PHONE = { width: 390, height: 844 }

test('on a phone a button switches between list and map, also if no tile loads', async () => {
  const { page } = await open('/nl/te-koop', { ...PHONE, pictures: true, tiles: false })
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const toMap = page.getByRole('button', { name: nl('list.map'), exact: true })
  await toMap.waitFor()
  expect(paths.filter((path) => path === '/api/map')).toEqual([])
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await toMap.click()
  const map = mapOf(page)
  await map.getByRole('button').first().waitFor()
  expect(await cards(page).count()).toBe(0)
  const country = basemapLayerOf(map).locator('use').first()
  await expect.poll(async () => (await boxOf(country)).width).toBeGreaterThan(270)
  for (const pin of await markersOf(map).locator('.pin, .cluster').all()) {
    const { x, width } = await boxOf(pin)
    expect(Math.min(x, PHONE.width - x - width)).toBeGreaterThanOrEqual(0)
  }
  await mapStatus(page).getByText('straten').waitFor()
  const note = await boxOf(mapStatus(page))
  const credits = await boxOf(map.getByText(nl('map.credit')))
  expect(note.y + note.height).toBeLessThanOrEqual(credits.y)
  expect(await axeInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: nl('list.list'), exact: true }).click()
  expect(await cards(page).count()).toBeGreaterThan(0)
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(900)
})

test('without JavaScript a phone shows only the list', async () => {
  const { page } = await open('/nl/te-koop', { javascript: false, width: 390 })
  expect(await basemapIn(islandOf(page, 'list-map')).isVisible()).toBe(false)
  const box = await page.locator('[data-live=list]').boundingBox()
  expect(box?.width).toBe(350)
})
