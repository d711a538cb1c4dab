import { readFolder } from './agency/folder.ts'
import { checkFolder, loadAgency } from './agency/load.ts'
import { localStore } from './agency/local.ts'
import { loadRemoteAgency } from './agency/remote.ts'
import { ON_SITE, readArguments } from './arguments.ts'
import { fail } from './say.ts'
import { withTasks } from './tasks.ts'
import { wranglerOn } from './wrangler.ts'

const USAGE = `Name the folder: npm run agency:load -- agency
  --remote        into the deployed site, with wrangler
  --config FILE   of which agency (wrangler.toml)`

const { values, positionals } = readArguments(USAGE, ON_SITE, 1)
const [folder] = positionals
if (!folder) fail(USAGE)
readFolder(folder)
if (values.remote) await loadRemoteAgency(folder, wranglerOn(values.config))
else {
  await withTasks(
    async (tasks) => loadAgency(folder, await localStore(tasks), tasks),
    (tasks) => checkFolder(folder, tasks),
  )
}
