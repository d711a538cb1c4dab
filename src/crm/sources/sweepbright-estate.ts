import { isRecord, type WireItem } from '../wire-item'
import { readBoolean, readLine, readNumber } from '../wire-values'
import { listingTypeFields } from './listing-types'
import { CONDITIONS, GOALS, NAMES, STATES, TYPES, UNITS } from './sweepbright-names'
import type { ToldItem } from './told-source'

const PUBLIC = 'public'
const MONTH = 'month'

/** An estate of SweepBright, and a project with the units that stand in it; none of what is not public. */
export function readEstates(answer: unknown): ToldItem[] {
  if (!isRecord(answer)) return []
  const whole = itemOf(answer, readLine(answer.project_id))
  if (!whole) return []
  const units = recordsIn(answer.properties).flatMap((unit) => itemOf(unit, whole.key) ?? [])
  return [whole, ...units]
}

/** Null without a key, and where it is not public. */
function itemOf(estate: WireItem, project: string | null): ToldItem | null {
  const key = readLine(estate.id)
  if (key === null || estate.publish_status !== PUBLIC) return null
  const isProject = readBoolean(estate.is_project)
  const { notes, ...shown } = publicationOf(estate)
  const data: WireItem = {
    ...fieldsOf(estate),
    ...sizesOf(estate),
    ...amenitiesOf(estate.amenities),
    ...listingTypeFields(entryOf(TYPES, estate.type)),
    ...shown,
    conditionid: entryOf(CONDITIONS, estate.general_condition) ?? null,
    goal: entryOf(GOALS, estate.negotiation) ?? estate.negotiation,
    ...(entryOf(STATES, estate.status) ?? { status: estate.status }),
    ...picturesOf(estate.images),
    managername: nameOf(estate.negotiator),
    ...(isProject && { name: estate.description_title, publishwebsite: true }),
  }
  return { kind: isProject ? 'project' : 'property', key, project, data, notes }
}

/** What SweepBright does not say may be shown is hidden; so is the rent of another time than a month. */
function publicationOf(estate: WireItem) {
  const [price, address] = [at(estate, NAMES.hiddenPrice), at(estate, NAMES.hiddenAddress)]
  const period = estate.negotiation === 'let' ? readLine(estate.rent_period) : null
  const isMonthly = period === null || period === MONTH
  const notes = [
    ...(typeof price === 'boolean' ? [] : [`${NAMES.hiddenPrice} is absent: hidden`]),
    ...(typeof address === 'boolean' ? [] : [`${NAMES.hiddenAddress} is absent: hidden`]),
    ...(isMonthly ? [] : [`A rent by ${period} is hidden`]),
  ]
  return {
    publishprice: price === false && isMonthly,
    publishaddress: address === false,
    notes,
  }
}

function fieldsOf(estate: WireItem): WireItem {
  const paths = Object.entries({ ...NAMES.fields, ...NAMES.unconfirmed })
  return Object.fromEntries(paths.map(([field, path]) => [field, at(estate, path)]))
}

/** A size in a unit that nobody knows is none. */
function sizesOf(estate: WireItem): WireItem {
  const sizes = Object.entries(NAMES.sizes).map(([field, path]) => {
    const size = readNumber(at(estate, `${path}.size`))
    const times = entryOf(UNITS, at(estate, `${path}.unit`))
    return [field, size === null || times === undefined ? null : Math.round(size * times)]
  })
  return Object.fromEntries(sizes)
}

function amenitiesOf(value: unknown): WireItem {
  const words = Array.isArray(value) ? value : []
  const flags = Object.entries(NAMES.amenities).map(([field, word]) => [
    field,
    words.includes(word),
  ])
  return Object.fromEntries(flags)
}

function picturesOf(value: unknown): WireItem {
  const order = (picture: WireItem) => readNumber(picture.ordinal) ?? 0
  const pictures = recordsIn(value).toSorted((one, other) => order(one) - order(other))
  return { largepictureitems: pictures.map(({ url }) => ({ url })) }
}

function nameOf(negotiator: unknown): string | null {
  if (!isRecord(negotiator)) return null
  const names = [negotiator.first_name, negotiator.last_name].map(readLine).filter(Boolean)
  return names.join(' ') || null
}

function at(estate: WireItem, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => {
    return isRecord(found) ? found[name] : undefined
  }, estate)
}

function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: unknown): Entry | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
}

function recordsIn(value: unknown): WireItem[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
