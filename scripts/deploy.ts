import { loadRemoteAgency } from './agency/remote.ts'
import { readArguments } from './arguments.ts'
import { build, WORKER } from './bundle.ts'
import { gatherFacts } from './checks/gather.ts'
import { deploy } from './deploy/deploy.ts'
import { wranglerOn } from './wrangler.ts'

const USAGE = `Builds, migrates and uploads: npm run deploy
  --create          makes the database, the namespace and the bucket first, and loads the agency
  --agency FOLDER   which one that is (agency)
  --no-mail         although no mail can leave the site yet
  --config FILE     of which agency (wrangler.toml)`

const { values } = readArguments(USAGE, {
  config: { type: 'string', default: 'wrangler.toml' },
  agency: { type: 'string', default: 'agency' },
  create: { type: 'boolean' },
  'no-mail': { type: 'boolean' },
})

const wrangler = wranglerOn(values.config)
const facts = gatherFacts({ ...values, noMail: values['no-mail'] })
await deploy(facts, wrangler, {
  build: () => build().then(() => WORKER),
  loadAgency: loadRemoteAgency,
})
