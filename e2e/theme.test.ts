import { expect, test } from 'vitest'
import settings from '../seeds/settings.json'
import { themeStyle } from '../src/components/shell/theme.ts'
import type { SiteSettings } from '../src/site/site.ts'
import { propertyPath } from '../src/urls.ts'
import { PROPERTIES } from './demo.ts'
import { axeProblems, open } from './harness.ts'

const THEMES = {
  'dark red and pale blue': ['#7a1022', '#cfe3f5', '#ffffff'],
  'pale yellow with black text': ['#ffe45c', '#14324f', '#000000'],
} as const

test('a page is accessible in the colours of the agency, which its buttons have', async () => {
  const { page } = await open(propertyPath('nl', PROPERTIES.labelled))
  const button = page.getByRole('banner').getByRole('link', { name: 'Gratis schatting' })
  const colours = () =>
    button.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      return [backgroundColor, color]
    })
  for (const [name, [primary, secondary, textColour]] of Object.entries(THEMES)) {
    const theme = {
      colorPrimary: primary,
      colorSecondary: secondary,
      colorPrimaryText: textColour,
    }
    const style = themeStyle({ ...settings, ...theme } as unknown as SiteSettings)
    await page.locator('html').evaluate((html, properties) => {
      html.removeAttribute('style')
      for (const [property, value] of properties) html.style.setProperty(property, value)
    }, Object.entries(style))
    await expect.poll(colours).toEqual([rgb(primary), rgb(textColour)])
    expect(await axeProblems(page), name).toEqual([])
  }
})

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}
