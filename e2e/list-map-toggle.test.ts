import { describe, expect, test } from 'vitest'
import { axeInBothSchemes, islandOf, open } from './harness.ts'
import { basemapIn, mapOf } from './map-page.ts'
import { cards } from './search-page.ts'

describe('on a phone', () => {
  test('the button switches between map and list', async () => {
    const phone = { width: 390, height: 844 }
    const { page, problems } = await open('/fr/a-vendre', { ...phone, pictures: true })
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    const toMap = page.getByRole('button', { name: 'Carte', exact: true })
    const toList = page.getByRole('button', { name: 'Liste', exact: true })
    await toMap.waitFor()
    expect(paths.filter((path) => path === '/api/map')).toEqual([])
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await toMap.click()
    await mapOf(page).getByRole('button').first().waitFor()
    expect(await cards(page).count()).toBe(0)
    expect(await axeInBothSchemes(page)).toEqual([])
    await toList.click()
    expect(await cards(page).count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(900)
    expect(problems).toEqual([])
  })
})

test('without JavaScript a phone shows only the list', async () => {
  const { page } = await open('/nl/te-koop', { javascript: false, width: 390 })
  expect(await basemapIn(islandOf(page, 'list-map')).isVisible()).toBe(false)
  const box = await page.locator('[data-live=list]').boundingBox()
  expect(box?.width).toBe(350)
})
