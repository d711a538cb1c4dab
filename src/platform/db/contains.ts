import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the condition that a text contains the words. It has no special characters, and D1 limits the length of
 * `LIKE` patterns.
 */
export function holds(text: SQL, words: string): SQL {
  return sql`instr(lower(${text}), lower(${words})) > 0`
}
