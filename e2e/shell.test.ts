import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { homePath, propertyPath } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
import { open, waitForTransitions } from './harness.ts'

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
})

test('targets are at least 44 px high, except links in sentences', async () => {
  const { page } = await open(homePath('nl'), { width: 390, touch: true })
  expect(await page.evaluate(smallTargets)).toEqual([])
})

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
