import { type Plan, plans } from '../../../listing/property'
import type { Lang, Translated } from '../../../platform/format/lang'
import { isSitePicture } from '../../../platform/format/picture-files'
import type { ImportIssue } from '../import/import-issue'
import { isRecord } from './wire-item'
import { inLanguage, readPlainLine, translatedLine } from './wire-values'

/**
 * Maps the plans of a listing: `Plans: [{ Url, Title, Spots: [{ X, Y, Width, Height, DivisionID, UnitID, Room, PictureUrl
 * }] }]`, with positions and sizes in percent. An invalid plan, or one whose picture is not on this site, is dropped with a note.
 */
export function mapPlans(
  entries: readonly unknown[],
  lang: Lang,
  notes: ImportIssue[],
): { plans?: Plan[] } {
  const mapped = entries.flatMap((entry, index) => {
    const read = plans.safeParse([planOf(entry, lang)])
    if (read.success && isSitePicture(read.data[0]?.picture ?? '')) return read.data
    notes.push({ code: 'planUnusable', field: `Plans[${index}]` })
    return []
  })
  return mapped.length > 0 ? { plans: mapped } : {}
}

function planOf(entry: unknown, lang: Lang): unknown {
  if (!isRecord(entry)) return null
  const { url, title, spots } = entry
  return {
    picture: readPlainLine(url),
    title: textsOf(title, lang),
    spots: (Array.isArray(spots) ? spots : []).map((spot) => hotspotOf(spot, lang)),
  }
}

function hotspotOf(entry: unknown, lang: Lang): unknown {
  if (!isRecord(entry)) return null
  const { x, y, width, height, divisionid, unitid, room, pictureurl } = entry
  return {
    x: Number(x),
    y: Number(y),
    ...(width && height ? { width: Number(width), height: Number(height) } : {}),
    ...(divisionid ? { division: Number(divisionid) } : {}),
    unit: unitid ? Number(unitid) : null,
    room: textsOf(room, lang),
    picture: readPlainLine(pictureurl),
  }
}

function textsOf(value: unknown, lang: Lang): Translated {
  return inLanguage(translatedLine.parse(value), lang) ?? {}
}
