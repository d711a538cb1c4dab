import { STATUS } from '../../../listing/status'
import { parseDate } from '../../../platform/format/dates'
import type { Lang } from '../../../platform/format/lang'
import { brusselsDay } from '../../../platform/format/local-time'
import { readNumber } from '../../../platform/format/read-number'
import { normalise } from '../../../platform/format/text'
import { type ImportIssue, shownValue } from '../import/import-issue'
import { flagAbsent } from '../mapping/dropped-values'
import { saleMethodOf } from '../mapping/sale-method'
import { isRecord, readItem, type WireItem } from '../mapping/wire-item'
import { isEmptyValue, readBoolean, readId, readLine } from '../mapping/wire-values'
import { advertValue } from './advert-codes'
import { listingTypeFields } from './listing-types'
import type { CrmKind, SourceItem } from './source'
import { trackReads } from './unread-fields'
import {
  CATEGORIES,
  CONDITIONS,
  COUNTRIES,
  DETAIL_LABELS,
  DISPLAY_IDS,
  GOAL_OF_PURPOSE,
  LANGUAGES,
  LIFE_ANNUITY,
  NAMES,
  ONLINE_STATUSES,
  PURPOSES,
  STATUS_IDS,
} from './whise-names'

const FIELD_OF_ID = new Map(Object.entries(NAMES.details).map(([field, id]) => [Number(id), field]))
const FIELD_OF_LABEL = new Map(
  Object.entries(DETAIL_LABELS).flatMap(([field, labels]) =>
    labels.split('|').map((label) => [label, field] as const),
  ),
)
const US_DATE = /^(\d\d)\/(\d\d)\/(\d{4})(?: \d\d:\d\d(?::\d\d)?)?$/
const YES_NO_TYPE = 'yes/no'
/** The code of `Available` for 'immediately'. */
const IMMEDIATELY = 1

interface Estate {
  kind: CrmKind
  item: SourceItem
  /** The issues of facts that are hidden because Whise sent none or an unknown value. */
  issues: ImportIssue[]
}

/** Returns an estate of Whise in the import format, in one language; null without a usable ID. */
export function readEstate(row: unknown, lang: Lang): Estate | null {
  const sent = readItem(row)?.item
  const id = readId(sent?.id)
  if (!sent || id === null) return null
  const { tracked: estate, unread } = trackReads(sent)
  const { isproject, ...unconfirmed } = NAMES.unconfirmed
  const online = onlineOf(estate)
  const market = marketOf(estate, online.isShown)
  const kind = readBoolean(firstOf(estate, isproject)) ? 'project' : 'property'
  const data: WireItem = {
    ...fieldsOf(estate, { ...NAMES.fields, ...unconfirmed }),
    ...detailsOf(estate),
    ...availabilityOf(estate),
    ...market.data,
    country: countryOf(estate.country),
    ...typeOf(estate, kind),
    conditionid: CONDITIONS[numberIn(estate.state)] ?? null,
    descriptiona: textIn(estate, lang),
    ...picturesOf(estate.pictures),
    ...managerOf(estate[NAMES.representatives]),
    ...(kind === 'project' && { name: estate.name, publishwebsite: online.isShown }),
  }
  const flags = kind === 'property' ? ['publishprice', 'publishaddress'] : ['publishaddress']
  const hidden = flags.filter((flag) => isEmptyValue(data[flag]))
  for (const flag of hidden) data[flag] = false
  const marketIssues = kind === 'property' ? market.issues : []
  const category = numberIn(estate.category)
  const issues = [
    ...hidden.map(flagAbsent),
    ...online.issues,
    ...marketIssues,
    ...(category === 0 || CATEGORIES[category] ? [] : [ignoredCategory(category)]),
  ]
  const changed = changedOf(estate)
  return { kind, item: { id, data, changed, unread: unread(data, NAMES.ignored) }, issues }
}

function fieldsOf(estate: WireItem, names: Readonly<Record<string, readonly string[]>>): WireItem {
  const fields = Object.entries(names).map(([field, from]) => [field, firstOf(estate, from)])
  return Object.fromEntries(fields)
}

function firstOf(estate: WireItem, names: readonly string[]): unknown {
  return names.map((name) => estate[name]).find((value) => !isEmptyValue(value)) ?? null
}

/** Returns the name of a country that may be an object; one with only an unknown number is not recognised. */
function countryOf(country: unknown): unknown {
  if (!isRecord(country)) return country
  const id = numberIn(country)
  return firstOf(country, NAMES.name) ?? COUNTRIES[id] ?? (id > 0 ? `id ${id}` : null)
}

/**
 * Returns the known facts among the details, by their number or else by their label. The others are returned by their
 * number, for `crm:check`. A detail without a value is left out. One that is true can name the method of sale.
 */
function detailsOf({ details }: WireItem): WireItem {
  const values = recordsIn(details).flatMap(({ id, label, type, value }) => {
    const number = readId(id)
    if (number === null || isEmptyValue(value)) return []
    const method = type === YES_NO_TYPE ? saleMethodOf(label) : null
    if (method) {
      return readBoolean(value) ? [{ field: 'salemethod', value: method, isLabel: true }] : []
    }
    const field = FIELD_OF_ID.get(number)
    const named = field ?? FIELD_OF_LABEL.get(labelWords(label)) ?? `detail ${number}`
    return [{ field: named, value: advertValue(named, isoDate(value)), isLabel: !field }]
  })
  const byLabel = values.filter(({ isLabel }) => isLabel)
  const known = values.filter(({ isLabel }) => !isLabel)
  return Object.fromEntries([...byLabel, ...known].map(({ field, value }) => [field, value]))
}

