import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

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

/** Returns the condition that a column has one of these numbers, given as texts. */
export function isOneOf(column: SQLiteColumn, ids: readonly string[]): SQL {
  return sql`${column} in ${valuesOf(JSON.stringify(ids.map(Number)))}`
}
