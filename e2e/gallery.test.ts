import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeProblems, open, settled } from './harness.ts'

describe.each([
  { lang: 'nl' as const, third: 'Foto 3 van', close: 'Sluiten' },
  { lang: 'fr' as const, third: 'Photo 3 sur', close: 'Fermer' },
])('the pictures in $lang', ({ lang, third, close }) => {
  test('open full screen and go by keyboard, and give the focus back', async () => {
    const { page, problems } = await openHome(lang)
    const total = await page.locator('[data-picture]:is(a)').count()
    const opener = page.locator('a[data-picture="2"]')
    await opener.focus()
    await page.keyboard.press('Enter')
    await shown(page)
    expect(await count(page).textContent()).toBe(`${third} ${total}`)
    expect(await activeName(page)).toBe(close)
    expect(await axeProblems(page)).toEqual([])

    await page.keyboard.press('ArrowRight')
    await expect.poll(() => index(page)).toBe(4)
    await page.keyboard.press('End')
    await expect.poll(() => index(page)).toBe(total)
    await page.keyboard.press('Home')
    await expect.poll(() => index(page)).toBe(1)
    expect(await page.locator('.lightbox [data-step="-1"]').getAttribute('aria-disabled')).toBe(
      'true',
    )
    expect(await isInside(page)).toBe(true)

    await page.keyboard.press('+')
    await expect.poll(() => page.locator('.lightbox .zoomed').count()).toBe(1)
    await expect.poll(() => offCentre(page)).toBeLessThan(2)
    await page.keyboard.press('-')
    await expect.poll(() => page.locator('.lightbox .zoomed').count()).toBe(0)

    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(700, 450)
    await page.mouse.wheel(0, 600)
    await twoFrames(page)
    expect(await page.evaluate(() => scrollY)).toBe(before)

    await page.keyboard.press('Escape')
    await page.locator('.lightbox').waitFor({ state: 'hidden' })
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    expect(problems).toEqual([])
  })

  test('keep the tab key inside', async () => {
    const { page } = await openHome(lang)
    await page.locator('.gallery button[data-picture]').click()
    await shown(page)
    for (let press = 0; press < 9; press++) {
      await page.keyboard.press('Tab')
      // The browser's own bar may have its turn, the page never.
      expect(await page.evaluate(isInDialogOrNowhere)).toBe(true)
    }
  })

  test('are links without scripts', async () => {
    const { page } = await openHome(lang, { javascript: false })
    expect(await page.locator('.gallery button').isVisible()).toBe(false)
    const href = await page.locator('a[data-picture="0"]').getAttribute('href')
    expect((await page.request.get(href ?? '')).headers()['content-type']).toMatch(/^image\//)
    await page.locator('.share summary').click()
    expect(await page.locator('.share a').count()).toBe(4)
    expect(await page.locator('.share button:visible').count()).toBe(0)
    for (const link of await page.locator('.share a').all()) {
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    }
    expect(await page.locator('.place-map button:visible').count()).toBe(0)
  })
})

test('a click that comes before the script opens its picture afterwards', async () => {
  const { page } = await openHome('nl')
  const address = page.url()
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/gallery-*.js', (route) => script.promise.then(() => route.continue()))
  await page.locator('a[data-picture="1"]').click()
  expect(await page.locator('.lightbox').isVisible()).toBe(false)
  script.resolve()
  await shown(page)
  expect(await index(page)).toBe(2)
  expect(page.url()).toBe(address)
})

test('a click leads to the picture when the script does not come', async () => {
  const { page } = await openHome('nl')
  await page.route('**/assets/gallery-*.js', (route) => route.abort())
  await page.locator('a[data-picture="1"]').click()
  await page.waitForURL(/\.(jpg|webp|avif)$/)
})

test('buttons step, zoom and take their own size of picture', async () => {
  const { page } = await openHome('nl')
  await page.locator('a[data-picture="0"]').click()
  await shown(page)
  const picture = page.locator('.lightbox .slide img').first()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/-1600\.avif$/)
  const waiting = page.locator('.lightbox img[loading=lazy]')
  const total = await page.locator('.lightbox img').count()
  await expect.poll(() => waiting.count()).toBeLessThanOrEqual(Math.max(1, total - 4))
  await page.locator('.lightbox [data-step="1"]').click()
  await expect.poll(() => index(page)).toBe(2)
  await page.locator('.lightbox [data-zoom="1"]').click()
  await expect.poll(() => page.locator('.lightbox .zoomed').count()).toBe(1)
  await page.locator('.lightbox [data-zoom="-1"]').click()
  await expect.poll(() => page.locator('.lightbox .zoomed').count()).toBe(0)
  await pictureShown(page)
  // Two clicks are a double click however long this machine takes between them.
  await page.clock.setFixedTime(Date.now())
  await page.mouse.dblclick(700, 450)
  await expect.poll(() => page.locator('.lightbox .zoomed').count()).toBe(1)
})

