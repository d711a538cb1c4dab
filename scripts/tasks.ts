import type { Miniflare } from 'miniflare'
import { buildWhatChanged, TASKS } from './bundle.ts'
import { migrate } from './database.ts'
import { failIfLocked } from './database-lock.ts'
import { createDevVars, STATE_DIR, startTasks } from './runtime.ts'
import { fail } from './say.ts'

/** Has the tasks worker do a piece of work on the local database, as `src/tasks.ts` lists them. */
export async function runTask(path: string, body?: unknown): Promise<Record<string, unknown>> {
  return withTasks((tasks) => callTask(tasks, path, body))
}

/** The tasks worker on the local database, built and migrated, for as long as `work` lasts. */
export async function withTasks<Result>(
  work: (tasks: Miniflare) => Promise<Result>,
): Promise<Result> {
  createDevVars()
  await buildWhatChanged()
  return withBuiltTasks(work)
}

/** The same as it was built last. */
export async function withBuiltTasks<Result>(
  work: (tasks: Miniflare) => Promise<Result>,
): Promise<Result> {
  const tasks = await startTasks(TASKS)
  try {
    await migrate(await tasks.getD1Database('DB'))
    return await work(tasks)
  } catch (error) {
    // The runtime reports a locked database as an internal error.
    failIfLocked(STATE_DIR, 0)
    throw error
  } finally {
    await tasks.dispose()
  }
}

export async function callTask(
  tasks: Miniflare,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const answer = await tasks.dispatchFetch(`http://tasks${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  const text = await answer.text()
  if (!answer.ok) failIfLocked(STATE_DIR, 0)
  if (!answer.ok) fail(`${path} failed: ${text}`)
  return JSON.parse(text)
}
