import { z } from 'zod'
import { floorName } from '../../../components/listing/floor-name'
import type { View } from '../../../components/ui/view'
import { isManual } from '../../../listing/overrides/manual-id'
import { readOriginMarks } from '../../../listing/picture-marks'
import {
  type Division,
  type Picture,
  type Project,
  type Property,
  pictureAt,
} from '../../../listing/property'
import { readUnits } from '../../../listing/queries/units'
import type { Db } from '../../../platform/db/db'
import { pick, withColon } from '../../../platform/format/lang'
import { formatSurface } from '../../../platform/format/number'
import { shorten } from '../../../platform/format/text'
import type { References } from '../../../staff/editing/edit-form'
import type { EditedListing } from '../edit-listing'
import { originLabel } from './listing-fields'

/**
 * Returns the targets of hotspots on a plan: the units of the project, the rooms and the pictures of the listing. `document` is the
 * draft of a listing made by staff, which may have new pictures.
 */
export async function hotspotReferences(
  db: Db,
  view: View,
  { kind, id, record }: EditedListing,
  document?: unknown,
): Promise<References> {
  const units = kind === 'project' ? await readUnits(db, [id]) : []
  const options = units.map(({ record }) => ({
    id: String(record.id),
    name: unitName(view, record),
  }))
  return {
    division: 'divisions' in record ? divisionNames(view, record.divisions) : [],
    unit: options.sort((a, b) => a.name.localeCompare(b.name, view.lang, { numeric: true })),
    shown: draftPictures(record, document).map(({ url, name }, index) => ({
      id: url,
      url,
      name: pictureName(view, index + 1, name),
    })),
  }
}

function divisionNames({ t, lang }: View, divisions: readonly Division[]) {
  return divisions.flatMap(({ id, roomType, floorName: named, floor, surface }) => {
    const storey = pick(named, lang) || floorName(t, floor)
    const words = [pick(roomType, lang), storey, surface === null ? '' : formatSurface(surface)]
    return id === null ? [] : [{ id: String(id), name: words.filter(Boolean).join(', ') }]
  })
}

const draft = z.object({ pictures: z.array(z.string()) })

function draftPictures({ pictures }: Property | Project, document: unknown): Picture[] {
  const read = draft.safeParse(document)
  if (!read.success) return pictures
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture]))
  return read.data.pictures.map((url) => byUrl.get(url) ?? pictureAt(url))
}

const MAX_MARK_LENGTH = 80

/**
 * Returns a note below the field of the origins: what the CRM states, and what files suggest for the other pictures. It
 * is empty if there is nothing to confirm.
 */
export async function originNotes(
  db: Db,
  view: View,
  { source, record }: EditedListing,
  document?: unknown,
): Promise<Record<string, string>> {
  const pictures = draftPictures(record, document)
  const marks = await readOriginMarks(db, pictures)
  const stated = new Map(
    isManual(record.id) ? [] : source.pictures.map((one) => [one.url, one.origin]),
  )
  const lines = pictures.flatMap(({ url, origin }, index) => {
    const picture = view.t('record.picture', { nth: index + 1 })
    const [fromCrm, found] = [stated.get(url), marks.get(url)]
    if (fromCrm && fromCrm === origin)
      return view.t('record.origins.crm', { picture, origin: view.t(originLabel(fromCrm)) })
    if (!found || origin) return []
    const [word, mark] = [view.t(originLabel(found.origin)), shorten(found.mark, MAX_MARK_LENGTH)]
    return view.t('record.origins.suggested', { picture, origin: word, mark })
  })
  return lines.length > 0 ? { origins: lines.join(' ') } : {}
}

function pictureName({ lang, t }: View, nth: number, name: string | null): string {
  const label = t('record.picture', { nth })
  return name ? `${withColon(lang, label)} ${name}` : label
}

function unitName({ t }: View, { id, ident, floor }: Property): string {
  const name = ident ?? `${t('project.unit')} ${id}`
  return floor === null ? name : `${name}, ${floorName(t, floor)}`
}
