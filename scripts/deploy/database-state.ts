import type { Wrangler } from '../wrangler.ts'
import { isUnreachable, listOf, reasonOf, type Unreachable } from './wrangler-answer.ts'

export interface DatabaseState {
  /** Names of the migrations that have run. */
  migrations: string[]
  hasAgency: boolean
  /** Addresses of the admins who can log in. */
  admins: string[]
  /** Accounts of the demo agency that can log in. */
  demoAccounts: string[]
  deadMails: number
}

const DEMO_ACCOUNTS = [
  'staff@example.com',
  'editor@example.com',
  'owner@example.com',
  'owner2@example.com',
]

/** One query for each table, all with the same columns; a new database has none of the tables. */
const QUESTIONS: Record<string, string> = {
  d1_migrations: `SELECT 'migration' AS kind, name AS value FROM d1_migrations`,
  site_setting: `SELECT 'agency' AS kind, '' AS value FROM site_setting`,
  account: `SELECT CASE WHEN email IN (${DEMO_ACCOUNTS.map((email) => `'${email}'`)})
      THEN 'demo' ELSE role END AS kind, email AS value
    FROM account WHERE password IS NOT NULL AND (role = 'admin' OR email LIKE '%@example.com')`,
  outbox: `SELECT 'dead' AS kind, id AS value FROM outbox WHERE state = 'dead'`,
}

export async function readDatabase(wrangler: Wrangler): Promise<DatabaseState | Unreachable> {
  const tables = await query<{ name: string }>(
    wrangler,
    `SELECT name FROM sqlite_master WHERE type = 'table'`,
  )
  if (isUnreachable(tables)) return tables
  const questions = tables.flatMap(({ name }) => QUESTIONS[name] ?? [])
  if (questions.length === 0) return stateOf([])
  const rows = await query<Row>(wrangler, questions.join(' UNION ALL '))
  return isUnreachable(rows) ? rows : stateOf(rows)
}

interface Row {
  kind: string
  value: string
}

function stateOf(rows: Row[]): DatabaseState {
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ value }) => value)
  return {
    migrations: of('migration'),
    hasAgency: of('agency').length > 0,
    admins: of('admin'),
    demoAccounts: of('demo'),
    deadMails: of('dead').length,
  }
}

async function query<T>(wrangler: Wrangler, sql: string): Promise<T[] | Unreachable> {
  const command = sql.replace(/\s+/g, ' ')
  const args = ['d1', 'execute', 'DB', '--remote', '--json', '--command', command]
  const result = await wrangler.attempt(args)
  if (result.code !== 0) return { unreachable: reasonOf(result) }
  const [answer] = listOf<{ results?: T[] }>(result) ?? []
  return answer?.results ?? { unreachable: 'wrangler printed no rows' }
}
