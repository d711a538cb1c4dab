import { exportAgency } from './agency/export.ts'
import { localStore } from './agency/local.ts'
import { remoteStore } from './agency/remote.ts'
import { ON_SITE, readArguments } from './arguments.ts'
import { fail } from './say.ts'
import { withTasks } from './tasks.ts'
import { wranglerOn } from './wrangler.ts'

const USAGE = `Name a new folder: npm run agency:export -- backup
  --remote        from the deployed site, with wrangler
  --config FILE   of which agency (wrangler.toml)`

const { values, positionals } = readArguments(USAGE, ON_SITE, 1)
const [folder] = positionals
if (!folder) fail(USAGE)
await withTasks(async (tasks) => {
  const store = values.remote ? remoteStore(wranglerOn(values.config)) : await localStore(tasks)
  await exportAgency(folder, store, tasks)
})
