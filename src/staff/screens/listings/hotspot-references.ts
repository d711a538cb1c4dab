import { floorName } from '../../../components/listing/floor-name'
import type { View } from '../../../components/ui/view'
import type { Property } from '../../../listing/property'
import { readUnits } from '../../../listing/queries/units'
import type { Db } from '../../../platform/db/db'
import { withColon } from '../../../platform/format/lang'
import type { References } from '../../editing/edit-form'
import type { EditedListing } from './edit-listing'

/** Returns the targets of hotspots on a plan: the units of the project and the pictures of the listing. */
export async function hotspotReferences(
  db: Db,
  view: View,
  { kind, id, record }: EditedListing,
): Promise<References> {
  const units = kind === 'project' ? await readUnits(db, [id]) : []
  const options = units.map(({ record }) => ({
    id: String(record.id),
    name: unitName(view, record),
  }))
  return {
    unit: options.sort((a, b) => a.name.localeCompare(b.name, view.lang, { numeric: true })),
    shown: record.pictures.map(({ url, name }, index) => ({
      id: url,
      name: pictureName(view, index + 1, name),
    })),
  }
}

function pictureName({ lang, t }: View, nth: number, name: string | null): string {
  const label = t('record.picture', { nth })
  return name ? `${withColon(lang, label)} ${name}` : label
}

function unitName({ t }: View, { id, ident, floor }: Property): string {
  const name = ident ?? `${t('project.unit')} ${id}`
  return floor === null ? name : `${name}, ${floorName(t, floor)}`
}
