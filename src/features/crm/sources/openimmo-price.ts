import { PRICE_UNIT_FROM } from '../../../listing/price'
import { LANGS, type Translated } from '../../../platform/format/lang'
import { readNumber } from '../../../platform/format/read-number'
import { GOAL, type PropertyGoal } from '../../../platform/goal'
import { type ImportIssue, shownValue } from '../import/import-issue'
import { isMonthly, priceUnitIssue } from '../mapping/price-unit'
import type { WireItem } from '../mapping/wire-item'
import { isOnRequest, readBoolean } from '../mapping/wire-values'
import { NAMES } from './openimmo-names'
import type { XmlElement } from './xml-elements'
import { firstOf } from './xml-path'

interface ObjectPrice {
  data: WireItem
  issues: ImportIssue[]
}

/** The texts next to a price. The site adds 'per month' to a rent only if it has no such text. */
const TEXTS = {
  monthly: { nl: 'per maand', fr: 'par mois', en: 'per month', de: 'pro Monat' },
  withoutVat: { nl: 'excl. btw', fr: 'HTVA', en: 'excl. VAT', de: 'zzgl. MwSt.' },
  withVat: { nl: 'incl. btw', fr: 'TVAC', en: 'incl. VAT', de: 'inkl. MwSt.' },
  withCosts: {
    nl: 'kosten inbegrepen',
    fr: 'charges comprises',
    en: 'charges included',
    de: 'Nebenkosten inbegriffen',
  },
} as const

/** The fields of prices that need a text next to them. */
const WITHOUT_VAT = ['preise/kaufpreisnetto']
const WITH_VAT = ['preise/kaufpreisbrutto']
const WITH_COSTS = ['preise/warmmiete', 'preise/pauschalmiete']
const FLAT = 'preise/pauschalmiete'
/** The rents without a fixed period in the schema: both month and year are usual. */
const OPEN_PERIOD = ['preise/pacht', 'preise/erbpacht']

/** The maximum length of a text that is the unit of a price; a longer one may contain a unit. */
const MAX_UNIT_LENGTH = 30
/** Matches 'pro Woche' and '/ m²' within a longer text. */
const PER = /(?:(?:^|\s)(?:pro|per|par|je)\s|\/)\s?[^\s.,;]{1,20}/gi
const FROM = /^(?:vanaf|[aà] partir de|(?:starting )?from|ab)\s/i

/**
 * Returns the price of an object for this goal. A rent that is not monthly and a price per m² are left out with an
 * issue; a rent that includes costs has a text that says so.
 */
export function readOpenImmoPrice(object: XmlElement, goal: PropertyGoal | undefined): ObjectPrice {
  const isRent = goal === GOAL.rent
  const text = firstOf(object, NAMES.priceText)
  const publishprice = !(
    NAMES.onRequest.some((path) => readBoolean(firstOf(object, [path]))) || isOnRequest(text)
  )
  const none = { price: null, publishprice }
  const price = firstPrice(object, isRent ? NAMES.price.rent : NAMES.price.sale)
  if (!price) return { data: none, issues: publishprice ? unusedPrice(object, isRent) : [] }
  const hiding = isRent ? periodIssue(object, price) : null
  const unit = text !== null && text.length <= MAX_UNIT_LENGTH ? text : ''
  const units = unit ? [unit] : (text?.match(PER) ?? [])
  const issue = hiding ?? priceUnitIssue(NAMES.priceText[0] ?? '', units)
  if (issue) return { data: none, issues: publishprice ? [issue] : [] }
  const { field, value } = price
  const hasCosts = WITH_COSTS.includes(field)
  return {
    data: {
      price: value,
      publishprice,
      priceunittext: unitText(object, field, isRent),
      ...(FROM.test(unit) && { priceunit: PRICE_UNIT_FROM }),
    },
    issues: [
      ...(hasCosts && publishprice
        ? [{ code: 'priceIncludesCosts' as const, ...issueDetails(price) }]
        : []),
      ...otherPrice(object, isRent),
    ],
  }
}

/** Returns the issue of a rent of an object that is only for sale, or of a sale price of one that is only for rent. */
function otherPrice(object: XmlElement, isRent: boolean): ImportIssue[] {
  const isOffered = NAMES[isRent ? 'sale' : 'rent'].some((path) =>
    readBoolean(firstOf(object, [path])),
  )
  const price = isOffered ? null : firstPrice(object, NAMES.price[isRent ? 'sale' : 'rent'])
  return price ? [{ code: 'fieldIgnored', ...issueDetails(price) }] : []
}

/** Returns the issue of an object without a price for its goal, but with another price. */
function unusedPrice(object: XmlElement, isRent: boolean): ImportIssue[] {
  const byArea = firstPrice(object, NAMES.priceByArea[isRent ? 'rent' : 'sale'])
  if (byArea) return [{ code: 'priceByArea', ...issueDetails(byArea) }]
  const ofLease = firstPrice(object, OPEN_PERIOD)
  if (ofLease) return [{ code: 'rentPeriod', ...issueDetails(ofLease) }]
  return otherPrice(object, isRent)
}

/** Returns the first of these fields with a value other than 0. */
function firstPrice(object: XmlElement, paths: readonly string[]) {
  for (const field of paths) {
    const value = firstOf(object, [field])
    if (value !== null && readNumber(value, 'money') !== 0) return { field, value }
  }
  return null
}

/** Returns the issue of a rent that is not monthly. */
function periodIssue(
  object: XmlElement,
  rent: { field: string; value: string },
): ImportIssue | null {
  for (const field of NAMES.pricePeriod) {
    const period = firstOf(object, [field])
    if (period === null) continue
    return isMonthly(period) ? null : { code: 'rentPeriod', field, value: shownValue(period) }
  }
  const hasSpan = rent.field === FLAT && firstOf(object, NAMES.priceSpan) !== null
  const isOpen = hasSpan || OPEN_PERIOD.includes(rent.field)
  return isOpen ? { code: 'rentPeriod', ...issueDetails(rent) } : null
}

function unitText(object: XmlElement, field: string, isRent: boolean): Translated | null {
  const isWithoutVat =
    WITHOUT_VAT.includes(field) ||
    NAMES.priceWithoutVat.some((path) => readBoolean(firstOf(object, [path])))
  const notes = [
    ...(isWithoutVat ? [TEXTS.withoutVat] : []),
    ...(WITH_VAT.includes(field) ? [TEXTS.withVat] : []),
    ...(WITH_COSTS.includes(field) ? [TEXTS.withCosts] : []),
  ]
  if (notes.length === 0) return null
  const parts = isRent ? [TEXTS.monthly, ...notes] : notes
  return Object.fromEntries(LANGS.map((lang) => [lang, parts.map((part) => part[lang]).join(', ')]))
}

function issueDetails({ field, value }: { field: string; value: string }) {
  return { field, value: shownValue(value) }
}
