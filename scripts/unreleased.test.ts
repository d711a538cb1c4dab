import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from './deploy/fake-cloudflare/run.ts'
import { failIfUnreleased, replaceUnreleased } from './unreleased.ts'

const OLD = ['0001_initial.sql', '0002_search.sql', '0049_market_rows.sql']

let state: string

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'pand-unreleased-'))
})

afterEach(() => {
  rmSync(state, { recursive: true })
})

function createDatabase(migrations: string[]): void {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject')
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'database.sqlite'))
  database.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)')
  const insert = database.prepare('INSERT INTO d1_migrations (name) VALUES (?)')
  for (const name of migrations) insert.run(name)
  database.close()
}

describe('a local database from before the first release', () => {
  it('is moved aside with one sentence, also a second time', async () => {
    for (const _ of ['first', 'second']) {
      createDatabase(OLD)
      const { failed, output } = await run(async () => replaceUnreleased(state, 0))
      expect(failed).toBe(false)
      expect(output).toBe(
        `Nothing has been released yet, so the local database is recreated with the new schema; the old one is in ${state}/v3-old.`,
      )
      expect(readdirSync(state)).toEqual(['v3-old'])
    }
  })

  it('stops every other command with one sentence', async () => {
    createDatabase(OLD)
    const { failed, output } = await run(async () => failIfUnreleased(state))
    expect(failed).toBe(true)
    expect(output).toBe(
      `The local database in ${state} is from before the first release: npm start recreates it.`,
    )
  })
})

it.each([
  ['the initial migration', ['0001_initial.sql']],
  ['a migration of a later release', ['0001_initial.sql', '0002_office.sql']],
  ['no migration', []],
])('keeps a local database with %s', async (_, migrations) => {
  createDatabase(migrations)
  const { failed, output } = await run(async () => {
    replaceUnreleased(state, 0)
    failIfUnreleased(state)
  })
  expect({ failed, output }).toEqual({ failed: false, output: '' })
  expect(existsSync(`${state}/v3/d1`)).toBe(true)
})
