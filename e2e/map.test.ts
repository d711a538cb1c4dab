import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeProblems, open } from './harness.ts'
import { layoutShift } from './layout-shift.ts'

describe('the map beside a list', () => {
  test.each(['/nl/te-koop', '/fr/a-louer'])(
    'comes when it is seen, and moves nothing: %s',
    async (path) => {
      const { page, problems } = await openMap(path)
      expect(await page.locator('.map .leaflet-tile-loaded').count()).toBeGreaterThan(0)
      expect(await page.locator('.leaflet-control-attribution').textContent()).toContain(
        'OpenStreetMap',
      )
      expect(await layoutShift(page)).toBeLessThan(0.01)
      expect(await axeProblems(page)).toEqual([])
      expect(problems).toEqual([])
    },
  )

  test('holds all results, not only those of the page', async () => {
    const { page } = await openMap('/nl/te-koop')
    const total = await numberIn(page.locator('.count'))
    expect(await page.locator('.grid-cards .card').count()).toBeLessThan(total)
    expect(await page.locator('.map-note').textContent()).toBe(`Panden op de kaart: ${total}`)
    expect(await countOnMap(page)).toBe(total)
  })

  test('opens a pin by keyboard and gives the focus back', async () => {
    const { page, problems } = await openMap('/nl/te-koop?region=Gent%7C9000')
    const pin = page.locator('.map button.pin').first()
    await pin.focus()
    const name = await pin.getAttribute('aria-label')
    await page.keyboard.press('Enter')
    await page.locator('.map-cards a').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('.map-cards') !== null)).toBe(
      true,
    )
    expect(name).toContain(await page.locator('.map-cards .title').first().textContent())
    expect(await page.locator('.map-cards img').first().getAttribute('src')).toMatch(/^\/images\//)
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.map-cards').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)
    expect(await pin.getAttribute('class')).toContain('seen')
    expect(problems).toEqual([])
  })

  test('leads from its small card to the home', async () => {
    const { page } = await openMap('/fr/a-vendre?region=Gent%7C9000')
    await page.locator('.map button.pin').first().click()
    await page.locator('.map-cards a').first().click()
    await page.waitForURL(/\/fr\/(property|project\/p)\/\d+/)
  })

  test('can be left and skipped by keyboard', async () => {
    const { page } = await openMap('/nl/te-koop')
    await page.locator('.map-skip').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.map-pane') ?? null)).toBe(
      null,
    )
    await page.locator('.map').focus()
    let steps = 0
    while (steps++ < 80) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => !document.activeElement?.closest('.map-pane'))) break
    }
    expect(steps).toBeLessThan(80)
  })

  test('looks closer at a cluster', async () => {
    const { page } = await openMap('/nl/te-koop')
    const before = await countOnMap(page)
    await page.locator('.map button.cluster:not(.stack)').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction((all) => countSpots() < all, before)
    expect(await page.evaluate(() => document.activeElement?.classList.contains('map'))).toBe(true)
    expect(await page.locator('.map-search').isVisible()).toBe(true)
  })

  test('lights the pin of a card and the card of a pin', async () => {
    const { page } = await openMap('/nl/te-koop?region=Gent%7C9000')
    const key = await litBy(page, '[data-listing]:has(a)')
    expect(key).not.toBe(null)
    await page.locator('.list-head').hover()
    expect(await page.locator('.map .lit').count()).toBe(0)
    const lit: number[] = []
    for (const pin of await page.locator('.map button.pin').all()) {
      await pin.focus()
      lit.push(await page.locator('[data-listing].lit').count())
    }
    expect(Math.max(...lit)).toBe(1)
  })

  test('follows the list when a filter changes', async () => {
    const { page } = await openMap('/nl/te-koop')
    const before = await page.locator('.map-note').textContent()
    await page.locator('.search select[name=bedrooms]').first().selectOption('3')
    await page.waitForURL(/bedrooms=3/)
    await page.waitForFunction(
      (old) => document.querySelector('.map-note')?.textContent !== old,
      before,
    )
    const total = await numberIn(page.locator('.count'))
    expect(await page.locator('.map-note').textContent()).toContain(String(total))
  })

  test.each(['/nl/te-koop', '/fr/a-vendre'])(
    'narrows the list to what it shows: %s',
    async (path) => {
      const { page, problems } = await openMap(path)
      const total = await numberIn(page.locator('.count'))
      await page.locator('.map').focus()
      const zoom = await tileZoom(page)
      // Three steps at once: a key that comes while the map still moves is lost.
      await page.keyboard.press('Shift+Equal')
      await expect.poll(() => tileZoom(page)).toBe(zoom + 3)
      await expect.poll(() => page.locator('.leaflet-zoom-anim').count()).toBe(0)
      await page.locator('.map-search').click()
      await page.waitForURL(/region=.*radius=|radius=.*region=/)
      await page.waitForFunction(() => !document.querySelector('[aria-busy]'))
      const { searchParams } = new URL(page.url())
      expect(searchParams.get('region')).toMatch(/^[^|]+\|\d{4}$/)
      expect(Number(searchParams.get('radius')) % 5).toBe(0)
      await expect.poll(() => numberIn(page.locator('.count'))).toBeLessThan(total)
      await expect.poll(() => page.locator('.map-search').isVisible()).toBe(false)
      expect(problems).toEqual([])
    },
  )

  test('says calmly that its background does not load', async () => {
    const { page, problems } = await openMap('/fr/a-vendre', { tiles: false })
    await page.waitForFunction(() =>
      document.querySelector('.map-note')?.textContent?.includes('fond de carte'),
    )
    expect(await page.locator('.map-note').isVisible()).toBe(true)
    expect(await page.locator('.map button').count()).toBeGreaterThan(0)
    expect(await axeProblems(page)).toEqual([])
    expect(problems.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([])
  })

  test('says calmly that its results do not load', async () => {
    const { page } = await open('/nl/te-koop', { width: 390 })
    await page.route('**/api/map?*', (route) => route.abort())
    await page.locator('.fab').click()
    await page.waitForFunction(() =>
      document.querySelector('.map-note')?.textContent?.includes('laden niet op de kaart'),
    )
    expect(await page.locator('.map-note').isVisible()).toBe(true)
  })
})

