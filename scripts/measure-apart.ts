import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail } from './say.ts'

/** Runs a measurement in a process and a database of its own, which are removed afterwards. */
export function measureApart<Result>(script: string, args: string[]): Record<string, Result> {
  const state = mkdtempSync(join(tmpdir(), 'pand-bench-'))
  const child = spawnSync(process.execPath, [script, ...args], {
    env: { ...process.env, STATE_DIR: state },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  rmSync(state, { recursive: true, force: true })
  if (child.status !== 0) fail('The measurement failed.')
  return JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '')
}
