import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { importFile, STAFF_TOKEN } from './import-file.ts'
import { moreHomes } from './more-listings.ts'
import { startSite } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

/** Colleagues whose language and sessions a test changes, which others of the same name would feel. */
const COLLEAGUES = [{ name: 'francine', role: 'admin', lang: 'fr' }]

/** One server with a database of its own for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'pand-e2e-'))
  await addStaffMembers(state)
  const server = await startSite({
    state,
    env: { RATE_LIMIT_FACTOR: '100', STAFF_API_TOKEN: STAFF_TOKEN },
  })
  for (const file of moreHomes()) await importFile(server.origin, file)
  project.provide('origin', server.origin)
  return async () => {
    await server.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

async function addStaffMembers(state: string): Promise<void> {
  // The folder is read once, with the module.
  process.env.STATE_DIR = state
  const { callTask, withTasks } = await import('../scripts/tasks.ts')
  delete process.env.STATE_DIR
  await withTasks(async (tasks) => {
    for (const one of COLLEAGUES) {
      const account = { email: `${one.name}@example.com`, password: `lindehof-${one.name}` }
      await callTask(tasks, '/staff', { ...one, ...account })
    }
  })
}