test('a finger swipes and two fingers zoom', async () => {
  const { page, problems } = await openHome('fr', { touch: true, width: 390, height: 844 })
  await page.locator('a[data-picture="0"]').tap()
  await shown(page)
  const touch = await page.context().newCDPSession(page)
  await drag(touch, [{ x: 320, y: 400 }], [{ x: 60, y: 400 }])
  await expect.poll(() => index(page)).toBe(2)
  await pictureShown(page)
  const near = [
    { x: 170, y: 400 },
    { x: 220, y: 400 },
  ]
  const apart = [
    { x: 60, y: 400 },
    { x: 330, y: 400 },
  ]
  await drag(touch, near, apart)
  await expect.poll(() => page.locator('.lightbox .zoomed').count()).toBe(1)
  expect(await index(page)).toBe(2)
  expect(await axeProblems(page)).toEqual([])
  expect(problems).toEqual([])
})

test('a picture is saved as a file, and a failure only noted', async () => {
  const { page, problems } = await openHome('nl')
  const warnings: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text())
  })
  await page.locator('a[data-picture="0"]').click()
  await shown(page)
  const href = (await page.locator('[data-download]').getAttribute('href')) ?? ''
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-download]').click(),
  ])
  expect(download.url()).toMatch(/^blob:/)
  expect(href.endsWith(download.suggestedFilename())).toBe(true)
  expect(problems).toEqual([])
  await page.route(`**${new URL(href, page.url()).pathname}`, (route) =>
    route.fulfill({ status: 404 }),
  )
  await page.locator('[data-download]').click()
  await expect.poll(() => warnings.join()).toContain('could not be saved')
  expect(await page.locator('.lightbox').isVisible()).toBe(true)
})

