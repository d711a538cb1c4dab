import { describe, expect, test } from 'vitest'

const MIGRATIONS = import.meta.glob<string>('../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** During a deployment two releases use one database, so the older one must find its tables and columns. */
const REFUSED = [
  [/\bDROP\s+(?:TABLE|COLUMN|VIEW)\b/i, 'drops what the release before reads'],
  [/\bRENAME\b/i, 'renames what the release before reads'],
  [/\b__new_|_new\b|PRAGMA\s+(?:foreign_keys|legacy_alter_table)/i, 'builds a table anew'],
  [/\bON\s+DELETE\s+(?:CASCADE|SET)/i, 'deletes rows that no statement names'],
  [/\bADD\s+COLUMN\b(?![^;]*\bDEFAULT\b)[^;]*\bNOT\s+NULL\b/i, 'adds a column that old rows lack'],
] as const

/** The line that allows a migration to remove things; it must name the reason. */
const CONTRACTS = /^-- contract: .{20,}$/m

/** The reasons to refuse a migration; empty when it only adds. */
function problemsOf(sql: string): string[] {
  if (CONTRACTS.test(sql)) return []
  const code = sql.replace(/--.*$/gm, '')
  return REFUSED.filter(([pattern]) => pattern.test(code)).map(([, problem]) => problem)
}

describe('a migration', () => {
  test.each(Object.entries(MIGRATIONS))('%s only adds', (_, sql) => {
    expect(problemsOf(sql)).toEqual([])
  })

  test('has a unique number, without a gap', () => {
    const numbers = Object.keys(MIGRATIONS).map((path) => Number(/(\d{4})_/.exec(path)?.[1]))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
  })

  test.each([
    ['DROP TABLE lead;', 'drops'],
    ['ALTER TABLE lead DROP COLUMN page;', 'drops'],
    ['ALTER TABLE lead RENAME COLUMN page TO path;', 'renames'],
    ['ALTER TABLE lead_2 RENAME TO lead;', 'renames'],
    ['CREATE TABLE `__new_lead` (id TEXT);', 'builds a table anew'],
    ['PRAGMA foreign_keys=OFF;', 'builds a table anew'],
    ['CREATE TABLE a (b TEXT REFERENCES c (d) ON DELETE CASCADE);', 'deletes rows'],
    ['ALTER TABLE lead ADD COLUMN office TEXT NOT NULL;', 'old rows lack'],
  ])('with %s is refused', (sql, wanted) => {
    expect(problemsOf(sql).join()).toContain(wanted)
    expect(problemsOf(`-- contract: no release since 0.4 reads this\n${sql}`)).toEqual([])
  })

  test.each([
    'CREATE TABLE a (b TEXT NOT NULL) STRICT;',
    "ALTER TABLE lead ADD COLUMN office TEXT NOT NULL DEFAULT '';",
    'ALTER TABLE lead ADD COLUMN office TEXT; -- never RENAME it',
    'CREATE INDEX a ON b (c); DROP INDEX d;',
  ])('with %s is accepted', (sql) => {
    expect(problemsOf(sql)).toEqual([])
  })
})
