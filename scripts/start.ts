import type { Miniflare } from 'miniflare'
import { buildWhatChanged, isBuilt, WORKER } from './bundle.ts'
import { printDemoAccounts } from './demo-accounts.ts'
import { freePort, HOST } from './port.ts'
import { prepareDatabase } from './prepare.ts'
import { checkConfiguration, createDevVars, startWorker } from './runtime.ts'
import { fail, message } from './say.ts'
import { whenStopped } from './when-stopped.ts'

const noBuild = process.argv.includes('--no-build')
const withDemo = !process.argv.includes('--empty')
const cronSeconds = Number(process.env.CRON_SECONDS || 60)

const port = await freePort()
createDevVars()
if (noBuild && !isBuilt()) fail('There is no build yet: run `npm start` without --no-build.')
if (!noBuild) await buildWhatChanged()
checkConfiguration()
const { demo } = await prepareDatabase({ withDemo })
const server = await startWorker([WORKER], { host: HOST, port })
whenStopped(() => server.dispose())
fireCron(server)
const address = await server.ready
console.log(`Pand is at http://localhost:${address.port}`)
if (demo) printDemoAccounts()

/** Fires the cron handler every minute as the edge does, one run after the other. */
async function fireCron(miniflare: Miniflare): Promise<void> {
  const worker = await miniflare.getWorker()
  while (cronSeconds > 0) {
    await new Promise((resolve) => setTimeout(resolve, cronSeconds * 1000))
    await worker.scheduled({ cron: '* * * * *' }).catch((error) => {
      console.error(`The cron run failed: ${message(error)}`)
    })
  }
}
