import { setTimeout as delay } from 'node:timers/promises'
import type { Miniflare } from 'miniflare'
import { readArguments } from './arguments.ts'
import { buildWhatChanged, isBuilt, WORKER } from './bundle.ts'
import { serveFakeCrm } from './crm/serve.ts'
import { printDemoAccounts } from './demo-accounts.ts'
import { demoTour } from './demo-tour.ts'
import { freePort, HOST } from './port.ts'
import { prepareDatabase } from './prepare.ts'
import { checkConfiguration, createDevVars, crmSourceName, startWorker } from './runtime.ts'
import { fail, message } from './say.ts'
import { whenStopped } from './when-stopped.ts'

const USAGE = `Serves the site here: npm start
  --empty      without the demo agency
  --no-build   as it was built last`

const { values } = readArguments(USAGE, {
  empty: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
})
const { empty, 'no-build': noBuild } = values

const port = await freePort()
createDevVars()
if (noBuild && !isBuilt()) fail('There is no build yet: run `npm start` without --no-build.')
if (!noBuild) await buildWhatChanged()
checkConfiguration()
const { demo } = await prepareDatabase({ withDemo: !empty })
const wantsFakeCrm = demo && !crmSourceName() && process.env.CRM_DEMO !== 'off'
const fakeCrm = wantsFakeCrm ? await serveFakeCrm() : null
if (fakeCrm) Object.assign(process.env, fakeCrm.settings)
const cronSeconds = Number(process.env.CRON_SECONDS || (fakeCrm ? 30 : 60))
const server = await startWorker([WORKER], { host: HOST, port })
whenStopped(() => server.dispose())
fireCron(server)
const address = await server.ready
const site = `http://localhost:${address.port}`
console.log(`Pand is at ${site}`)
if (demo) {
  printDemoAccounts()
  console.log(demoTour(site, fakeCrm?.address ?? null).join('\n'))
}

/** Fires the cron handler as the edge does every minute; a run that takes longer delays the next one. */
async function fireCron(miniflare: Miniflare): Promise<void> {
  const worker = await miniflare.getWorker()
  for (let next = Date.now(); cronSeconds > 0; ) {
    next = Math.max(next + cronSeconds * 1000, Date.now())
    await delay(next - Date.now())
    await worker.scheduled({ cron: '* * * * *' }).catch((error) => {
      console.error(`The cron run failed: ${message(error)}`)
    })
  }
}
