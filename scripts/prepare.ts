import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { TASKS } from './bundle.ts'
import { hasDemo, isEmpty, migrate } from './database.ts'
import { startTasks } from './runtime.ts'
import { callTask } from './tasks.ts'

/** Brings the local database up to date, with the demo agency in it when it holds none. */
export async function prepareDatabase(): Promise<{ demo: boolean }> {
  const tasks = await startTasks(TASKS)
  try {
    const db = await tasks.getD1Database('DB')
    await migrate(db)
    if (await isEmpty(db)) {
      console.log('Loading the demo agency …')
      await callTask(tasks, '/seed', seeds())
    }
    return { demo: await hasDemo(db) }
  } finally {
    await tasks.dispose()
  }
}

/** The files of seeds/ by name, its documents in base64. */
function seeds(): Record<string, unknown> {
  const files = readdirSync('seeds').filter((name) => name.endsWith('.json'))
  return {
    ...Object.fromEntries(
      files.map((name) => [
        basename(name, '.json'),
        JSON.parse(readFileSync(`seeds/${name}`, 'utf8')),
      ]),
    ),
    documents: Object.fromEntries(
      readdirSync('seeds/documents').map((name) => [
        name,
        readFileSync(`seeds/documents/${name}`, 'base64'),
      ]),
    ),
  }
}
