import type { ImportIssue } from '../domain/crm/import-issue'
import type { Lang } from '../domain/format/lang'
import type { Project } from '../domain/listing/property'
import { droppedValues } from './dropped-values'
import { isTooLarge, TOO_LARGE } from './item-size'
import { mapDocuments, mapManager, mapPictures, usableLink } from './map-media'
import { mapDate, mapPlace } from './map-place'
import { mapPlans } from './map-plans'
import { mapDescription, tooLongText } from './map-property'
import { type WireProject, wireProject } from './wire'
import { readItem, type WireItem } from './wire-item'
import { inLanguage, isNoValue, issuesOf, readId, readLine } from './wire-values'

/** `units` are nested items, ready for `mapProperty`: they know their project and its address. */
type ProjectMapping = { units: WireItem[] } & (
  | { status: 'ok'; project: Project; notes: ImportIssue[] }
  | { status: 'refused'; id: number | null; issues: ImportIssue[] }
)

/** The fields that a nested unit inherits from its project where it has no value. */
const INHERITED = [
  'zip',
  'city',
  'district',
  'street',
  'housenumber',
  'countryid',
  'countryname',
  'publishaddress',
  'publicaddress',
  'googlex',
  'googley',
]

/** True when an entry of `Items` is a project. */
export function isProjectItem(value: unknown): boolean {
  const item = readItem(value)?.item
  return readLine(item?.objecttype)?.toUpperCase() === 'PROJECT'
}

/**
 * One project of the CRM with its nested units. Refused, with its reasons: no usable ID or Zip, a
 * Price that is no number, a text over 256 KB, more than 500 KB without its units, which are then still worth reading.
 */
export function mapProject(value: unknown, lang: Lang): ProjectMapping {
  const read = readItem(value)
  if (!read) return { status: 'refused', id: null, issues: [{ code: 'notObject' }], units: [] }
  const units = nestedUnits(read.item)
  const id = readId(read.item.id)
  const tooLong = read.tooLong.filter((name) => name.toLowerCase() !== 'units')
  if (tooLong.length > 0) return { status: 'refused', id, issues: tooLong.map(tooLongText), units }
  if (isTooLarge(value, read.item.units)) {
    return { status: 'refused', id, issues: [TOO_LARGE], units }
  }
  const parsed = wireProject.safeParse(read.item)
  if (!parsed.success) {
    return { status: 'refused', id, issues: issuesOf(parsed.error), units }
  }
  const notes = droppedValues(read.item, parsed.data)
  return { status: 'ok', project: toProject(parsed.data, lang, notes), notes, units }
}

function toProject(wire: WireProject, lang: Lang, notes: ImportIssue[]): Project {
  const place = mapPlace(wire, lang, notes)
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
    const known = Object.entries(unit).filter(([, value]) => !isNoValue(value))
    const inherited = INHERITED.map((name) => [name, project[name]])
    return { ...Object.fromEntries(inherited), projectid: project.id, ...Object.fromEntries(known) }
  })
}
