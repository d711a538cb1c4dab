import { parseSearchQuery } from '../../../listing/filter/search-query'
import { townZips } from '../../../listing/places/town-zips'
import { STATUS } from '../../../listing/status'
import { parseDate } from '../../../platform/format/dates'
import { readCountry } from '../../../platform/format/iso-codes'
import { readNumber } from '../../../platform/format/read-number'
import { GOAL } from '../../../platform/goal'
import { type ImportIssue, shownValue } from '../import/import-issue'
import { flagAbsent } from '../mapping/dropped-values'
import { goalOfWords, type Market, marketOfWords } from '../mapping/market-terms'
import { isMonthly, priceUnitIssue } from '../mapping/price-unit'
import { firstSaleMethod } from '../mapping/sale-method'
import { isRecord, type WireItem } from '../mapping/wire-item'
import {
  isEmptyValue,
  isOnRequest,
  linesIn,
  readBoolean,
  readFlag,
  readLine,
} from '../mapping/wire-values'
import { advertValue } from './advert-codes'
import { listingTypeFields } from './listing-types'
import {
  CONDITIONS,
  FLOOD_RISKS,
  GOALS,
  LAND_USES,
  NAMES,
  STATES,
  TYPES,
  UNITS,
} from './sweepbright-names'
import { trackReads } from './unread-fields'
import type { WebhookItem } from './webhook-source'

const PUBLIC = 'public'

/** Returns an estate of SweepBright, and a project with its units, without those that are not public. */
export function readEstates(answer: unknown): WebhookItem[] {
  if (!isRecord(answer)) return []
  const item = itemOf(answer, readLine(answer.project_id))
  if (!item) return []
  const units = recordsIn(answer.properties).flatMap((unit) => itemOf(unit, item.key) ?? [])
  return [item, ...units]
}

/** Returns null for an estate without a key, and for one that is not public. */
function itemOf(answer: WireItem, project: string | null): WebhookItem | null {
  const { properties: _, ...sent } = answer
  const { tracked: estate, unread } = trackReads(sent)
  const key = readLine(estate.id)
  if (key === null || estate.publish_status !== PUBLIC) return null
  const isProject = readBoolean(estate.is_project)
  const { notes: hidden, ...shown } = publicationOf(estate)
  const { sizes, notes: unusable } = sizesOf(estate)
  const notes = [...hidden, ...unusable]
  const market = marketOf(estate.status)
  const data: WireItem = {
    ...fieldsOf(estate),
    ...placeOf(estate),
    ...lawOf(estate),
    openhouses: openHousesOf(at(estate, NAMES.openHouses)),
    ...sizes,
    ...amenitiesOf(estate.amenities),
    ...listingTypeFields(entryOf(TYPES, estate.type)),
    ...titleOf(estate),
    ...shown,
    conditionid: entryOf(CONDITIONS, estate.general_condition) ?? null,
    goal: goalOf(estate) ?? estate.negotiation,
    ...saleMethodIn(estate),
    ...(market ?? { status: STATUS.inactive, marquee: null }),
    ...picturesOf(estate.images),
    managername: nameOf(estate.negotiator),
    ...(isProject && { name: at(estate, NAMES.title), publishwebsite: true }),
  }
  return {
    kind: isProject ? 'project' : 'property',
    key,
    numbers: { id: key },
    project,
    data,
    unread: unread(data, NAMES.ignored),
    notes: [...notes, ...(market || isProject ? [] : [stateIssue(estate)]), ...ignoredType(estate)],
  }
}

/**
 * Returns the availability of SweepBright's own code, or else of a term that other sources have; null for an unknown
 * one.
 */
function marketOf(status: unknown): Market | null {
  const state = readLine(status)?.toLowerCase() ?? ''
  const market = entryOf(STATES, state)
  return market ? { marquee: null, ...market } : marketOfWords(state, null)
}

/** Returns the method of sale by the date of a public sale, the agency's text about the price, or the title. */
function saleMethodIn(estate: WireItem): WireItem {
  if (!isEmptyValue(at(estate, NAMES.publicSale))) return { salemethod: 'publicSale' }
  const method = firstSaleMethod([...wordsOfPrice(estate), ...linesIn(estate.description_title)])
  return method ? { salemethod: method } : {}
}

function goalOf({ negotiation }: WireItem): number | null {
  return entryOf(GOALS, negotiation) ?? goalOfWords(readLine(negotiation) ?? '')
}

function stateIssue({ status }: WireItem): ImportIssue {
  return { code: 'wordUnknown', field: 'status', value: shownValue(status ?? '') }
}

/** Returns the issue of an unknown type, which is dropped. */
function ignoredType({ type }: WireItem): ImportIssue[] {
  if (isEmptyValue(type) || entryOf(TYPES, type) !== undefined) return []
  return [{ code: 'fieldIgnored', field: 'type', value: shownValue(type) }]
}

/**
 * Hides facts that SweepBright does not allow to be published, a rent that is not monthly, and a price with another
 * text.
 */
