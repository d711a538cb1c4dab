import { parseArgs } from 'node:util'
import { exportAgency } from './agency/export.ts'
import { localStore } from './agency/local.ts'
import { remoteStore } from './agency/remote.ts'
import { fail } from './say.ts'
import { withTasks } from './tasks.ts'
import { wranglerOn } from './wrangler.ts'

const { values, positionals } = parseArgs({
  options: { remote: { type: 'boolean', default: false }, config: { type: 'string' } },
  allowPositionals: true,
})
const [folder] = positionals
if (!folder) fail('Name a new folder: npm run agency:export -- backup [--remote] [--config FILE]')
await withTasks(async (tasks) => {
  const store = values.remote ? remoteStore(wranglerOn(values.config)) : await localStore(tasks)
  await exportAgency(folder, store, tasks)
})
