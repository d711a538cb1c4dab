import type { z } from 'zod'
import type { Entries } from '../../../platform/fields/field'
import { contrast, nearestWith } from '../../../platform/format/contrast'
import type { Lang } from '../../../platform/format/lang'
import { type SettingsPart, settingsParts } from '../../../site/settings-parts'
import type { ReadDocument } from '../../../staff/editing/edit-form'
import type { FieldIssue } from '../../../staff/editing/issues-of'
import { readDocument } from '../../../staff/editing/read-document'
import { menuIssues } from './menus/menu-issues'
import { PARTS } from './parts'
import { wrongScripts } from './scripts'

/** Reads a section's form. Texts are required in `main`, the agency's first language. */
export function readPartForm(part: SettingsPart, entries: Entries, main: Lang): ReadDocument {
  const schema: z.ZodType<Record<string, unknown>> = settingsParts[part]
  const refine = (document: object): FieldIssue[] => {
    if (part === 'consent')
      return wrongScripts(settingsParts.consent.parse(document).externalScripts)
    if (part === 'look') return faintColours(settingsParts.look.parse(document))
    return part === 'menus' ? menuIssues(settingsParts.menus.parse(document).menus, main) : []
  }
  return readDocument({ fields: PARTS[part].fields, schema, refine }, entries, main)
}

const WHITE = '#ffffff'
/** The minimum contrast of WCAG 2.2 for texts (1.4.3), and for lines and controls (1.4.11). */
const TEXT_CONTRAST = 4.5
const LINE_CONTRAST = 3

interface Colours {
  colorPrimary: string
  colorPrimaryText: string
}

function faintColours({ colorPrimary, colorPrimaryText }: Colours): FieldIssue[] {
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