function publicationOf(estate: WireItem) {
  const [price, address] = [at(estate, NAMES.hiddenPrice), at(estate, NAMES.hiddenAddress)]
  const notes: ImportIssue[] = [
    ...(typeof price === 'boolean' ? [] : [flagAbsent(NAMES.hiddenPrice)]),
    ...(typeof address === 'boolean' ? [] : [flagAbsent(NAMES.hiddenAddress)]),
  ]
  const period = goalOf(estate) === GOAL.rent ? readLine(estate[NAMES.period]) : null
  if (!isMonthly(period))
    notes.push({ code: 'rentPeriod', field: NAMES.period, value: period ?? '' })
  const words = wordsOfPrice(estate)
  const [text] = words
  if (text !== undefined && !words.some(isOnRequest)) {
    const [field] = NAMES.priceText
    notes.push(
      priceUnitIssue(field, words) ?? { code: 'fieldIgnored', field, value: shownValue(text) },
    )
  }
  return {
    publishprice: price === false && isMonthly(period) && words.length === 0,
    publishaddress: address === false,
    notes,
  }
}

/** Returns the agency's text instead of the price, in one or several languages. */
function wordsOfPrice(estate: WireItem): string[] {
  return NAMES.priceText.flatMap((path) => linesIn(at(estate, path)))
}

function fieldsOf(estate: WireItem): WireItem {
  const names = Object.entries({ ...NAMES.fields, ...NAMES.unconfirmed })
  return Object.fromEntries(names.map(([field, paths]) => [field, firstOf(estate, [paths].flat())]))
}

function firstOf(estate: WireItem, paths: readonly string[]): unknown {
  return paths.map((path) => at(estate, path)).find((value) => !isEmptyValue(value)) ?? null
}

/** Returns the title that the agency gives the estate, in place of the name of its type. */
function titleOf(estate: WireItem): WireItem {
  const title = at(estate, NAMES.title)
  return linesIn(title).length > 0 ? { typedescription: title } : {}
}

/**
 * Returns the house number with its addition, and the postcode. An empty Belgian postcode is that of its town, if the
 * town has only one.
 */
function placeOf(estate: WireItem): WireItem {
  const [number, addition] = [NAMES.fields.housenumber, NAMES.addition].map(
    (path) => readLine(at(estate, path)) ?? '',
  )
  const isLetter = /^[a-z]$/i.test(addition ?? '')
  const housenumber = [number, addition].filter(Boolean).join(isLetter ? '' : ' ')
  return { housenumber, ...(isEmptyValue(at(estate, NAMES.fields.zip)) && zipOfTown(estate)) }
}

function zipOfTown(estate: WireItem): WireItem {
  const country = at(estate, NAMES.fields.country)
  const isBelgian = isEmptyValue(country) || readCountry(String(country)) === 'BE'
  const [name] = isBelgian ? linesIn(at(estate, NAMES.fields.city)) : []
  const [zip, another] = name === undefined ? [] : townZips(parseSearchQuery(name))
  return zip !== undefined && another === undefined ? { zip, country: 'BE' } : {}
}

/** Returns the facts of the law that SweepBright has as flags or codes of its own. */
function lawOf(estate: WireItem): WireItem {
  const flags = Object.entries(NAMES.flags).map(([field, paths]) => {
    const values = paths.map((path) => readFlag(at(estate, path)))
    const flag = values.includes(true) || (values.includes(false) ? false : null)
    return [field, advertValue(field, flag)]
  })
  return {
    ...Object.fromEntries(flags),
    floodzone: codeIn(FLOOD_RISKS, at(estate, NAMES.floodRisk)),
    planningzone: codeIn(LAND_USES, at(estate, NAMES.landUse)),
  }
}

/** Returns the code of a value, or an unknown value as words. */
function codeIn(codes: Readonly<Record<string, string>>, value: unknown): string | null {
  return entryOf(codes, value) ?? readLine(value)?.replaceAll('_', ' ') ?? null
}

/** Returns the open house days in Belgian local time. A single one may come without its brackets. */
function openHousesOf(value: unknown): WireItem[] {
  return recordsIn(isRecord(value) ? [value] : value).map(({ start_date, end_date }) => {
    const [start, end] = [parseDate(start_date), parseDate(end_date)]
    return { date: start?.slice(0, 10), from: start?.slice(11, 16), until: end?.slice(11, 16) }
  })
}

/** Returns the areas in m². A size that cannot be read, or has an unknown unit, is left out with a note. */
function sizesOf(estate: WireItem): { sizes: WireItem; notes: ImportIssue[] } {
  const sizes: WireItem = {}
  const notes: ImportIssue[] = []
  for (const [field, paths] of Object.entries(NAMES.sizes)) {
    const path = paths.find((name) => !isEmptyValue(at(estate, `${name}.size`))) ?? ''
    const rawSize = at(estate, `${path}.size`)
    if (isEmptyValue(rawSize)) continue
    const size = readNumber(rawSize, 'area')
    const unit = at(estate, `${path}.unit`)
    const times = entryOf(UNITS, unit)
    if (size !== null && times !== undefined) sizes[field] = Math.round(size * times)
    else if (size !== 0) {
      const value = shownValue(isEmptyValue(unit) ? rawSize : `${shownValue(rawSize)} ${unit}`)
      notes.push({ code: 'unreadable', field: path, value })
    }
  }
  return { sizes, notes }
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
  const pictures = recordsIn(value).toSorted((a, b) => order(a) - order(b))
  return { largepictureitems: pictures.map(({ url }) => ({ url })) }
}

function nameOf(negotiator: unknown): string | null {
  if (!isRecord(negotiator)) return null
  const names = [negotiator.first_name, negotiator.last_name].map(readLine).filter(Boolean)
  return names.join(' ') || null
}

function at(estate: WireItem, path: string): unknown {
  return path.split('.').reduce<unknown>((node, name) => {
    return isRecord(node) ? node[name] : undefined
  }, estate)
}

function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: unknown): Entry | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
}

function recordsIn(value: unknown): WireItem[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
