import type { Project } from '../../../listing/property'
import type { Lang } from '../../../platform/format/lang'
import type { ImportIssue, RecordLabel } from '../import/import-issue'
import { droppedValues } from './dropped-values'
import { withShortTexts } from './fit-record'
import { mapDocuments, mapManager, mapPictures, usableLink } from './map-media'
import { type Country, mapDate, mapPlace, readWire, recordLabel } from './map-place'
import { mapPlans } from './map-plans'
import { mapDescription } from './map-property'
import { type WireProject, wireProject } from './wire'
import { readItem, type WireItem } from './wire-item'
import { inLanguage, isEmptyValue, readId, readLine } from './wire-values'

/** A mapped project. `units` are its nested items for `mapProperty`, with the project's ID and address. */
type ProjectMapping = { units: WireItem[]; label: RecordLabel } & (
  | { status: 'ok'; project: Project; notes: ImportIssue[] }
  | { status: 'refused'; id: number | null; issues: ImportIssue[] }
)

/** The fields that a nested unit without a value inherits from its project. */
const INHERITED = [
  'zip',
  'city',
  'district',
  'street',
  'housenumber',
  'countryid',
  'countryname',
  'country',
  'countryabbr',
  'currency',
  'publishaddress',
  'publicaddress',
  'googlex',
  'googley',
]

/** Returns true if an entry of `Items` is a project. */
export function isProjectItem(value: unknown): boolean {
  const item = readItem(value)?.item
  return readLine(item?.objecttype)?.toUpperCase() === 'PROJECT'
}

/**
 * Maps one project of the CRM with its nested units. A project is refused with its reasons if it has no usable ID or
 * Zip, an unknown country, or a Price that is not a number. The units of a refused project are still imported.
 */
export function mapProject(value: unknown, lang: Lang): ProjectMapping {
  const read = readItem(value)
  if (!read)
    return { status: 'refused', id: null, label: {}, issues: [{ code: 'notObject' }], units: [] }
  const units = nestedUnits(read.item)
  const label = recordLabel(read.item, lang)
  const id = readId(read.item.id)
  const { item, notes: shortened } = withShortTexts({ ...read.item, units: null })
  const mapped = readWire(wireProject, item)
  if ('issues' in mapped) return { status: 'refused', id, label, issues: mapped.issues, units }
  const notes = [...shortened, ...droppedValues(item, mapped.wire)]
  const project = toProject(mapped.wire, mapped.country, lang, notes)
  return { status: 'ok', label, project, notes, units }
}

function toProject(wire: WireProject, country: Country, lang: Lang, notes: ImportIssue[]): Project {
  const place = mapPlace(wire, country, lang, notes)
  return {
    id: wire.id,
    name: inLanguage(wire.name, lang) ?? place.city,
    ...place,
    published: wire.publishwebsite,
    description: mapDescription(wire.descriptiona, lang),
    pictures: mapPictures(wire, notes),
    ...mapPlans(wire.plans, lang, notes),
    documents: mapDocuments(wire, lang, notes),
    virtualTour: usableLink('VirtualTour', wire.virtualtour, notes),
    virtualTour2: usableLink('VirtualTour2', wire.virtualtour2, notes),
    manager: mapManager(wire, lang),
    deliveryYear: wire.deliveryyear,
    startCommercialisation: mapDate('StartCommercialisation', wire.startcommercialisation, notes),
    createdDate: mapDate('CreatedDate', wire.createddate, notes),
  }
}

function nestedUnits(project: WireItem): WireItem[] {
  const units = Array.isArray(project.units) ? project.units : []
  return units.map((entry) => {
    const unit = readItem(entry)?.item ?? {}
    const filled = Object.entries(unit).filter(([, value]) => !isEmptyValue(value))
    const inherited = INHERITED.map((name) => [name, project[name]])
    return {
      ...Object.fromEntries(inherited),
      projectid: project.id,
      ...Object.fromEntries(filled),
    }
  })
}
