import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { homePath } from '../src/urls.ts'
import { pathOf } from './demo.ts'
import { open } from './harness.ts'

describe('the header', () => {
  test('is sticky, with a shadow after 125 px', async () => {
    const { page } = await open(pathOf('contact', 'nl'))
    await scrollTo(page, 125)
    expect(await header(page)).toEqual({ top: 0, shadow: false, isTransparent: false })
    await scrollTo(page, 126)
    await expect.poll(() => header(page)).toEqual({ top: 0, shadow: true, isTransparent: false })
    await scrollTo(page, 0)
    await expect.poll(() => header(page)).toEqual({ top: 0, shadow: false, isTransparent: false })
  })

  test('of the home page is transparent until it is scrolled, with its menu in one row', async () => {
    const { page } = await open(homePath('de'), { width: 1100 })
    expect(await header(page)).toEqual({ top: 0, shadow: false, isTransparent: true })
    await scrollTo(page, 1)
    await expect.poll(() => header(page)).toEqual({ top: 0, shadow: true, isTransparent: false })
    const items = page.getByRole('banner').locator('nav > ul > li')
    expect(await items.first().isVisible()).toBe(true)
    const tops = await items.evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().top),
    )
    expect(new Set(tops).size).toBe(1)
  })
})

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo(0, y), top)
}

function header(page: Page): Promise<{ top: number; shadow: boolean; isTransparent: boolean }> {
  return page.getByRole('banner').evaluate((element) => {
    const { boxShadow, backgroundColor } = getComputedStyle(element)
    return {
      top: element.getBoundingClientRect().top,
      shadow: boxShadow !== 'none',
      isTransparent: backgroundColor === 'rgba(0, 0, 0, 0)',
    }
  })
}