describe('sharing', () => {
  test('copies the address and says so', async () => {
    const { page, problems } = await openHome('fr')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.locator('.share summary').click()
    await page.locator('[data-copy]').click()
    await expect
      .poll(() => page.locator('.share [role=status]').textContent())
      .toBe('Le lien est copié.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await page.locator('.share-ways').isVisible()).toBe(false)
    expect(problems).toEqual([])
  })

  test('is left to the device that can', async () => {
    const { page } = await openHome('nl')
    await page.evaluate(() => {
      navigator.share = async (data) => {
        document.title = JSON.stringify(data)
      }
    })
    await page.locator('.share summary').click()
    await expect.poll(() => page.title()).toContain(page.url())
    expect(await page.locator('.share-ways').isVisible()).toBe(false)
  })

  // The last ones have the longest text and the most rooms.
  test.each(['/nl/property/410001', '/de/property/410020', '/fr/property/410101'])(
    'prints on one sheet: %s',
    async (path) => {
      const { page } = await open(path)
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('.paper-address svg').isVisible()).toBe(true)
      expect(await page.locator('.paper-address').textContent()).toContain(
        page.url().replace(/^https?:\/\//, ''),
      )
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
      expect(pdf).toMatch(/\/Count 1\b/)
    },
  )
})

describe('the map of the home', () => {
  test('is fetched only when asked for', async () => {
    const { page, problems } = await openHome('nl')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.locator('#location').scrollIntoViewIfNeeded()
    await page.locator('[data-show-map]').hover()
    await twoFrames(page)
    expect(asked.filter((url) => /\/tiles\/|leaflet|base-map/.test(url))).toEqual([])
    await page.locator('[data-show-map]').click()
    await page.locator('.place-map.shown').waitFor()
    expect(await page.locator('.leaflet-control-attribution').textContent()).toContain(
      'OpenStreetMap',
    )
    const pin = await page.locator('.place-map .map .pin.drop svg').boundingBox()
    expect([pin?.width, pin?.height]).toEqual([30, 42])
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('map')
    const tiles = await page.locator('.leaflet-tile').count()
    await page.locator('.place-map [data-zoom="1"]').click()
    expect(tiles).toBeGreaterThan(0)
    expect(await axeProblems(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('leaves the drawing when no tile comes', async () => {
    const { page } = await openHome('fr', { tiles: false })
    await page.locator('[data-show-map]').click()
    await expect
      .poll(() => page.locator('.place-map .map-note').textContent())
      .toContain('OpenStreetMap')
    expect(await page.locator('.place-map .ground > svg').isVisible()).toBe(true)
    expect(await page.locator('.place-map .map').isVisible()).toBe(false)
    expect(await page.locator('[data-show-map]').isVisible()).toBe(true)
    expect(await axeProblems(page)).toEqual([])
  })

  test('shows an area where the address is hidden', async () => {
    const { page } = await open('/nl/property/410013')
    await page.locator('[data-show-map]').click()
    await page.locator('.place-map.shown').waitFor()
    expect(await page.locator('.place-map .map-area').count()).toBe(1)
    expect(await page.locator('.place-map .pin.drop').count()).toBe(0)
  })
})

/** A home of the demo with eight pictures and its address. */
function openHome(lang: 'nl' | 'fr', options: Parameters<typeof open>[1] = {}) {
  return open(`/${lang}/property/410001`, options)
}

function count(page: Page) {
  return page.locator('.lightbox .count')
}

async function index(page: Page): Promise<number> {
  return Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0])
}

async function shown(page: Page): Promise<void> {
  await page.locator('.lightbox .slide img').first().waitFor({ state: 'attached' })
  await page.locator('.lightbox[open]').waitFor()
}

/** How far the picture's middle lies from the screen's part for it. */
function offCentre(page: Page): Promise<number> {
  return page.evaluate(() => {
    const middle = (element: Element | null) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return [left + width / 2, top + height / 2] as const
    }
    const [x, y] = middle(document.querySelector('.lightbox .zoomed img'))
    const [stageX, stageY] = middle(document.querySelector('.lightbox .stage'))
    return Math.hypot(x - stageX, y - stageY)
  })
}

function isInside(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('.lightbox') !== null)
}

function isInDialogOrNowhere(): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement?.closest('.lightbox') !== null
}

function activeName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.textContent ?? undefined)
}

interface Point {
  x: number
  y: number
}

/** Moves fingers in a few steps, as a screen reports them. */
async function drag(touch: CDPSession, from: Point[], to: Point[]): Promise<void> {
  const at = (share: number) =>
    from.map(({ x, y }, id) => {
      const end = to[id] ?? { x, y }
      return { id, x: x + (end.x - x) * share, y: y + (end.y - y) * share }
    })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 8; step++) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Once the picture whose turn it is has come and lies still. */
async function pictureShown(page: Page): Promise<void> {
  const picture = page.locator('.lightbox .slide:not([aria-hidden=true]) img')
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
    .toBe(true)
  await settled(page)
}

/** Time for what was asked to show, if it does. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
