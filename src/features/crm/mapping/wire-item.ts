/** The maximum size of a text, 256 KB; a longer one is not the text of a listing. */
const MAX_TEXT_BYTES = 256 * 1024
const MAX_DEPTH = 10

export type WireItem = Record<string, unknown>

/**
 * Returns an item with all its names in lower case (the CRM's are matched without regard to case) and without the
 * `Object` wrapper of `GetPropertyList2`. `tooLong` lists the texts over 256 KB. Null if it is not an object.
 */
export function readItem(value: unknown): { item: WireItem; tooLong: string[] } | null {
  if (!isRecord(value)) return null
  const tooLong: string[] = []
  const names = Object.keys(value)
  const wrapper = names.length === 1 && names[0]?.toLowerCase() === 'object' ? names[0] : null
  const item = lowerCased(wrapper ? value[wrapper] : value, '', 0, tooLong)
  return isRecord(item) ? { item, tooLong } : null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function lowerCased(value: unknown, name: string, depth: number, tooLong: string[]): unknown {
  if (typeof value === 'string') {
    if (isTooLong(value)) tooLong.push(name)
    return value
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return null
  if (Array.isArray(value)) {
    return value.map((entry) => lowerCased(entry, name, depth + 1, tooLong))
  }
  const entries = Object.entries(value).map(([key, inner]) => [
    key.toLowerCase(),
    lowerCased(inner, name || key, depth + 1, tooLong),
  ])
  return Object.fromEntries(entries)
}

function isTooLong(text: string): boolean {
  if (text.length * 3 <= MAX_TEXT_BYTES) return false
  return new TextEncoder().encode(text).length > MAX_TEXT_BYTES
}
