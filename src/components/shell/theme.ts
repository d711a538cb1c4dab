import type { CSSProperties } from 'react'
import type { SiteSettings } from '../../domain/content/site'

const INK = '#15201b'
const WHITE = '#ffffff'

/** Below these, lines and texts in an agency's colour could not be seen (WCAG 1.4.11, 1.4.3). */
const LINE_CONTRAST = 3
const TEXT_CONTRAST = 4.5

/** The agency's three colours for `<html>`; everything else is derived from them in `tokens.css`. */
export function themeStyle(settings: SiteSettings): CSSProperties {
  const { colorPrimary, colorSecondary, colorPrimaryText } = settings
  return {
    '--site-primary': colorPrimary,
    '--site-secondary': colorSecondary,
    '--site-primary-text': colorPrimaryText,
    ...(contrast(colorPrimary, WHITE) < LINE_CONTRAST && { '--site-mark': INK }),
    ...(contrast(colorSecondary, INK) < TEXT_CONTRAST && { '--site-secondary-text': WHITE }),
  } as CSSProperties
}

/** The contrast of two colours as WCAG counts it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
