import type { Miniflare } from 'miniflare'
import { buildWhatChanged, TASKS } from './bundle.ts'
import { migrate } from './database.ts'
import { createDevVars, startTasks } from './runtime.ts'
import { fail } from './say.ts'

/** Has the tasks worker do a piece of work on the local database, as `src/tasks.ts` lists them. */
export async function runTask(path: string, body?: unknown): Promise<Record<string, unknown>> {
  return withTasks((tasks) => callTask(tasks, path, body))
}

/** The tasks worker on the local database, migrated, for as long as `work` lasts. */
export async function withTasks<Result>(
  work: (tasks: Miniflare) => Promise<Result>,
): Promise<Result> {
  createDevVars()
  await buildWhatChanged()
  const tasks = await startTasks(TASKS)
  try {
    await migrate(await tasks.getD1Database('DB'))
    return await work(tasks)
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
  if (!answer.ok) fail(`${path} failed: ${text}`)
  return JSON.parse(text)
}
