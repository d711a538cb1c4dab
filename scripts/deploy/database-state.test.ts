import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Wrangler } from '../wrangler.ts'
import { readDatabase } from './database-state.ts'

let db: DatabaseSync

beforeEach(() => {
  db = new DatabaseSync(':memory:')
})

describe('the state of a database', () => {
  it('is empty before the first migration', async () => {
    expect(await readDatabase(wrangler())).toEqual({
      migrations: [],
      hasAgency: false,
      admins: [],
      demoAccounts: [],
      deadMails: 0,
    })
  })

  it('lists applied migrations, admins with a password and dead mails', async () => {
    migrate()
    db.exec(`INSERT INTO site_setting (id, data) VALUES (1, '{}')`)
    addAccount(1, 'anna@immo.be', 'admin', 'a-hash')
    addAccount(2, 'jan@immo.be', 'editor', 'a-hash')
    addAccount(3, 'invited@immo.be', 'admin', null)
    addAccount(4, 'staff@example.com', 'admin', 'a-hash')
    addAccount(5, 'owner@example.com', 'owner', 'a-hash')
    addAccount(6, 'owner2@example.com', 'owner', null)
    for (const [id, state] of Object.entries({ a: 'dead', b: 'dead', c: 'sent' }))
      addMail(id, state)
    expect(await readDatabase(wrangler())).toEqual({
      migrations: ['0001_initial.sql'],
      hasAgency: true,
      admins: ['anna@immo.be'],
      demoAccounts: ['staff@example.com', 'owner@example.com'],
      deadMails: 2,
    })
  })

  it('reports the reason when wrangler fails', async () => {
    const failing = { code: 1, stdout: '{ "error": { "text": "not authorized" } }', stderr: '' }
    const answer = await readDatabase({ ...wrangler(), attempt: async () => failing })
    expect(answer).toEqual({ unreachable: 'not authorized' })
  })
})

/** The real tables, as wrangler's own migrations leave them. */
function migrate(): void {
  for (const name of readdirSync('migrations').sort()) {
    db.exec(readFileSync(`migrations/${name}`, 'utf8'))
  }
  db.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)')
  db.exec(`INSERT INTO d1_migrations (name) VALUES ('0001_initial.sql')`)
}

function addAccount(id: number, email: string, role: string, password: string | null): void {
  db.prepare(
    `INSERT INTO account (id, email, name, role, lang, password, created_at)
     VALUES (?, ?, '', ?, 'nl', ?, 0)`,
  ).run(id, email, role, password)
}

function addMail(id: string, state: string): void {
  db.prepare(
    `INSERT INTO outbox (id, mail, state, next_at, created_at) VALUES (?, '{}', ?, '', '')`,
  ).run(id, state)
}

/** Answers as `wrangler d1 execute --json` does, from the database of the test. */
function wrangler(): Wrangler {
  const attempt = async (args: string[]) => {
    const results = db.prepare(args.at(-1) ?? '').all()
    return { code: 0, stdout: JSON.stringify([{ results, success: true }]), stderr: '' }
  }
  return { config: 'wrangler.toml', attempt, run: async () => 0, output: async () => '' }
}
