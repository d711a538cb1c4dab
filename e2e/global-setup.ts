import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { importFile, STAFF_TOKEN } from './import-file.ts'
import { testImports } from './more-listings.ts'
import { startSite } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

/** Staff members for tests that change their language or sessions, which would affect other tests. */
const STAFF_MEMBERS = [{ name: 'francine', role: 'admin', lang: 'fr' }]

/** Starts one server with a temporary database for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'pand-e2e-'))
  await addStaffMembers(state)
  const server = await startSite({
    state,
    env: { RATE_LIMIT_FACTOR: '100', STAFF_API_TOKEN: STAFF_TOKEN },
  })
  for (const file of testImports()) await importFile(server.origin, file)
  project.provide('origin', server.origin)
  return async () => {
    await server.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

async function addStaffMembers(state: string): Promise<void> {
  // The module reads the folder once when it is loaded.
  process.env.STATE_DIR = state
  const { callTask, withTasks } = await import('../scripts/tasks.ts')
  delete process.env.STATE_DIR
  await withTasks(async (tasks) => {
    for (const member of STAFF_MEMBERS) {
      const account = { email: `${member.name}@example.com`, password: `lindehof-${member.name}` }
      await callTask(tasks, '/staff', { ...member, ...account })
    }
  })
}
