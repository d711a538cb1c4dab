import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { homePath, propertyPath } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
import { axeProblems, open, waitForTransitions } from './harness.ts'

const t = translator('nl')

describe('in the dark scheme', () => {
  const dark = true

  test('the mobile menu has each link once, and its button is completely visible', async () => {
    const { page } = await open(homePath('nl'), { dark, width: 390, height: 700 })
    await page.getByRole('button', { name: t('nav.open') }).click()
    const menu = page.getByRole('dialog', { name: t('nav.menu') })
    await menu.waitFor()
    await waitForTransitions(page)
    const paths = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    const ownPages = paths.filter((path) => !/^\/\w\w\/$/.test(path))
    expect(new Set(ownPages).size).toBe(ownPages.length)
    const button = await menu.getByRole('link').last().boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(700)
  })

  test('the question form has both names in one row and a visible button', async () => {
    const { page } = await open(`${propertyPath('nl', PROPERTIES.plain)}#ask`, {
      dark,
      width: 390,
      height: 700,
    })
    const sheet = page.getByRole('dialog', { name: t('manager.ask') })
    await sheet.waitFor()
    const first = await sheet.getByLabel(t('form.firstname'), { exact: true }).boundingBox()
    const last = await sheet.locator('[name=Name]').boundingBox()
    expect(first?.y).toBe(last?.y)
    const send = await sheet.getByRole('button', { name: t('form.send') }).boundingBox()
    expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThanOrEqual(700)
    expect(await sheet.getByText(t('form.optional')).count()).toBe(1)
  })

  test('the scrollbar gutter has the colour of the page behind a dialog', async () => {
    const { page } = await open(pathOf('contact', 'nl'), { dark })
    await page.getByRole('button', { name: t('nav.openextra') }).click()
    await page.getByRole('dialog', { name: t('nav.extra') }).waitFor()
    expect(await axeProblems(page)).toEqual([])
    const { behind, root } = await backgroundColours(page, { x: 600, y: 110 })
    for (const [part, colour] of behind.entries()) {
      expect(Math.abs(colour - (root[part] ?? 0))).toBeLessThanOrEqual(2)
    }
  })
})

test.each([homePath('nl'), pathOf('contact', 'nl'), pathOf('agency', 'nl')])(
  'targets on %s are at least 44 px high, except links in sentences',
  async (path) => {
    const { page } = await open(path, { width: 390, touch: true })
    expect(await page.evaluate(smallTargets)).toEqual([])
  },
)

test.each([homePath('nl'), pathOf('agency', 'nl')])(
  'no focus ring on %s is clipped',
  async (path) => {
    const { page } = await open(path, { width: 390 })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(clippedFocusRings)).toEqual([])
  },
)

test('long German words are hyphenated, and the sections of an article are in two columns', async () => {
  const { page } = await open(pathOf('agency', 'de'), { width: 390 })
  const hyphens = await page
    .getByRole('main')
    .locator('p')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).hyphens))
  expect(new Set(hyphens)).toEqual(new Set(['auto']))

  await page.setViewportSize({ width: 1440, height: 900 })
  const [first, third] = ['Wir waren zuerst da', /^Wir entscheiden nicht/].map((name) =>
    page.getByRole('heading', { level: 3, name }).boundingBox(),
  )
  expect((await first)?.y).toBe((await third)?.y)
})

test.each([
  ['nl', ': '],
  ['fr', '\u00a0: '],
])('a term in the footer of a phone has the colon of its language: %s', async (lang, colon) => {
  const { page } = await open(`/${lang}/contact`, { width: 390 })
  const term = page.getByRole('contentinfo').getByRole('term').first()
  const content = await term.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(content.replace(/" "|"/g, '')).toBe(colon)
})

/** Returns the visible controls that are lower than 44 px, except links within sentences. */
function smallTargets(): string[] {
  const INLINE = 'p, .prose, .identity, .fictional, .sr-only, .trap, .skip'
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select')]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter((element) => !element.closest(INLINE) && element.getBoundingClientRect().width > 2)
    .filter((element) => {
      const isCover = getComputedStyle(element, '::after').position === 'absolute'
      return !isCover && element.getBoundingClientRect().height < 43.5
    })
    .map((element) => `${element.localName} ${element.textContent?.trim()}`)
}

/** Focuses each control in turn and returns those whose outline an ancestor clips. */
async function clippedFocusRings(): Promise<string[]> {
  const clipped: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, [tabindex="0"]',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    element.focus()
    // Less motion makes every change a transition of a moment.
    getComputedStyle(element).getPropertyValue('outline-offset')
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    if (!element.matches(':focus-visible') || outlineStyle === 'none') continue
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const ring = element.getBoundingClientRect()
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      const cutsX =
        overflowX !== 'visible' &&
        (ring.left - reach < edge.left - 1 || ring.right + reach > edge.right + 1)
      const cutsY =
        overflowY !== 'visible' &&
        (ring.top - reach < edge.top - 1 || ring.bottom + reach > edge.bottom + 1)
      if (cutsX || cutsY)
        clipped.push(
          `${element.localName} ${element.textContent?.trim().slice(0, 30)} in ${box.className}`,
        )
    }
  }
  return clipped
}

/** The colour of the screen at a point, and that of the root, which browsers paint the room with. */
async function backgroundColours(page: Page, point: { x: number; y: number }) {
  const picture = (await page.screenshot()).toString('base64')
  return page.evaluate(
    async ([data, { x, y }]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes]))
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!canvas) throw new Error('The canvas has no 2d context')
      canvas.drawImage(image, 0, 0)
      const pixel = [...canvas.getImageData(x, y, 1, 1).data]
      canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      return { behind: pixel, root: [...canvas.getImageData(0, 0, 1, 1).data] }
    },
    [picture, point] as const,
  )
}
