import { contrast, nearestWith } from '../../../platform/format/contrast'
import type { FieldIssue } from '../../../staff/editing/issues-of'

const WHITE = '#ffffff'
/** The minimum contrast of WCAG 2.2 for texts (1.4.3), and for lines and controls (1.4.11). */
const TEXT_CONTRAST = 4.5
const LINE_CONTRAST = 3

interface Colours {
  colorPrimary: string
  colorPrimaryText: string
}

/** Returns an issue for each colour without enough contrast. */
export function faintColours({ colorPrimary, colorPrimaryText }: Colours): FieldIssue[] {
  const isTextFaint = contrast(colorPrimaryText, colorPrimary) < TEXT_CONTRAST
  const isLineFaint = contrast(colorPrimary, WHITE) < LINE_CONTRAST
  return [
    ...(isLineFaint
      ? [
          {
            name: 'colorPrimary',
            text: 'field.wrong.line' as const,
            params: { nearest: nearestWith(colorPrimary, WHITE, LINE_CONTRAST) },
          },
        ]
      : []),
    ...(isTextFaint
      ? [
          {
            name: 'colorPrimaryText',
            text: 'field.wrong.text' as const,
            params: {
              ground: colorPrimary,
              nearest: nearestWith(colorPrimaryText, colorPrimary, TEXT_CONTRAST),
            },
          },
        ]
      : []),
  ]
}
