import { type SQL, sql } from 'drizzle-orm'

/** Returns the condition that a text holds words, whatever signs are in them: D1 takes no long pattern for `LIKE`. */
export function holds(text: SQL, words: string): SQL {
  return sql`instr(lower(${text}), lower(${words})) > 0`
}
