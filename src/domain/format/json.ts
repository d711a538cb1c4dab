/** JSON that is safe inside a `<script>`: `<`, `>`, `&` and line separators are escaped. */
export function safeJson(value: unknown): string {
  const json = JSON.stringify(value) ?? 'null'
  return json.replace(/[<>&\u2028\u2029]/g, escapeUnit)
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Parses JSON; null for malformed text. */
export function readJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Parses a JSON object; null for malformed text and for any other value. */
export function readJsonObject(text: string | null | undefined): Record<string, unknown> | null {
  const value = readJson(text)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Record<string, unknown>) : null
}
