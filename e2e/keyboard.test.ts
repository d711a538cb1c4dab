import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { homePath, propertyPath } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
import { follow, isFocused, open, waitForIsland } from './harness.ts'
import { moreFilters } from './search-page.ts'

const t = translator('nl')

test.each([
  [homePath('nl'), 1440],
  [`${pathOf('sale', 'nl')}?type=3`, 360],
  [propertyPath('nl', PROPERTIES.plain), 360],
])('every tab stop of %s at %i px is visible in both directions', async (path, width) => {
  const { page } = await open(path, { width })
  const forward = await followTabStops(page, 'Tab')
  expect(forward.problems).toEqual([])
  expect(forward.regions).toEqual(['skip', 'header', 'main', 'footer'])

  const backward = await followTabStops(page, 'Shift+Tab')
  expect(backward.problems).toEqual([])
  expect(backward.regions).toEqual(['footer', 'main', 'header', 'skip'])
})

test('the language menu and the mobile menu open and close by keyboard', async () => {
  const { page } = await open(homePath('nl'))
  const language = page.getByRole('button', { name: t('nav.language') })
  const languages = page.getByRole('list', { name: t('nav.language') })
  await language.focus()
  await page.keyboard.press('Enter')
  await languages.waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => isFocused(languages.getByRole('link').first())).toBe(true)
  await page.keyboard.press('Escape')
  await languages.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(language)).toBe(true)

  await page.setViewportSize({ width: 390, height: 900 })
  const button = page.getByRole('button', { name: t('nav.open') })
  const menu = page.getByRole('dialog', { name: t('nav.menu') })
  const expanded = () => page.locator('[commandfor=menu]').getAttribute('aria-expanded')
  expect(await expanded()).toBe('false')
  await button.focus()
  await page.keyboard.press('Enter')
  await menu.waitFor()
  await expect.poll(expanded).toBe('true')
  const stops = await menu.getByRole('link').count()
  for (let stop = 0; stop < stops + 3; stop += 1) {
    // Between the last stop and the first one the focus is in the browser's own bars.
    const isOutside = () => Boolean(document.activeElement?.closest('main, header, footer'))
    expect(await page.evaluate(isOutside)).toBe(false)
    await page.keyboard.press('Tab')
  }
  await page.mouse.move(195, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(expanded).toBe('false')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => isFocused(button)).toBe(true)
})

test('the mobile menu works without JavaScript', async () => {
  const { page } = await open(homePath('nl'), { width: 390, javascript: false })
  await page.getByRole('button', { name: t('nav.open') }).click()
  const menu = page.getByRole('dialog', { name: t('nav.menu') })
  await menu.getByRole('button', { name: t('nav.close') }).click()
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: t('nav.open') }).click()
  await follow(menu.getByRole('link', { name: t('nav.rent') }))
  expect(new URL(page.url()).pathname).toBe(pathOf('rent', 'nl'))
})

test('the skip link, the pictures of a card and the filter panel work by keyboard', async () => {
  const { page } = await open(pathOf('sale', 'nl'))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('nav.skip') })
  await expect.poll(() => isFocused(skip)).toBe(true)
  await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content')

  const pictures = page.getByRole('group', { name: t('picture.carousel') }).first()
  await pictures.focus()
  await waitForIsland(page, 'picture-carousel')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => pictures.evaluate(pictureInView)).toBe(1)
  await expect.poll(() => isFocused(pictures)).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => pictures.evaluate(pictureInView)).toBe(0)

  const lift = page.getByRole('checkbox', { name: t('search.lift') })
  await moreFilters(page).focus()
  await page.keyboard.press('Enter')
  await lift.waitFor()
  await page.keyboard.press('Enter')
  await lift.waitFor({ state: 'hidden' })
})

/** Returns the index of a card's visible picture, starting at 0. During a scroll it is not an integer. */
function pictureInView({ scrollLeft, clientWidth }: Element): number {
  return scrollLeft / clientWidth
}

/**
 * Presses a key until the focus leaves the page. Returns the regions in the order of the focus, and the elements whose
 * focus is not visible. After the last element, the browser focuses its toolbar or the first element again.
 */
async function followTabStops(page: Page, key: 'Tab' | 'Shift+Tab') {
  const regions: string[] = []
  const problems: string[] = []
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(describeFocus)
    const isPast = regions.includes(key === 'Tab' ? 'footer' : 'header')
    if (isPast && (!stop || (stop.region === 'skip' && key === 'Tab'))) return { regions, problems }
    // Before that, no element has the focus for a moment while an island replaces its own.
    if (!stop) continue
    if (regions.at(-1) !== stop.region) regions.push(stop.region)
    if (stop.problem) problems.push(stop.problem)
    if (key === 'Shift+Tab' && stop.region === 'skip') return { regions, problems }
  }
  throw new Error('The focus did not leave the page')
}

/** Returns the region and the visibility of the focused element, or null if no element of the page has the focus. */
async function describeFocus(): Promise<{ region: string; problem: string | null } | null> {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const region = element.closest('header, main, footer')?.localName ?? 'skip'
  const text = element.getAttribute('aria-label') ?? element.textContent?.trim()
  const name = `${element.localName} “${text?.slice(0, 40)}” of ${element.parentElement?.className}`
  // Scrolling to the focused element, or showing it, may take some frames.
  for (let frames = 0; frames < 20 && !(isVisible() && hasOutline()); frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  if (!isVisible()) return { region, problem: `${name} is not visible` }
  return { region, problem: hasOutline() ? null : `${name} has no focus outline` }

  function isVisible(): boolean {
    const { left, top, width, height } = (element as Element).getBoundingClientRect()
    return [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const seen = document.elementFromPoint(left + x * width, top + y * height)
        return seen && (element?.contains(seen) || seen.contains(element))
      }),
    )
  }

  /** Returns true if the focused element, its card or its label has an outline. */
  function hasOutline(): boolean {
    const parent = element?.parentElement
    const outlined = [element, parent, parent?.parentElement, element?.closest('label')]
    return outlined.some((candidate) =>
      [null, '::after'].some((part) => {
        if (!candidate) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(candidate, part)
        return outlineStyle !== 'none' && outlineWidth !== '0px'
      }),
    )
  }
}
