import type { CDPSession } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import {
  currentPictureNumber,
  galleryPicture,
  lightbox,
  lightboxCounter,
  lightboxPicture,
  openLightbox,
  photoTour,
  tourPicture,
  waitForLightbox,
  waitForPicture,
  zoomFactor,
} from './gallery-page.ts'
import {
  axeInBothSchemes,
  containsFocus,
  hydrateIsland,
  isFocused,
  islandOf,
  open,
  waitTwoFrames,
} from './harness.ts'

const nl = translator('nl')

const lang = 'fr'
const [third, previous, close] = ['Photo 3 sur', 'Photo précédente', 'Fermer']

test('the lightbox opens and moves by keyboard, traps the focus and returns it', async () => {
  const { page, problems } = await openProperty(lang)
  await hydrateIsland(page, 'gallery')
  const total = await islandOf(page, 'gallery').first().locator('a[data-picture]').count()
  const tile = galleryPicture(page, 2)
  const opener = tourPicture(page, 2)
  await tile.focus()
  await page.keyboard.press('Enter')
  await photoTour(page).waitFor()
  await expect.poll(() => isFocused(opener)).toBe(true)
  await page.keyboard.press('Enter')
  await waitForLightbox(page)
  expect(await lightboxCounter(page).textContent()).toBe(`${third} ${total}`)
  await expect.poll(() => isFocused(lightbox(page).getByRole('button', { name: close }))).toBe(true)
  expect(await axeInBothSchemes(page)).toEqual([])

  for (let press = 0; press < 9 || !(await containsFocus(lightbox(page))); press++) {
    await page.keyboard.press('Tab')
    // After the last stop the focus is in the browser's toolbar.
    const isBehind = () => Boolean(document.activeElement?.closest('main, header, footer'))
    const isInside = await containsFocus(lightbox(page))
    expect(isInside || !(await page.evaluate(isBehind))).toBe(true)
  }
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => currentPictureNumber(page)).toBe(4)
  await page.keyboard.press('End')
  await expect.poll(() => currentPictureNumber(page)).toBe(total)
  await page.keyboard.press('Home')
  await expect.poll(() => currentPictureNumber(page)).toBe(1)
  const back = lightbox(page).getByRole('button', { name: previous })
  expect(await back.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => containsFocus(lightbox(page))).toBe(true)

  await page.keyboard.press('+')
  await expect.poll(() => zoomFactor(page)).toBeGreaterThan(1)
  await page.keyboard.press('-')
  await expect.poll(() => zoomFactor(page)).toBe(1)

  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(700, 450)
  await page.mouse.wheel(0, 600)
  await waitTwoFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await page.keyboard.press('Escape')
  await lightbox(page).waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(opener)).toBe(true)
  await page.keyboard.press('Escape')
  await photoTour(page).waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(tile)).toBe(true)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  expect(problems).toEqual([])
})

test('a click opens the picture file if the script fails to load', async () => {
  const { page } = await openProperty('nl')
  await page.route('**/assets/gallery-*.js', (route) => route.abort())
  await page.locator('a[data-picture="1"]').click()
  await page.waitForURL(/\.(jpg|webp|avif)$/)
})

test('the buttons of the lightbox move, zoom and download', async () => {
  const { page, problems } = await openProperty('nl', { freshTab: true })
  const warnings: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text())
  })
  const button = (name: 'picture.next' | 'map.zoomin' | 'map.zoomout') =>
    lightbox(page).getByRole('button', { name: nl(name) })
  await openLightbox(page, 0)
  await expect
    .poll(() => lightboxPicture(page).evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/-1600\.avif$/)
  await button('picture.next').click()
  await expect.poll(() => currentPictureNumber(page)).toBe(2)
  await button('map.zoomin').click()
  await expect.poll(() => zoomFactor(page)).toBeGreaterThan(1)
  await button('map.zoomout').click()
  await expect.poll(() => zoomFactor(page)).toBe(1)

  const save = lightbox(page).getByRole('link', { name: nl('picture.download') })
  const href = (await save.getAttribute('href')) ?? ''
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(download.url()).toMatch(/^blob:/)
  expect(href.endsWith(download.suggestedFilename())).toBe(true)
  expect(problems).toEqual([])
  await page.route(`**${new URL(href, page.url()).pathname}`, (route) =>
    route.fulfill({ status: 404 }),
  )
  await save.click()
  await expect.poll(() => warnings.join()).toContain('could not be saved')
  expect(await lightbox(page).isVisible()).toBe(true)

  await waitForPicture(page)
  // Two clicks are a double click however long this machine takes between them.
  await page.clock.setFixedTime(Date.now())
  await page.mouse.dblclick(700, 450)
  await expect.poll(() => zoomFactor(page)).toBeGreaterThan(1)
})

test('a swipe with one finger moves, and a pinch zooms', async () => {
  const { page, problems } = await openProperty('fr', {
    touch: true,
    width: 390,
    height: 844,
    freshTab: true,
  })
  await galleryPicture(page, 0).tap()
  await tourPicture(page, 0).tap()
  await waitForLightbox(page)
  const touch = await page.context().newCDPSession(page)
  await drag(touch, [{ x: 320, y: 400 }], [{ x: 60, y: 400 }])
  await expect.poll(() => currentPictureNumber(page)).toBe(2)
  await waitForPicture(page)
  const near = [
    { x: 170, y: 400 },
    { x: 220, y: 400 },
  ]
  const apart = [
    { x: 60, y: 400 },
    { x: 330, y: 400 },
  ]
  await drag(touch, near, apart)
  await expect.poll(() => zoomFactor(page)).toBeGreaterThan(1)
  expect(await currentPictureNumber(page)).toBe(2)
  expect(problems).toEqual([])
})

/** Opens a property of the demo agency that has eight pictures and a public address. */
function openProperty(lang: 'nl' | 'fr', options: Parameters<typeof open>[1] = {}) {
  return open(`/${lang}/property/410001`, { pictures: true, ...options, motion: true })
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
