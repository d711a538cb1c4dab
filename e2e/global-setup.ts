import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSite } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

/** One server with a database of its own for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'pand-e2e-'))
  const server = await startSite({
    state,
    env: { RATE_LIMIT_FACTOR: '100', STAFF_API_TOKEN: 'local-staff-token' },
  })
  project.provide('origin', server.origin)
  return async () => {
    await server.stop()
    rmSync(state, { recursive: true, force: true })
  }
}
