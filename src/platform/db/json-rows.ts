import { type SQL, sql } from 'drizzle-orm'

/** Half of D1's limit for one bound value. */
const MAX_BYTES = 1_000_000
const encoder = new TextEncoder()

/**
 * Splits the values into JSON arrays below 1 MB, unless a single value is larger. A statement has at most 100 bound
 * values, but `json_each` reads any number of rows from one array.
 */
export function jsonChunks(values: Iterable<unknown>): string[] {
  const chunks: string[] = []
  let chunk: string[] = []
  let bytes = 0
  for (const value of values) {
    const json = JSON.stringify(value)
    const size = encoder.encode(json).length + 1
    if (chunk.length > 0 && bytes + size > MAX_BYTES) {
      chunks.push(`[${chunk.join()}]`)
      chunk = []
      bytes = 0
    }
    chunk.push(json)
    bytes += size
  }
  if (chunk.length > 0) chunks.push(`[${chunk.join()}]`)
  return chunks
}

/** Returns `(select value from json_each(…))`, for `in`. */
export function valuesOf(chunk: string): SQL {
  return sql`(select value from json_each(${chunk}))`
}
