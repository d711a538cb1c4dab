import { parseArgs } from 'node:util'
import { loadAgency } from './agency/load.ts'
import { localStore } from './agency/local.ts'
import { loadRemoteAgency } from './agency/remote.ts'
import { fail } from './say.ts'
import { withTasks } from './tasks.ts'
import { wranglerOn } from './wrangler.ts'

const { values, positionals } = parseArgs({
  options: { remote: { type: 'boolean', default: false }, config: { type: 'string' } },
  allowPositionals: true,
})
const [folder] = positionals
if (!folder) fail('Name the folder: npm run agency:load -- agency [--remote] [--config FILE]')
if (values.remote) await loadRemoteAgency(folder, wranglerOn(values.config))
else await withTasks(async (tasks) => loadAgency(folder, await localStore(tasks), tasks))