describe('on a phone', () => {
  test.each([
    { path: '/nl/te-koop', map: 'Kaart', list: 'Lijst' },
    { path: '/fr/a-vendre', map: 'Carte', list: 'Liste' },
  ])('map and list take turns: $path', async ({ path, map, list }) => {
    const { page, problems } = await open(path, { width: 390, height: 844 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const button = page.locator('.fab')
    await button.waitFor()
    expect(asked.filter((path) => path === '/api/map')).toEqual([])
    expect(await button.getByText(map).isVisible()).toBe(true)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await button.click()
    await page.locator('.map button').first().waitFor()
    expect(await button.getByText(list).isVisible()).toBe(true)
    expect(await page.locator('.list-map > .list').isVisible()).toBe(false)
    expect(await axeProblems(page)).toEqual([])
    await button.click()
    expect(await page.locator('.list-map > .list').isVisible()).toBe(true)
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(900)
    expect(problems).toEqual([])
  })
})

test('without scripts there is the list alone, as wide as the page', async () => {
  const { page } = await open('/nl/te-koop', { javascript: false })
  expect(await page.locator('.map-pane').isVisible()).toBe(false)
  expect(await page.locator('.fab').isVisible()).toBe(false)
  const box = await page.locator('.list-map > .list').boundingBox()
  expect(box?.width).toBeGreaterThan(1200)
})

async function openMap(path: string, options: { tiles?: boolean } = {}) {
  const visit = await open(path, options)
  // The map waits for somebody to be there.
  await visit.page.mouse.move(600, 400)
  await visit.page.locator('.map button').first().waitFor()
  await visit.page.evaluate(() => {
    Object.assign(window, {
      countSpots() {
        const counts = [...document.querySelectorAll<HTMLElement>('.map .leaflet-marker-icon')]
        return counts.reduce(
          (sum, spot) => sum + (spot.matches('.cluster') ? Number(spot.textContent) : 1),
          0,
        )
      },
    })
  })
  return visit
}

function countOnMap(page: Page): Promise<number> {
  return page.evaluate(() => countSpots())
}

/** Points at the cards one by one until a pin lights up; which card it was. */
async function litBy(page: Page, selector: string): Promise<string | null> {
  for (const card of await page.locator(selector).all()) {
    await card.hover()
    if ((await page.locator('.map .lit').count()) > 0) return card.getAttribute('data-listing')
  }
  return null
}

declare global {
  function countSpots(): number
}

async function numberIn(text: Locator): Promise<number> {
  return Number.parseInt((await text.textContent()) ?? '', 10)
}

/** The deepest zoom of which there are tiles. */
function tileZoom(page: Page): Promise<number> {
  return page
    .locator('img.leaflet-tile')
    .evaluateAll((tiles) =>
      Math.max(...tiles.map((tile) => Number((tile as HTMLImageElement).src.split('/').at(-3)))),
    )
}
