import { expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import { homePath } from '../src/urls.ts'
import { open, waitForTransitions } from './harness.ts'

const t = translator('nl')

test('the mobile menu has each link once, and its button is completely visible', async () => {
  const { page } = await open(homePath('nl'), { width: 390, height: 700 })
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

test('targets are at least 44 px high, except links in sentences', async () => {
  const { page } = await open(homePath('nl'), { width: 390, touch: true })
  expect(await page.evaluate(smallTargets)).toEqual([])
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
