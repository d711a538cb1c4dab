import type { Miniflare } from 'miniflare'
import { readJson } from './agency/folder.ts'
import { loadAgency } from './agency/load.ts'
import { localStore } from './agency/local.ts'
import { hasDemo, isEmpty } from './database.ts'
import { putDemoStaff } from './demo-accounts.ts'
import { LOCK_TIMEOUT_MS, STATE_DIR } from './runtime.ts'
import { callTask, callTaskByLines, withBuiltTasks } from './tasks.ts'
import { replaceUnreleased } from './unreleased.ts'

const DEMO = 'seeds'

/** Brings the local database up to date, and loads the demo agency if it has none and may. */
export async function prepareDatabase({ withDemo = true } = {}): Promise<{ demo: boolean }> {
  replaceUnreleased(STATE_DIR, LOCK_TIMEOUT_MS)
  return withBuiltTasks(async (tasks) => {
    const db = await tasks.getD1Database('DB')
    if (withDemo && (await isEmpty(db))) await loadDemo(tasks)
    return { demo: await hasDemo(db) }
  })
}

/** The settings come last: a database that has them is one that was filled whole. */
async function loadDemo(tasks: Miniflare): Promise<void> {
  console.log('Loading the demo agency …')
  await putDemoStaff(tasks)
  const listings = readJson(`${DEMO}/listings.json`) as { DeletedIDs: number[] }
  await callTaskByLines(tasks, '/import', listings)
  // A home must have been online for its address to answer that it is gone.
  await callTaskByLines(tasks, '/import', { DeletedIDs: listings.DeletedIDs })
  await callTask(tasks, '/demo-visits')
  await loadAgency(DEMO, await localStore(tasks), tasks)
}
