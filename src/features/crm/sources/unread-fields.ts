import { maskContacts } from '../../../platform/log'
import { isKnownField } from '../mapping/merge-languages'
import { isRecord, type WireItem } from '../mapping/wire-item'
import { isEmptyValue } from '../mapping/wire-values'

/** The values of a record that the site does not use, by path: `legal.heritage`, `details[].group`. */
export type UnreadFields = Readonly<Record<string, string>>

/** The unread fields of a run's records, by path: an example, and the number of records that have a value. */
export type UnreadCounts = Record<string, { records: number; example: string }>

const MAX_FIELDS = 200
const MAX_EXAMPLE = 60
/** Matches the paths of personal data, of which no example is stored. */
const PERSONAL =
  /owner|vendor|client|contact|person|tenant|eigenaar|proprietaire|name|phone|mobile|mail|birth|note|comment|iban/i
const PERSONAL_EXAMPLE = '…'

/**
 * Returns a view of a record that remembers its read values, and a function that returns the others. `data` is the
 * result of the mapping: the values in it are read, but not its fields that no import reads.
 */
export function trackReads(record: WireItem): {
  tracked: WireItem
  unread: (data: WireItem, ignored: readonly string[]) => UnreadFields
} {
  const read = new Set<string>()
  const tracked = new Proxy(record, readHandler('', read))
  const unread = (data: WireItem, ignored: readonly string[]) => {
    // Reads the values that the mapping passed on.
    JSON.stringify(data)
    const isRead = (path: string) => read.has(path)
    return { ...unreadOf(record, isRead, ignored), ...unknownFields(data, ignored) }
  }
  return { tracked, unread }
}

/** Returns the fields of an item in the import format that no mapping reads. */
export function unknownFields(item: WireItem, ignored: readonly string[] = []): UnreadFields {
  const isRead = (path: string) => isKnownField(path.split(/[.[]/, 1)[0] ?? path)
  return unreadOf(item, isRead, ignored)
}

/** Adds the unread fields of records to the counts of a run. */
export function countUnread(
  counts: UnreadCounts,
  records: readonly { unread: UnreadFields }[],
): UnreadCounts {
  const sums = { ...counts }
  for (const { unread } of records) {
    for (const [path, example] of Object.entries(unread)) {
      const known = sums[path]
      if (!known && Object.keys(sums).length >= MAX_FIELDS) continue
      sums[path] = { records: (known?.records ?? 0) + 1, example: known?.example ?? example }
    }
  }
  return sums
}

function readHandler<Target extends object>(path: string, read: Set<string>): ProxyHandler<Target> {
  return {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof key === 'symbol' || typeof value === 'function') return value
      const inner = pathIn(path, target, key)
      read.add(inner)
      return typeof value === 'object' && value !== null
        ? new Proxy(value, readHandler(inner, read))
        : value
    },
  }
}

/** Returns the path of a member; all entries of a list share one. */
function pathIn(path: string, parent: object, key: string): string {
  if (Array.isArray(parent)) return `${path}[]`
  return path ? `${path}.${key}` : key
}

function unreadOf(
  record: WireItem,
  isRead: (path: string) => boolean,
  ignored: readonly string[],
): UnreadFields {
  const unread: Record<string, string> = {}
  const visit = (value: unknown, path: string) => {
    if (isEmptyValue(value) || ignored.includes(path)) return
    if (Array.isArray(value) || isRecord(value)) {
      for (const [key, inner] of Object.entries(value)) visit(inner, pathIn(path, value, key))
    } else if (!isRead(path)) unread[path] ??= exampleOf(value, path)
  }
  for (const [key, value] of Object.entries(record)) visit(value, key)
  return unread
}

function exampleOf(value: unknown, path: string): string {
  return PERSONAL.test(path) ? PERSONAL_EXAMPLE : maskContacts(String(value), MAX_EXAMPLE)
}
