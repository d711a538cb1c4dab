import { isRecord } from '../../features/crm/mapping/wire-item'

/**
 * The paths of keys that were written but that reading dropped, such as a misspelt one: `given` is
 * the JSON, `read` what its schema made of it.
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

/** `pages[3].slugs.nl`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text ? `${text}.${String(key)}` : String(key)
  }, '')
}
