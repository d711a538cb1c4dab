import { createServer } from 'vite'
import { readArguments } from './arguments.ts'
import { buildWhatChanged } from './bundle.ts'
import { printDemoAccounts } from './demo-accounts.ts'
import { freePort, HOST } from './port.ts'
import { prepareDatabase } from './prepare.ts'
import { checkConfiguration, createDevVars } from './runtime.ts'
import { whenStopped } from './when-stopped.ts'

readArguments('Serves the site here and follows changes of its code: npm run dev', {})

// The look-up of this machine's location would only slow the start.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'

const port = await freePort()
createDevVars()
checkConfiguration()
await buildWhatChanged()
const { demo } = await prepareDatabase()
const server = await createServer({
  configLoader: 'native',
  server: { host: HOST, port, strictPort: true },
})
whenStopped(() => server.close())
await server.listen()
server.printUrls()
if (demo) printDemoAccounts()
