import { type ImportIssue, shownValue } from '../domain/crm/import-issue'
import { fieldName } from './field-names'
import { parseNumber } from './read-number'
import { isRecord, type WireItem } from './wire-item'
import { isNoValue, REPLACEMENT, readFlag } from './wire-values'

/** Returns an issue for each field of the item that has a value which could not be read, so that it is missing now. */
export function droppedValues(item: WireItem, parsed: Record<string, unknown>): ImportIssue[] {
  return Object.entries(parsed).flatMap(([name, result]) => {
    const value = item[name]
    const lost = textWithReplacement(value)
    if (lost !== null) return [lostIssue(fieldName(name), lost)]
    return isDropped(value, result) ? [droppedIssue(fieldName(name), value)] : []
  })
}

/** Returns the issue of a flag that the source does not send: what it controls is hidden. */
export function flagAbsent(field: string): ImportIssue {
  return { code: 'flagAbsent', field: fieldName(field) }
}

/** Returns the first text in a value that lost characters in a wrong encoding; null if there is none. */
function textWithReplacement(value: unknown): string | null {
  if (typeof value === 'string') return value.includes(REPLACEMENT) ? value : null
  if (typeof value !== 'object' || value === null) return null
  for (const inner of Object.values(value)) {
    const text = textWithReplacement(inner)
    if (text !== null) return text
  }
  return null
}

/** The value begins a little before the first character that was lost. */
function lostIssue(field: string, text: string): ImportIssue {
  const start = Math.max(0, text.indexOf(REPLACEMENT) - 20)
  return { code: 'characterLost', field, value: shownValue(text.slice(start)) }
}

function isDropped(value: unknown, result: unknown): boolean {
  if (isNoValue(value) || Number(value) === 0) return false
  if (typeof result === 'boolean') return readFlag(value) === null
  if (result !== null) return false
  return !isRecord(value) || Object.values(value).some((text) => !isNoValue(text))
}

function droppedIssue(field: string, value: unknown): ImportIssue {
  const shown = { field, value: shownValue(value) }
  const isAmbiguous = parseNumber(value).is === 'ambiguous'
  return { code: isAmbiguous ? 'numberAmbiguous' : 'unreadable', ...shown }
}
