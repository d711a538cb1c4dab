import type { ImportIssue } from '../import/import-issue'
import { readNumber } from './read-number'
import { isRecord, type WireItem } from './wire-item'

/** The largest item that is imported, in bytes of JSON. */
const MAX_ITEM_BYTES = 500_000

/** The field with the size of the original item in bytes, set if a source passes on only some of its fields. */
export const SENT_BYTES = 'sentbytes'

/** The issue of an item that is refused for its size. */
export const TOO_LARGE: ImportIssue = { code: 'itemTooLarge' }

/** Returns true if the item, in its original size, is larger than an import accepts. `part` is not counted. */
export function isTooLarge(item: unknown, part?: unknown): boolean {
  const sent = isRecord(item) ? (readNumber(item[SENT_BYTES]) ?? 0) : 0
  const itemBytes = jsonBytes(item) - (part === undefined ? 0 : jsonBytes(part))
  return Math.max(sent, itemBytes) > MAX_ITEM_BYTES
}

/**
 * Returns the fields of an item that are passed on, with the size of the original if that is too large. An item that
 * was passed on before has that size already.
 */
export function withSentBytes(fields: WireItem, original: WireItem): WireItem {
  const bytes = Math.max(jsonBytes(original), readNumber(original[SENT_BYTES]) ?? 0)
  return bytes > MAX_ITEM_BYTES ? { ...fields, [SENT_BYTES]: bytes } : fields
}

/** Returns the length of a JSON value in bytes of UTF-8, without spaces and without creating the JSON. */
export function jsonBytes(json: unknown): number {
  let bytes = 0
  const pending = [json]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string') bytes += stringBytes(value)
    else if (typeof value !== 'object' || value === null) bytes += String(value).length
    else {
      const inner = Object.values(value)
      bytes += 2 + Math.max(inner.length - 1, 0)
      if (!Array.isArray(value)) {
        for (const name of Object.keys(value)) bytes += stringBytes(name) + 1
      }
      for (const child of inner) pending.push(child)
    }
  }
  return bytes
}

function stringBytes(text: string): number {
  let bytes = 2
  for (let at = 0; at < text.length; at++) bytes += characterBytes(text.charCodeAt(at))
  return bytes
}

/** Returns the bytes of one UTF-16 code unit; a character of two code units has four bytes. */
function characterBytes(code: number): number {
  const isShortEscape = code === 34 || code === 92 || code === 10 || code === 13 || code === 9
  if (isShortEscape || code === 8 || code === 12) return 2
  if (code < 0x20) return 6
  if (code < 0x80) return 1
  return code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3
}
