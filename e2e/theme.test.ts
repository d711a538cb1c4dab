import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import settings from '../seeds/settings.json'
import { themeStyle } from '../src/components/shell/theme.ts'
import type { SiteSettings } from '../src/site/site.ts'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES, pathOf } from './demo.ts'
import { axeProblems, open } from './harness.ts'

const THEMES = {
  'dark red and pale blue': ['#7a1022', '#cfe3f5', '#ffffff'],
  'pale yellow with black text': ['#ffe45c', '#14324f', '#000000'],
  'strong blue and black': ['#0047ff', '#000000', '#ffffff'],
} as const

describe.each(Object.entries(THEMES))('in %s', (_, [primary, secondary, textColour]) => {
  const colours = { colorPrimary: primary, colorSecondary: secondary, colorPrimaryText: textColour }

  test('buttons have the colours of the agency', async () => {
    const page = await openThemed(pathOf('sale', 'nl'), colours)
    const button = page.getByRole('banner').getByRole('link', { name: 'Gratis schatting' })
    await expect.poll(() => coloursOf(button)).toEqual([rgb(primary), rgb(textColour)])
  })

  test('a page is accessible', async () => {
    const page = await openThemed(propertyPath('nl', PROPERTIES.labelled), colours)
    expect(await axeProblems(page)).toEqual([])
  })
})

/** A page as it looks once the agency's settings have other colours. */
async function openThemed(path: string, colours: Partial<SiteSettings>): Promise<Page> {
  const { page } = await open(path)
  const style = themeStyle({ ...settings, ...colours } as unknown as SiteSettings)
  await page.locator('html').evaluate((html, properties) => {
    html.removeAttribute('style')
    for (const [name, value] of properties) html.style.setProperty(name, value)
  }, Object.entries(style))
  return page
}

function coloursOf(element: Locator): Promise<string[]> {
  return element.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return [backgroundColor, color]
  })
}

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}
