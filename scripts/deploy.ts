import { parseArgs } from 'node:util'
import { loadRemoteAgency } from './agency/remote.ts'
import { build, WORKER } from './bundle.ts'
import { gatherFacts } from './checks/gather.ts'
import { deploy } from './deploy/deploy.ts'
import { wranglerOn } from './wrangler.ts'

const { values } = parseArgs({
  options: {
    config: { type: 'string', default: 'wrangler.toml' },
    agency: { type: 'string', default: 'agency' },
    create: { type: 'boolean' },
    'no-mail': { type: 'boolean' },
  },
})

const wrangler = wranglerOn(values.config)
const facts = gatherFacts({ ...values, noMail: values['no-mail'] })
await deploy(facts, wrangler, {
  build: () => build().then(() => WORKER),
  loadAgency: loadRemoteAgency,
})
