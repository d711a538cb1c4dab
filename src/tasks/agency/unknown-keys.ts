import { isRecord } from '../../features/crm/mapping/wire-item'

/**
 * Returns the paths of keys that the schema dropped, such as misspelt ones. `given` is the JSON, and `read` the output
 * of its schema.
 */
export function unknownKeys(
  given: unknown,
  read: unknown,
  path: PropertyKey[] = [],
): PropertyKey[][] {
  if (Array.isArray(given) && Array.isArray(read)) {
    return given.flatMap((entry, index) => unknownKeys(entry, read[index], [...path, index]))
  }
  if (!isRecord(given) || !isRecord(read)) return []
  return Object.entries(given).flatMap(([key, value]) =>
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
