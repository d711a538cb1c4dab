import { parseNumber, readNumber } from '../../../platform/format/read-number'
import { decodeTwice, isDoublyEncoded } from '../../../platform/html/double-encoding'
import { type ImportIssue, shownValue } from '../import/import-issue'
import { fieldName } from './field-names'
import { isRecord, type WireItem } from './wire-item'
import { isEmptyValue, isOnRequest, lostCharacterAt, readFlag } from './wire-values'

/** Returns an issue for each field of the item whose value could not be read and was dropped. */
export function droppedValues(item: WireItem, parsed: Record<string, unknown>): ImportIssue[] {
  return Object.entries(parsed).flatMap(([name, result]) => {
    const value = item[name]
    const encoding = encodingIssue(fieldName(name), value)
    if (encoding) return [encoding]
    if (name === 'price' && isOnRequest(value)) return []
    return isDropped(value, result) ? [droppedIssue(fieldName(name), value)] : []
  })
}

/** Returns the issue of the first text in a value that lost characters or was encoded twice, or null. */
export function encodingIssue(field: string, value: unknown): ImportIssue | null {
  if (typeof value === 'string') return textIssue(field, value)
  if (typeof value !== 'object' || value === null) return null
  for (const inner of Object.values(value)) {
    const issue = encodingIssue(field, inner)
    if (issue) return issue
  }
  return null
}

/** Returns the issue of a text; its value begins up to 20 characters before the first lost one. */
function textIssue(field: string, text: string): ImportIssue | null {
  const decoded = decodeTwice(text)
  const lost = lostCharacterAt(decoded)
  if (lost !== -1) {
    const start = Math.max(0, lost - 20)
    return { code: 'characterLost', field, value: shownValue(decoded.slice(start)) }
  }
  return isDoublyEncoded(text) ? { code: 'encodedTwice', field, value: shownValue(text) } : null
}

/** Returns the issue of a flag that the source does not send: the fact that it controls is hidden. */
export function flagAbsent(field: string): ImportIssue {
  return { code: 'flagAbsent', field: fieldName(field) }
}

function isDropped(value: unknown, result: unknown): boolean {
  if (isEmptyValue(value) || Number(value) === 0 || readNumber(value, 'money') === 0) return false
  if (typeof result === 'boolean') return readFlag(value) === null
  if (result !== null) return false
  return !isRecord(value) || Object.values(value).some((text) => !isEmptyValue(text))
}

function droppedIssue(field: string, value: unknown): ImportIssue {
  const details = { field, value: shownValue(value) }
  const amount = parseNumber(value, 'money')
  const isNegative = amount.is === 'number' && amount.number < 0
  const isAmbiguous = !isNegative && parseNumber(value).is === 'ambiguous'
  return { code: isAmbiguous ? 'numberAmbiguous' : 'unreadable', ...details }
}
