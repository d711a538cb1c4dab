import { isRecord } from '../../features/crm/mapping/wire-item'

/**
 * Returns the paths of keys that the schema dropped, such as misspelt ones. `given` is the JSON, and `read` the output
 * of its schema.
 */
export function unknownKeys(
  raw: unknown,
  read: unknown,
  path: PropertyKey[] = [],
): PropertyKey[][] {
  if (Array.isArray(raw) && Array.isArray(read)) {
    return raw.flatMap((entry, index) => unknownKeys(entry, read[index], [...path, index]))
  }
  if (!isRecord(raw) || !isRecord(read)) return []
  return Object.entries(raw).flatMap(([key, value]) =>
    key in read ? unknownKeys(value, read[key], [...path, key]) : [[...path, key]],
  )
}

/** Returns a path as text, as in `pages[3].slugs.nl`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text ? `${text}.${String(key)}` : String(key)
  }, '')
}
