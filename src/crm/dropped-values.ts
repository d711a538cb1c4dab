import { type ImportIssue, shownValue } from '../domain/crm/import-issue'
import { fieldName } from './field-names'
import { parseNumber } from './read-number'
import { isRecord, type WireItem } from './wire-item'
import { isNoValue, REPLACEMENT, readFlag } from './wire-values'

/** Returns an issue for each field of the item that has a value which could not be read, so that it is missing now. */
export function droppedValues(item: WireItem, parsed: Record<string, unknown>): ImportIssue[] {
  return Object.entries(parsed).flatMap(([name, result]) => {
    const value = item[name]
    return isDropped(value, result) ? [droppedIssue(fieldName(name), value)] : []
  })
}

/** Returns the issue of a flag that the source does not send: what it controls is hidden. */
export function flagAbsent(field: string): ImportIssue {
  return { code: 'flagAbsent', field: fieldName(field) }
}

function isDropped(value: unknown, result: unknown): boolean {
  if (isNoValue(value) || Number(value) === 0) return false
  if (typeof result === 'boolean') return readFlag(value) === null
  if (result !== null) return false
  return !isRecord(value) || Object.values(value).some((text) => !isNoValue(text))
}

function droppedIssue(field: string, value: unknown): ImportIssue {
  const shown = { field, value: shownValue(value) }
  if (shown.value.includes(REPLACEMENT)) return { code: 'characterLost', ...shown }
  const isAmbiguous = parseNumber(value).is === 'ambiguous'
  return { code: isAmbiguous ? 'numberAmbiguous' : 'unreadable', ...shown }
}
