import { type SQL, sql } from 'drizzle-orm'

/** Half of D1's limit for one bound value. */
const MAX_BYTES = 1_000_000
const encoder = new TextEncoder()

/**
 * JSON arrays of the values, each below 1 MB where one value allows it: a statement takes at most 100
 * bound values but any number of rows from one such array through `json_each`.
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

/** `(select value from json_each(…))`, for `in`. */
export function valuesOf(chunk: string): SQL {
  return sql`(select value from json_each(${chunk}))`
}
