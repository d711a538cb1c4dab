import { STATUS } from '../../../listing/status'
import { readNumber } from '../../../platform/format/read-number'
import { GOAL, type PropertyGoal } from '../../../platform/goal'
import { type ImportIssue, shownValue } from '../import/import-issue'
import { type Market, marketNamed, marketOfWords, strictestMarket } from '../mapping/market-terms'
import { readBoolean, readFlag, readLine } from '../mapping/wire-values'
import { CHANGES, NAMES, STATE_FIELDS } from './openimmo-names'
import type { XmlElement } from './xml-elements'
import { firstOf } from './xml-path'

interface ObjectMarket {
  data: { goal?: PropertyGoal; status: number; marquee: number | null }
  issues: ImportIssue[]
}

/** One text about the availability, with its field in the file. */
interface Word {
  field: string
  value: string
}

const ACTIVE: Market = { status: STATUS.active, marquee: null }
const INACTIVE: Market = { status: STATUS.inactive, marquee: null }
const REFERENCE = 'REFERENZ'
const ANY_FIELD = `${NAMES.userDefined}anyfield`
/** Matches names of the sender's own fields that may contain the availability. */
const NAMED_STATE = /statu[st]|verf(?:ü|ue)gbarkeit|beschikbaarheid|disponibilit|availability/

/**
 * Returns the goal, status and label of an object. The most restrictive of its texts counts; an unknown one makes it
 * inactive. An object for sale and for rent is for sale.
 */
export function readOpenImmoMarket(object: XmlElement): ObjectMarket {
  const isRent = NAMES.rent.some((path) => readBoolean(firstOf(object, [path])))
  const isSale = NAMES.sale.some((path) => readBoolean(firstOf(object, [path])))
  const goal = isSale ? GOAL.sale : isRent ? GOAL.rent : undefined
  const words = [...wordsAt(object, NAMES.state).slice(0, 1), ...stateFields(object, goal)]
  const readings = words.map(({ field, value }) => ({
    field,
    value,
    market: marketOf(value, goal),
  }))
  const results = [...readings, ...actionOf(object, goal), ...publicationOf(object)]
  const { status, marquee } = strictestMarket([
    ACTIVE,
    ...results.map(({ market }) => market ?? INACTIVE),
  ])
  const issues = results.flatMap(({ field, value, market }): ImportIssue[] =>
    market ? [] : [{ code: 'wordUnknown', field, value: shownValue(value) }],
  )
  if (isSale && isRent) issues.push({ code: 'bothGoals', value: rentOf(object) })
  return { data: { ...(goal !== undefined && { goal }), status, marquee }, issues }
}

/** Returns the sender's own fields, names in lower case: those of the object and of its groups. */
export function userFields(object: XmlElement): { field: string; value: string | null }[] {
  return [object, ...object.children].flatMap(({ children }) =>
    children.filter(({ name }) => name.startsWith(NAMES.userDefined)).flatMap(fieldsIn),
  )
}

/**
 * Returns the fields of an element: one of `<user_defined_simplefield feldname="x">`, several `feld` elements of
 * `user_defined_extend`, and the elements of `user_defined_anyfield`, whose names the sender chooses.
 */
function fieldsIn(element: XmlElement) {
  const simple = element.attributes[NAMES.userDefinedName]
  if (simple !== undefined) return [{ field: simple.toLowerCase(), value: readLine(element.text) }]
  if (element.name === ANY_FIELD) {
    return element.children.map(({ name, text }) => ({ field: name, value: readLine(text) }))
  }
  return element.children.flatMap((child) => {
    const name = firstOf(child, ['name'])
    return name === null ? [] : [{ field: name.toLowerCase(), value: firstOf(child, ['wert']) }]
  })
}

/**
 * Returns the availability texts in the sender's own fields: `status` always contains one, `statut_vente` may contain a
 * known one, and a field such as `reserviert` is one if its value is true.
 */
function stateFields(object: XmlElement, goal: PropertyGoal | undefined): Word[] {
  return userFields(object).flatMap(({ field, value }): Word[] => {
    if (value === null) return []
    if (STATE_FIELDS.includes(field)) {
      return readNumber(value) === null ? [{ field, value }] : []
    }
    if (NAMED_STATE.test(field) && marketOf(value, goal)) return [{ field, value }]
    const market = readFlag(value) ? marketNamed(field, goal ?? null) : null
    const isOccupied = market?.status === STATUS.rented && goal !== GOAL.rent
    return market && !isOccupied ? [{ field, value: field }] : []
  })
}

/** Returns the availability of a text. The schema has only VERKAUFT, so senders write it for rented listings too. */
function marketOf(words: string, goal: PropertyGoal | undefined): Market | null {
  const market = marketOfWords(words, goal ?? null)
  const isLet = market?.status === STATUS.sold && goal === GOAL.rent
  return isLet ? { ...market, status: STATUS.rented } : market
}

function actionOf(object: XmlElement, goal: PropertyGoal | undefined) {
  return wordsAt(object, NAMES.action).map(({ field, value }) => {
    const action = value.toUpperCase()
    const endStatus = goal === GOAL.rent ? STATUS.rented : STATUS.sold
    const reference = action === REFERENCE ? { status: endStatus, marquee: null } : null
    return { field, value, market: CHANGES.includes(action) ? ACTIVE : reference }
  })
}

/** Returns the availability of the publication flags; an object that must not be published is inactive. */
function publicationOf(object: XmlElement) {
  return wordsAt(object, NAMES.publish).map(({ field, value }) => {
    const flag = readFlag(value)
    return { field, value, market: flag === null ? null : flag ? ACTIVE : INACTIVE }
  })
}

function rentOf(object: XmlElement): string {
  return firstOf(object, [...NAMES.price.rent, ...NAMES.priceByArea.rent]) ?? ''
}

function wordsAt(object: XmlElement, paths: readonly string[]): Word[] {
  return paths.flatMap((field) => {
    const value = firstOf(object, [field])
    return value === null ? [] : [{ field, value }]
  })
}
