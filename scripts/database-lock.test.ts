import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockedDatabase } from './database-lock.ts'

const MODULE = pathToFileURL(resolve('scripts/database-lock.ts')).href

let state: string
let file: string
let holder: DatabaseSync

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'pand-lock-'))
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject')
  mkdirSync(folder, { recursive: true })
  file = join(folder, 'database.sqlite')
  holder = new DatabaseSync(file)
})

afterEach(() => {
  holder.close()
  rmSync(state, { recursive: true })
})

describe('a local database', () => {
  it('is free before the first command and while no connection writes', () => {
    expect(lockedDatabase(join(state, 'none'), 0)).toBeNull()
    expect(lockedDatabase(state, 0)).toBeNull()
  })

  it.each(['BEGIN IMMEDIATE', 'BEGIN EXCLUSIVE'])(
    'is locked while another connection has a transaction by %s',
    (begin) => {
      holder.exec(begin)
      expect(lockedDatabase(state, 0)).toBe(file)
      holder.exec('ROLLBACK')
      expect(lockedDatabase(state, 0)).toBeNull()
    },
  )
})

it('ends the command with one sentence that names the locked file', () => {
  holder.exec('BEGIN IMMEDIATE')
  const code = `import { failIfLocked } from '${MODULE}'; failIfLocked('${state}', 0)`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code])
  expect(status).toBe(1)
  expect(String(stderr).trim()).toBe(
    `Another process holds the database ${file}: end that process, then run this again.`,
  )
})
