/** Returns JSON that is safe inside a `<script>`: `<`, `>`, `&` and line separators are escaped. */
export function safeJson(value: unknown): string {
  const json = JSON.stringify(value) ?? 'null'
  return json.replace(/[<>&\u2028\u2029]/g, escapeUnit)
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The maximum depth. Deeper values would overflow the stack of their readers. */
const MAX_DEPTH = 100
/** The maximum number of objects and arrays. 8 MB of listings contain about 100,000. */
const MAX_GROUPS = 500_000
/** The maximum number of names in one object. A listing has fewer than 200. */
const MAX_NAMES = 10_000
const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const COLON = 0x3a
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Returns true for JSON with more than 100 levels, 500,000 objects and arrays, or 10,000 names of one object. */
export function isJsonTooComplex(text: string): boolean {
  let [depth, groups] = [0, 0]
  /** The number of names in each open object by its depth. */
  const names = new Uint32Array(MAX_DEPTH + 1)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      depth++
      groups++
      if (depth > MAX_DEPTH || groups > MAX_GROUPS) return true
      names[depth] = 0
    } else if (code === COLON) {
      const count = (names[depth] ?? 0) + 1
      if (count > MAX_NAMES) return true
      names[depth] = count
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth--
  }
  return false
}

/** Returns the index of the quote that ends the string, or the text's length. */
function endOfString(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at
    if (code === BACKSLASH) at++
  }
  return text.length
}

/** Parses JSON. Returns null for malformed text. */
export function readJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Parses a JSON object. Returns null for malformed text and for any other value. */
export function readJsonObject(text: string | null | undefined): Record<string, unknown> | null {
  const value = readJson(text)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Record<string, unknown>) : null
}