function labelWords(label: unknown): string {
  return normalise((readLine(label) ?? '').replace(/\([^()]*\)/g, ''))
}

/** Returns a date that Whise writes as `12/31/2035 00:00` in ISO form, and any other value unchanged. */
function isoDate(value: unknown): unknown {
  const [, month, day, year] = US_DATE.exec(readLine(value) ?? '') ?? []
  return year === undefined ? value : `${year}-${month}-${day}`
}

/** Returns from when an estate is available. A date in the past means that it is available now. */
function availabilityOf(estate: WireItem): WireItem {
  const date = parseDate(readLine(estate[NAMES.available]))
  if (date === null) return {}
  const isPast = date.slice(0, 10) <= brusselsDay(new Date())
  return isPast ? { available: IMMEDIATELY } : { availablefrom: date }
}

/** Returns the category, and the title of a property or else the name of its sub-category. */
function typeOf(estate: WireItem, kind: CrmKind): WireItem {
  const fields = listingTypeFields(CATEGORIES[numberIn(estate.category)])
  const { subcategory } = estate
  const name = isRecord(subcategory) ? firstOf(subcategory, NAMES.name) : null
  const title = kind === 'property' ? (readLine(estate.name) ?? readLine(name)) : null
  return { ...fields, ...(title !== null && { typedescription: title }) }
}

/**
 * Returns goal, status, label and method of sale; a listing that is offline or has an unknown state is inactive. The
 * title can name the method of sale too.
 */
function marketOf(estate: WireItem, isOnline: boolean): { data: WireItem; issues: ImportIssue[] } {
  const purpose = PURPOSES[numberIn(estate.purposestatus)]
  const isAnnuity = numberIn(estate.purpose) === LIFE_ANNUITY
  const method = isAnnuity ? 'lifeAnnuity' : (purpose?.salemethod ?? saleMethodOf(estate.name))
  const salemethod = method && { salemethod: method }
  if (purpose) {
    const { goal, status: sent, marquee = null } = purpose
    const status = isOnline ? sent : STATUS.inactive
    return { data: { goal, status, marquee, ...salemethod }, issues: [] }
  }
  const goal = GOAL_OF_PURPOSE[numberIn(estate.purpose)] ?? null
  return {
    data: { goal, status: STATUS.inactive, marquee: null, ...salemethod },
    issues: [unknownCode('purposeStatus', estate.purposestatus)],
  }
}

/**
 * Returns if an estate is online. One without a state is, because only shown estates were requested; one with an
 * unknown state is not.
 */
function onlineOf({ status, displaystatusid }: WireItem) {
  const state = isEmptyValue(status) ? STATUS_IDS.active : numberIn(status)
  const display = isEmptyValue(displaystatusid) ? null : numberIn(displaystatusid)
  const issues: ImportIssue[] = []
  if (!includes(STATUS_IDS.all, state)) issues.push(unknownCode('status', status))
  if (display !== null && !includes(DISPLAY_IDS, display)) {
    issues.push(unknownCode('displayStatusId', displaystatusid))
  }
  const isShown =
    state === STATUS_IDS.active && (display === null || includes(ONLINE_STATUSES, display))
  return { isShown, issues }
}

function unknownCode(field: string, value: unknown): ImportIssue {
  const id = isRecord(value) && !isEmptyValue(value.id) ? value.id : value
  return { code: 'wordUnknown', field, value: shownValue(id ?? '') }
}

function ignoredCategory(category: number): ImportIssue {
  return { code: 'fieldIgnored', field: 'category', value: String(category) }
}

function includes(codes: readonly number[], code: number): boolean {
  return codes.includes(code)
}

/** Returns the longest text in this language; Whise names the language of each. */
function textIn(estate: WireItem, lang: Lang): string | null {
  const texts = NAMES.texts.flatMap((name) => {
    const text = recordsIn(estate[name]).find(({ languageid }) => languageid === LANGUAGES[lang])
    return readLine(text?.content) === null ? [] : [String(text?.content)]
  })
  return texts[0] ?? null
}

function picturesOf(value: unknown): WireItem {
  const order = (picture: WireItem) => readNumber(picture.order) ?? 0
  const pictures = recordsIn(value).toSorted((a, b) => order(a) - order(b))
  const [first] = pictures
  return {
    smallpictureitem: { url: first?.urlsmall },
    mediumpictureitem: { url: first?.urllarge },
    largepictureitems: pictures.map(({ urlxxl, urllarge, updatedatetime }) => ({
      url: urlxxl ?? urllarge,
      lastchangeddate: updatedatetime,
    })),
  }
}

/** Returns the first staff member who manages the estate. */
function managerOf(value: unknown): WireItem {
  const [manager] = recordsIn(value)
  if (!manager) return {}
  const names = [manager.firstname, manager.lastname].map(readLine).filter(Boolean)
  return {
    managername: names.join(' ') || manager.name,
    manageremail: manager.email,
    managermobilephone: firstOf(manager, ['mobile', 'mobilephone', 'phone']),
    managerfunction: manager.function,
    managerphoto: manager.picture,
  }
}

function changedOf(estate: WireItem): string | null {
  return parseDate(readLine(firstOf(estate, NAMES.fields.lastchangeddate)))
}

/** Returns the number of `{ id: 3 }` or `3`; 0 for any other value. */
function numberIn(value: unknown): number {
  return readId(isRecord(value) ? value.id : value) ?? 0
}

function recordsIn(value: unknown): WireItem[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
