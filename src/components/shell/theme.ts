import type { CSSProperties } from 'react'
import { contrast } from '../../platform/format/contrast'
import type { SiteSettings } from '../../site/site'

const INK = '#15201b'
const WHITE = '#ffffff'

/** The minimum contrast of lines and texts in an agency's colour (WCAG 1.4.11, 1.4.3). */
const LINE_CONTRAST = 3
const TEXT_CONTRAST = 4.5

/** Returns the agency's three colours as a style of `<html>`. `tokens.css` derives all other colours from them. */
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
