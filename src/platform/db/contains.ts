import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the condition that a text contains the words. It uses `instr`, because D1 limits the length of `LIKE`
 * patterns and the words may contain wildcards.
 */
export function containsText(text: SQL, words: string): SQL {
  return sql`instr(lower(${text}), lower(${words})) > 0`
}
