import { type SettingsPart, settingsParts } from '../../../domain/content/settings-parts'
import { contrast, nearestWith } from '../../../domain/format/contrast'
import type { Lang } from '../../../domain/format/lang'
import { documentOf } from '../../../forms/fields/document-of'
import type { Entries } from '../../../forms/fields/field'
import { type FieldIssue, issuesOf, malformedOf, missingOf } from '../../../forms/fields/issues-of'
import { PARTS } from './parts'

/** A part as a form told it, and what is wrong with it. */
type ReadPart =
  | { status: 'ok'; document: Record<string, unknown> }
  | { status: 'refused'; issues: FieldIssue[] }

/** Reads a part's form; `main` is the agency's first language, in which texts must exist. */
export function readPartForm(part: SettingsPart, entries: Entries, main: Lang): ReadPart {
  const { fields } = PARTS[part]
  const read = settingsParts[part].safeParse(documentOf(fields, entries))
  const issues = [
    ...missingOf(fields, entries, main),
    ...malformedOf(fields, entries),
    ...(read.success ? [] : issuesOf(fields, read.error)),
    ...(part === 'look' && read.success ? faintColours(settingsParts.look.parse(read.data)) : []),
  ]
  if (issues.length > 0 || !read.success) return { status: 'refused', issues }
  return { status: 'ok', document: read.data }
}

const WHITE = '#ffffff'
/** What WCAG 2.2 asks of texts (1.4.3), and of lines and controls (1.4.11). */
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
