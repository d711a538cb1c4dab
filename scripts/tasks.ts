import type { Miniflare } from 'miniflare'
import { retryWhileBusy } from '../src/tasks/retry-while-busy.ts'
import { buildWhatChanged, TASKS } from './bundle.ts'
import { migrate } from './database.ts'
import { failIfLocked } from './database-lock.ts'
import { readLines } from './read-lines.ts'
import { createDevVars, STATE_DIR, startTasks } from './runtime.ts'
import { fail } from './say.ts'

/** Has the tasks worker do a piece of work on the local database, as `src/tasks/tasks.ts` lists them. */
export async function runTask(path: string, body?: unknown): Promise<Record<string, unknown>> {
  return withTasks((tasks) => callTask(tasks, path, body))
}

/**
 * The tasks worker on the local database, built and migrated, for as long as `work` lasts. `check` runs before the
 * database is touched.
 */
export async function withTasks<Result>(
  work: (tasks: Miniflare) => Promise<Result>,
  check: (tasks: Miniflare) => Promise<void> = async () => {},
): Promise<Result> {
  createDevVars()
  await buildWhatChanged()
  return withBuiltTasks(work, check)
}

/** The same with the last build. */
export async function withBuiltTasks<Result>(
  work: (tasks: Miniflare) => Promise<Result>,
  check: (tasks: Miniflare) => Promise<void> = async () => {},
): Promise<Result> {
  const tasks = await startTasks(TASKS)
  try {
    await check(tasks)
    const db = await tasks.getD1Database('DB')
    await retryWhileBusy(() => migrate(db))
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
  type = 'application/json',
): Promise<Record<string, unknown>> {
  const answer = await tasks.dispatchFetch(`http://tasks${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: body instanceof Uint8Array ? body : JSON.stringify(body ?? {}),
  })
  const text = await answer.text()
  if (!answer.ok) failIfLocked(STATE_DIR, 0)
  if (!answer.ok) fail(failureOf(text))
  return JSON.parse(text)
}

/** Calls a task that responds with lines of JSON; returns the last one, and shows the others while they come. */
export async function callTaskByLines(
  tasks: Miniflare,
  path: string,
  body: unknown,
  show: (line: Record<string, unknown>) => void = () => undefined,
): Promise<Record<string, unknown>> {
  const answer = await tasks.dispatchFetch(`http://tasks${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  const last = await readLines(answer, show)
  if (last.status !== 'success') failIfLocked(STATE_DIR, 0)
  if (last.status !== 'success') fail(failureOf(JSON.stringify(last)))
  return last
}

interface Failure {
  issues?: { path?: PropertyKey[]; message: string }[]
}

/** Returns a refused call in words, a line for each issue: `role: must be one of …`. */
function failureOf(text: string): string {
  const lines = (issuesOf(text) ?? []).map(({ path = [], message: reason }) =>
    [path.join('.'), reason].filter(Boolean).join(': '),
  )
  return lines.length > 0 ? lines.join('\n') : `The command failed: ${text.slice(0, 1000)}`
}

function issuesOf(text: string): Failure['issues'] {
  try {
    return (JSON.parse(text) as Failure).issues
  } catch {
    return undefined
  }
}
